import process from 'node:process';
import pino, { type DestinationStream, type Logger } from 'pino';
import { SERVICE } from '../../names.ts';
import { idsForLog } from '../../tracing/index.ts';
import { Outage } from '../response/outage.ts';
import { readable } from './log-readable.ts';
import { redacted } from './log-redact.ts';
import { scrub } from './log-scrub.ts';

export interface LogOptions {
  /** pino's levels, or `silent`. */
  readonly level: string;
  readonly environment: string;
  /** The destination of lines; the process's standard output by default. */
  readonly destination?: DestinationStream;
  /** True writes lines for people instead of programs. By default it is true where standard output is a terminal. */
  readonly isReadable?: boolean;
  /** Milliseconds of a monotonic clock. */
  readonly monotonic?: () => number;
}

const outages = new WeakMap<Logger, Outage>();

/**
 * JSON lines. Secrets are redacted by name, and each finished line is scrubbed of what looks like a phone number, a key
 * or a token, so that error texts, stacks and bindings of child loggers cannot carry one out either (D-066). While the
 * database is away, whatever fails of it shares one line a minute.
 */
export function createLog(options: LogOptions): Logger {
  const out = options.destination ?? pino.destination({ dest: 1, sync: false });
  const isReadable = options.isReadable ?? (options.destination === undefined && process.stdout.isTTY === true);
  const shown = isReadable ? readable : (line: string) => line;
  const scrubbed: DestinationStream = { write: (line) => void out.write(shown(scrub(line))) };
  const outage = new Outage(options.monotonic);
  const log = pino(
    {
      level: options.level,
      base: { service: SERVICE, environment: options.environment },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => ({ ...idsForLog() }),
      formatters: { level: (label) => ({ level: label }), bindings: redacted, log: redacted },
      hooks: {
        logMethod(given, method) {
          const told = outage.tell(given);
          if (told !== undefined) method.apply(this, told);
        },
      },
    },
    scrubbed,
  );
  outages.set(log, outage);
  return log;
}

/** The database has taken a new connection. */
export function databaseIsThere(log: Logger): void {
  const ended = outages.get(log)?.end();
  if (ended !== undefined) log.info(ended, 'the database is available again');
}
