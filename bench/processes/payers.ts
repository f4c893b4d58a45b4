import { Promises } from '../../scripts/chaos/ledger-of-promises.ts';
import { clientOf, credit, onboard, signUp } from '../../scripts/chaos/tenants.ts';
import { live } from '../payments/life.ts';
import type { Fleet } from './fleet.ts';

type Client = ReturnType<typeof clientOf>;

interface Pair {
  readonly sender: Client;
  readonly recipient: Client;
  readonly phone: string;
}

/** Balances of a tenant are moved one payment after the other: a single pair would be the limit. */
const PAIRS = 3;

/** Senders and recipients whose requests go to the `serve` processes in turns. */
export class Payers {
  /** What they were told. */
  readonly promises = new Promises();
  readonly #pairs: readonly Pair[];
  #next = 0;

  private constructor(pairs: readonly Pair[]) {
    this.#pairs = pairs;
  }

  static async of(fleet: Fleet): Promise<Payers> {
    const pairs: Pair[] = [];
    for (let nth = 0; nth < PAIRS; nth += 1) pairs.push(...(await pairOf(fleet, nth)));
    return new Payers(pairs);
  }

  /** A payment that is created, selected and confirmed; its delivery is the workers'. Answers its id. */
  async pay(): Promise<string> {
    const pair = this.#pairs[this.#next++ % this.#pairs.length];
    if (pair === undefined) throw new Error('there is nobody who pays');
    const { id } = await live(pair.sender, pair.recipient, pair.phone);
    this.promises.acknowledge('create', { paymentId: id, status: 'DELIVERED' });
    return id;
  }
}

/** The same two tenants, once by each `serve`. */
async function pairOf(fleet: Fleet, nth: number): Promise<Pair[]> {
  const [url = ''] = fleet.urls;
  const phone = `+1555012${String(nth).padStart(4, '0')}`;
  const sender = await signUp(url, `Sender ${nth}`);
  const recipient = await signUp(url, `Recipient ${nth}`);
  await credit({ url, environment: () => fleet.environment() }, sender.tenantId);
  await onboard(recipient.api, phone);
  return fleet.urls.map((one) => ({
    sender: clientOf(one, sender.apiKey),
    recipient: clientOf(one, recipient.apiKey),
    phone,
  }));
}
