import { styleText } from 'node:util';

interface LogLine {
  readonly level: string;
  readonly time: string;
  readonly msg?: string;
  readonly err?: { readonly stack?: string; readonly message?: string };
  readonly [field: string]: unknown;
}

const COLOURS = {
  trace: 'gray',
  debug: 'gray',
  info: 'green',
  warn: 'yellow',
  error: 'red',
  fatal: 'magenta',
} as const;

/** The same on every line, or shown otherwise. */
const NOT_SHOWN = new Set(['level', 'time', 'msg', 'err', 'service', 'environment']);

/** A finished JSON line as people read it: `12:03:04 INFO  request status=201 operationId=createParcel`. */
export function readable(json: string): string {
  const line = JSON.parse(json) as LogLine;
  const { level, time, msg = '', err } = line;
  const colour = COLOURS[level as keyof typeof COLOURS] ?? 'white';
  const fields = Object.entries(line).filter(([name, value]) => !NOT_SHOWN.has(name) && value != null);
  const said = fields.map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const head = [time.slice(11, 19), styleText(colour, level.toUpperCase().padEnd(5)), msg];
  const details = styleText('gray', said.join(' '));
  const stack = err && `\n  ${(err.stack ?? err.message ?? '').replaceAll('\n', '\n  ')}`;
  return `${[...head, ...(said.length > 0 ? [details] : [])].join(' ')}${stack ?? ''}\n`;
}
