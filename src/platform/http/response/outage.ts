import { isOutage } from '../../db/errors.ts';
import { world } from '../../world.ts';

type Line = Parameters<import('pino').LogFn>;

const PERIOD_MS = 60_000;

/**
 * One outage of the database is one event, however many requests and background tasks fail of it: the first of them is
 * told, and then how many have followed, once a period.
 */
export class Outage {
  readonly #monotonic: () => number;
  #toldAt = Number.NEGATIVE_INFINITY;
  #startedAt: number | undefined;
  #isTold = false;
  #failures = 0;

  constructor(monotonic: () => number = () => world.monotonic()) {
    this.#monotonic = monotonic;
  }

  /** The line to be written in place of this one; undefined where it adds nothing. */
  tell(line: Line): Line | undefined {
    const [about] = line as readonly unknown[];
    const error = typeof about === 'object' && about !== null && 'err' in about ? about.err : undefined;
    if (!isOutage(error)) return line;
    const now = this.#monotonic();
    this.#startedAt ??= now;
    this.#failures += 1;
    if (now - this.#toldAt < PERIOD_MS) return undefined;
    this.#toldAt = now;
    this.#isTold = true;
    const failures = this.#failures;
    return [
      { ...(about as object), failures },
      'the database is unavailable; requests are refused with TRY_AGAIN',
    ] as Line;
  }

  /** The duration and the number of refused requests; undefined if no outage was reported. */
  end(): { readonly seconds: number; readonly failures: number } | undefined {
    const [startedAt, isTold, failures] = [this.#startedAt, this.#isTold, this.#failures];
    this.#startedAt = undefined;
    this.#isTold = false;
    if (startedAt === undefined || !isTold) return undefined;
    this.#failures = 0;
    return { seconds: Math.round((this.#monotonic() - startedAt) / 100) / 10, failures };
  }
}
