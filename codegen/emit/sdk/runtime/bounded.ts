/** The reason for which work was given up: its time was over, or the caller ended it. */
export class Cut {
  readonly reason: 'TIMEOUT' | 'ABORTED';

  constructor(reason: Cut['reason']) {
    this.reason = reason;
  }
}

/** `setTimeout` fires at once for anything longer, `Infinity` included. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** After 25 days at most. */
export const startTimer = (end: () => void, ms: number): ReturnType<typeof setTimeout> =>
  setTimeout(end, Math.min(ms, LONGEST_TIMER_MS));

/**
 * Runs work for at most `ms` milliseconds and until the signal aborts, then throws a `Cut`. The work may be a function of
 * the caller that ignores its signal and never ends, so it is not waited for. The timer is an own one: on Node 20,
 * `AbortSignal.any` over `AbortSignal.timeout` can be collected before it fires, and older browsers have neither.
 */
export async function bounded<T>(
  work: (signal: AbortSignal) => T | Promise<T>,
  ms: number,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (signal?.aborted) throw new Cut('ABORTED');
  const controller = new AbortController();
  let abort = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cut = new Promise<never>((_, reject) => {
    const end = (reason: Cut['reason']) => {
      reject(new Cut(reason));
      controller.abort();
    };
    abort = () => end('ABORTED');
    timer = startTimer(() => end('TIMEOUT'), ms);
    signal?.addEventListener('abort', abort);
  });
  const run = async () => work(controller.signal);
  try {
    return await Promise.race([cut, run()]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
