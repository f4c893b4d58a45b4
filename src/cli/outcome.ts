/** The output of a command: for programs (`--json`) and for people. */
export interface Outcome {
  readonly json: unknown;
  readonly text: string;
  /** False ends the process with status 1, as a refusal does. */
  readonly ok?: boolean;
}

/** The command was understood and is not done: exit status 1. Codes are those of the API where it has one. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The exit statuses of D-428. */
export const EXIT = { ok: 0, refused: 1, usage: 2 } as const;

/** One JSON document; amounts are strings, as everywhere (A conventions). */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) => (typeof item === 'bigint' ? item.toString() : item), 2);

/** Columns of equal width; the first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
