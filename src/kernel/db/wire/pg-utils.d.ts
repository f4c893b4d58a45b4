/** What pg does for its own queries, and has no types for. */
declare module 'pg/lib/utils.js' {
  /** A value as PostgreSQL takes it in: text, bytes or null. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
