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

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  problem(what: string): void {
    this.problems.push(what);
  }

  acknowledge(by: string, { paymentId, status }: { readonly paymentId: string; readonly status: string }): void {
    this.acknowledged.push({ paymentId, status, by });
  }

  /** An answer under a key that was answered before: its bytes are those of the first one. */
  replayed(what: string, first: object, again: object): void {
    this.count('replays compared');
    const [earlier, bytes] = [JSON.stringify(first), JSON.stringify(again)];
    if (earlier !== bytes) this.problem(`${what} answered ${earlier}, then ${bytes}`);
  }

  refused(
    by: string,
    { code, message }: { readonly code: string; readonly message: string },
    expected: ReadonlySet<string>,
  ): void {
    this.count(`${by} refused ${code}`);
    if (!expected.has(code)) this.problem(`${by}: ${code} ${message}`);
  }

  /** Payments that a create was acknowledged for. */
  get created(): Set<string> {
    return new Set(this.acknowledged.filter(({ by }) => by === 'create').map(({ paymentId }) => paymentId));
  }
}
