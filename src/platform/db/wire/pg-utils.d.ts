/** A module of pg without types of its own. */
declare module 'pg/lib/utils.js' {
  /** A value as PostgreSQL takes it in: text, bytes or null. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
