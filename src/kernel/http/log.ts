import pino, { type DestinationStream, type Logger } from 'pino';
import { redacted } from './log-redact.ts';
import { scrub } from './log-scrub.ts';

export interface LogOptions {
  /** pino's levels, or `silent`. */
  readonly level: string;
  readonly service: string;
  readonly environment: string;
  /** Where lines go; the process's standard output by default. */
  readonly destination?: DestinationStream;
}

/**
 * JSON lines. Secrets are redacted by name, and each finished line is scrubbed of what looks like a phone number, a key
 * or a token, so that error texts, stacks and bindings of child loggers cannot carry one out either (D-066).
 */
export function createLog(options: LogOptions): Logger {
  const out = options.destination ?? pino.destination({ dest: 1, sync: false });
  const scrubbed: DestinationStream = { write: (line) => void out.write(scrub(line)) };
  return pino(
    {
      level: options.level,
      base: { service: options.service, environment: options.environment },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), bindings: redacted, log: redacted },
    },
    scrubbed,
  );
}
