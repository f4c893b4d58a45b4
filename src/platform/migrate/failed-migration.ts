/** Notes which migration an error is of. The error stays what it is: its code says whether to try again. */
export function ofMigration(error: unknown, name: string): unknown {
  if (error instanceof Error && !('migration' in error)) Object.assign(error, { migration: name });
  return error;
}

/** `migrations/001_desks.ts:7:21  t.text(...).nope is not a function`; undefined for an error of no migration. */
export function failedMigration(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('migration' in error)) return undefined;
  const name = String(error.migration).replace(/^service\//, '');
  const lines = (error.stack ?? '').split('\n');
  const frame = lines.find((line) => line.includes(`/${name}:`));
  const [, place = ''] = /(:\d+(?::\d+)?)\)?$/.exec(frame?.trim() ?? '') ?? [];
  return `migrations/${name}${place}  ${error.message}`;
}
