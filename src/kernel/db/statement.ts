/** One SQL statement; with values it is prepared, and its parameters are `$1`, `$2` and so on. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
}
