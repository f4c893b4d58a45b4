export interface File {
  /** `text/html; charset=utf-8`. */
  readonly type: string;
  readonly body: string;
}
