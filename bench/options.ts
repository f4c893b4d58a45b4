import { parseArgs } from 'node:util';

export interface Options {
  readonly suites: readonly string[];
  readonly rounds: number;
  /** Of one measurement under load. */
  readonly seconds: number;
  /** Growth up to a million payments, and background tasks up to ten million rows. */
  readonly full: boolean;
  /** On Debian's PostgreSQL, as docs/operate/deploy.md sets it up, instead of the embedded one. */
  readonly debian: boolean;
  /** The folder of another checkout, to be measured against. */
  readonly checkout: string | undefined;
  /** Measures no more of `against` than what has this word in its name. */
  readonly only: string;
}

export function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      full: { type: 'boolean', default: false },
      debian: { type: 'boolean', default: false },
      checkout: { type: 'string' },
      only: { type: 'string', default: '' },
    },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  if (!(rounds >= 1) || !(seconds > 0)) throw new Error('--rounds and --seconds are positive numbers');
  const { full, debian, checkout, only } = values;
  return { suites: positionals, rounds, seconds, full, debian, checkout, only };
}
