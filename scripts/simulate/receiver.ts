import type { Owner } from './coming.ts';
import type { SimulatedNetwork } from './network.ts';
import type { Seeded } from './seeded.ts';

/** Where webhooks of the simulation go. */
export const RECEIVER_URL = 'https://receiver.simulation.example/hooks';

/** A receiver of webhooks that fails, is slow, or takes a delivery and does not say so. */
export class Receiver {
  /** Ids of the events that it has taken, with how often each came. */
  readonly taken = new Map<string, number>();
  /** Ids of the events that have reached it, in the order in which each came first, whatever it did with them. */
  readonly seen = new Set<string>();

  constructor(network: SimulatedNetwork, random: Seeded, isCalm: () => boolean) {
    const owner: Owner = { name: 'receiver', isDead: false };
    network.listen(new URL(RECEIVER_URL).host, owner, (request, response) => {
      const mood = isCalm() ? 1 : random.next();
      const id = String(request.headers['webhook-id'] ?? '');
      this.seen.add(id);
      if (mood < 0.1) return void response.destroy();
      if (mood < 0.2) return void response.writeHead(500).end();
      this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
      if (mood < 0.3) return void response.destroy();
      if (mood < 0.35) return void setTimeout(() => response.writeHead(200).end(), 20_000);
      response.writeHead(200).end();
    });
  }
}
