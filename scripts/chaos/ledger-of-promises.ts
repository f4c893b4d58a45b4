/** One thing that the service has said is so: it must stay so, whatever is killed. */
export interface Acknowledged {
  readonly paymentId: string;
  /** The public or stored status in the answer. */
  readonly status: string;
  readonly by: string;
}

/** What clients were told, kept outside the service: the only witness that survives it. */
export class Promises {
  readonly acknowledged: Acknowledged[] = [];
  readonly problems: string[] = [];
  readonly counts: Record<string, number> = {};
  readonly #answers = new Map<string, string>();

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  problem(what: string): void {
    this.problems.push(what);
  }

  /** An answer under an idempotency key: the first one binds every later one to its bytes. */
  answered(key: string, by: string, answer: { readonly paymentId: string; readonly status: string }): void {
    const { paymentId, status } = answer;
    const bytes = JSON.stringify(answer);
    const earlier = this.#answers.get(key);
    if (earlier === undefined) {
      this.#answers.set(key, bytes);
      this.acknowledged.push({ paymentId, status, by });
      this.count(`${by} acknowledged`);
      return;
    }
    this.count('replays compared');
    if (earlier !== bytes) this.problem(`${by} under ${key} answered ${earlier}, then ${bytes}`);
  }

  /** Payments that a create was acknowledged for. */
  get created(): Set<string> {
    return new Set(this.acknowledged.filter(({ by }) => by === 'create').map(({ paymentId }) => paymentId));
  }
}
