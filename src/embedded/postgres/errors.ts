/** The folder's database already belongs to a live process: two owners of one cluster are refused. */
export class DataDirectoryInUseError extends Error {
  readonly dataDir: string;
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}. ` +
        'Stop that process first, or start this one on another folder or with DATABASE_URL.',
    );
    this.name = 'DataDirectoryInUseError';
    this.dataDir = dataDir;
    this.pid = pid;
  }
}

/** The embedded server could not be made, started or stopped; the message ends with what the server itself said. */
export class EmbeddedPostgresError extends Error {
  constructor(problem: string, output = '', cause?: unknown) {
    const said = output.trim();
    super(said ? `${problem}\n${said}` : problem, cause === undefined ? undefined : { cause });
    this.name = 'EmbeddedPostgresError';
  }
}

/** The `code` of a system or PostgreSQL error (`ENOENT`, `3D000`), or undefined for anything else. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
