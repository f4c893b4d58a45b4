import { setTimeout as delay } from 'node:timers/promises';

/** Clients wait here while the service is known to be down. */
export class Gate {
  #opened: Promise<void> = Promise.resolve();
  #open: (() => void) | undefined;

  /** Closing what is closed changes nothing: those who wait already go on with the others. */
  close(): void {
    if (this.#open !== undefined) return;
    this.#opened = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  open(): void {
    this.#open?.();
    this.#open = undefined;
  }

  passed(): Promise<void> {
    return this.#opened;
  }
}

/** Polls until the probe answers something. @throws after the deadline, with what was awaited and how it stood. */
export async function until<T>(what: string, deadlineMs: number, probe: () => Promise<T | string>): Promise<T> {
  const deadline = performance.now() + deadlineMs;
  for (;;) {
    const found = await probe();
    if (typeof found !== 'string') return found;
    if (performance.now() > deadline) throw new Error(`${what}: ${found}`);
    await delay(50);
  }
}
