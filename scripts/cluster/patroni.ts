import { until } from '../chaos/gate.ts';
import { DATABASES, type DatabaseName, hostAt, type Layout } from './layout.ts';

/** The time for a first start, with initdb and the copy of the standby. */
const READY_MS = 120_000;

/** What Patroni's REST API tells. */
export interface Members {
  readonly primary: DatabaseName | undefined;
  /** The standby that has everything, and may take over. */
  readonly standby: DatabaseName | undefined;
}

/** Patroni of the two databases, asked over HTTP. */
export class Patroni {
  readonly #layout: Layout;

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  async members(): Promise<Members> {
    const [primary, standby] = await Promise.all([this.#first('primary'), this.#first('synchronous')]);
    return { primary, standby };
  }

  /** Waits for a primary with a standby that has everything. */
  healthy(deadlineMs = READY_MS): Promise<Record<'primary' | 'standby', DatabaseName>> {
    return until('a primary and its standby', deadlineMs, async () => {
      const { primary, standby } = await this.members();
      if (primary === undefined || standby === undefined)
        return `${primary ?? 'no'} primary, ${standby ?? 'no'} standby`;
      return { primary, standby };
    });
  }

  /**
   * Whether a Patroni that has hung leaves the key of the leader to whoever has it since. Before 3.1, one may take it back,
   * with an old copy of what etcd stores: the new primary then undoes what it has acknowledged.
   */
  async isSafeAfterHanging(name: DatabaseName): Promise<boolean> {
    const answer = await fetch(`${this.#url(name)}/patroni`);
    const { patroni } = (await answer.json()) as { readonly patroni: { readonly version: string } };
    const [major = 0, minor = 0] = patroni.version.split('.').map(Number);
    return major > 3 || (major === 3 && minor >= 1);
  }

  /** Makes the standby the primary, as an operator does before maintenance. @throws if Patroni refuses. */
  async switchover(leader: DatabaseName, candidate: DatabaseName): Promise<void> {
    const answer = await fetch(`${this.#url(leader)}/switchover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ leader, candidate }),
    });
    if (!answer.ok) throw new Error(`switchover: ${answer.status} ${await answer.text()}`);
  }

  async #first(role: 'primary' | 'synchronous'): Promise<DatabaseName | undefined> {
    const found = await Promise.all(DATABASES.map((name) => this.is(name, role)));
    return DATABASES.find((_, index) => found[index]);
  }

  is(name: DatabaseName, role: 'primary' | 'synchronous'): Promise<boolean> {
    const asked = fetch(`${this.#url(name)}/${role}`, { signal: AbortSignal.timeout(2000) });
    // The time may also be over while the body comes.
    return asked.then((answer) => answer.arrayBuffer().then(() => answer.status === 200)).catch(() => false);
  }

  #url(name: DatabaseName): string {
    return `http://${hostAt(this.#layout.ports.patroni[name])}`;
  }
}
