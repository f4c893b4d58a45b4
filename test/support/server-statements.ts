import { readFileSync, statSync } from 'node:fs';

/** A statement in the log of a server that logs all of them (`log_min_duration_statement = 0`). */
export interface LoggedStatement {
  readonly text: string;
  readonly ms: number;
  readonly user: string;
}

/** Where the log ends now. */
export const endOf = (logFile: string): number => statSync(logFile).size;

const LINE =
  /^\S+ \S+ \S+ \[\d+\] (\w+)@\w+ LOG: {2}duration: ([\d.]+) ms {2}(?:(parse|bind|execute) \S+|statement): (.*)$/gm;

/** What was executed since, by Debian's `log_line_prefix`. Planning (`parse`, `bind`) is part of what a statement takes. */
export function statementsSince(logFile: string, position: number): LoggedStatement[] {
  const text = readFileSync(logFile).subarray(position).toString('utf8');
  const statements: LoggedStatement[] = [];
  let before = 0;
  for (const [, user = '', ms = '0', phase, statement = ''] of text.matchAll(LINE)) {
    if (phase === 'parse' || phase === 'bind') {
      before = Math.max(before, Number(ms));
      continue;
    }
    statements.push({ text: statement, ms: Number(ms) + before, user });
    before = 0;
  }
  return statements;
}
