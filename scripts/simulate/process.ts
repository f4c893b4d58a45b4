import { routers } from '../../generated/wiring/routes.ts';
import { wiring } from '../../generated/wiring/wiring.ts';
import type { Config } from '../../src/app/config.ts';
import { createService, type Service, type ServiceOptions } from '../../src/platform/app/service.ts';
import { createLog } from '../../src/platform/http/server/log.ts';
import type { Owner } from './coming.ts';
import type { SimulatedDatabase } from './database.ts';
import type { SimulatedNetwork } from './network.ts';
import { asOwner } from './scheduler.ts';

export interface Place {
  readonly config: Config;
  readonly database: SimulatedDatabase;
  readonly network: SimulatedNetwork;
  /** The monotonic clock. */
  readonly now: () => number;
  /** Told of each line of the log. */
  readonly onLog: (line: string) => void;
}

/** `serve` answers at the address, `work` does what is due, `start` does both. */
export type Kind = 'start' | 'serve' | 'work';

/** How long a process that was frozen takes to do what has piled up. */
const THAW_MS = 1000;

export const ADDRESS = 'http://127.0.0.1:8080';

/** A process of the service. When it dies its memory is gone, and whatever it was waiting for never comes. */
export class SimulatedProcess implements Owner {
  readonly name: string;
  isDead = false;
  readonly service: Service;
  #frozenUntil = 0;
  readonly #place: Place;

  private constructor(name: string, place: Place) {
    this.name = name;
    this.#place = place;
    const { config, database, network, onLog } = place;
    this.service = asOwner(this, () =>
      createService({
        ...wiring,
        routers,
        chainFilters: [],
        config,
        databaseUrl: 'postgresql://in-process',
        databaseStream: database.stream,
        log: createLog({ level: 'warn', environment: 'sandbox', destination: { write: onLog } }),
        version: '0.0.0-simulated',
        checkResponses: 'always',
        watchesInvariants: false,
        webhookNetwork: { resolve: async () => [RECEIVERS], poster: posterOn(network) },
      }),
    );
  }

  static start(name: string, kind: Kind, place: Place): SimulatedProcess {
    const process = new SimulatedProcess(name, place);
    asOwner(process, () => {
      const { app, work } = process.service;
      app.listensOn(ADDRESS);
      if (kind !== 'work') place.network.listen(new URL(ADDRESS).host, process, app.listener);
      if (kind !== 'serve') work.start();
    });
    return process;
  }

  /** It does nothing for so long, as a virtual machine that is moved. A transaction that is open ends first. */
  freeze(ms: number): void {
    this.#frozenUntil = this.#place.now() + ms;
  }

  get frozenUntil(): number {
    return this.#place.database.isHeldBy(this) ? 0 : this.#frozenUntil;
  }

  /** Its timers have run out meanwhile: it takes what it waited for as late. */
  get isThawing(): boolean {
    return this.#place.now() < this.#frozenUntil + THAW_MS;
  }

  /** At whatever it is doing. */
  kill(): void {
    this.isDead = true;
    this.#place.network.cut(this);
    this.#place.database.cut(this);
  }
}

/** The public address of every receiver of webhooks: names lead there, and the network goes by the name. */
const RECEIVERS = '93.184.216.34';

type Poster = NonNullable<NonNullable<ServiceOptions['webhookNetwork']>['poster']>;

const posterOn = (network: SimulatedNetwork): Poster => ({
  async post({ url, headers, body, signal }) {
    try {
      const { status } = await network.fetch(url, { method: 'POST', headers, body, signal });
      return { httpStatus: status };
    } catch {
      return { error: signal.aborted ? 'TIMEOUT' : 'CONNECTION_FAILED' };
    }
  },
  close: async () => {},
});
