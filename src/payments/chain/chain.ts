import type { Address, Hex, PublicClient } from 'viem';
import { getAddress } from 'viem/utils';
import { world } from '../../platform/world.ts';
import { askChain } from './ask.ts';
import { type ChainContracts, demoUsdDeployment, depositEscrowDeployment } from './contracts/addresses.ts';
import { sandboxDeployments } from './contracts/deployments.ts';
import { type LocalChain, localChain } from './local-chain.ts';
import { type RelayerKey, relayerKey } from './relayer/key.ts';
import { createRpcClient, RPC_DEFAULTS, type RpcOptions, within } from './rpc.ts';
import { ChainUnavailable } from './unavailable.ts';

/** A chain that this process started and has to stop. */
export interface StartedChain {
  readonly url: string;
  stop(): Promise<void>;
}

/** Where the chain is: `RPC_URL`, the embedded one, or nowhere. */
export type ChainSource =
  | { readonly kind: 'rpc'; readonly urls: readonly string[]; readonly rpc?: Partial<RpcOptions> }
  | {
      readonly kind: 'embedded';
      /** `prepare` runs after every start, before the chain is ready. */
      readonly start: (prepare: (url: string) => Promise<void>) => Promise<StartedChain>;
    }
  | { readonly kind: 'off'; readonly reason: string };

export interface ChainStatus {
  readonly source: ChainSource['kind'];
  readonly state: 'off' | 'starting' | 'ready' | 'unavailable';
  readonly reason: string | null;
}

/** A chain that answered. */
export interface ReadyChain {
  readonly client: PublicClient;
  /** The controls of the embedded chain; undefined for every other chain. */
  readonly local: LocalChain | undefined;
  readonly urls: readonly string[];
}

/** The environment chain (D-080, D-435). Addresses follow from code and keys: they are known before it answers. */
export interface Chain {
  readonly chainId: number;
  readonly contracts: ChainContracts;
  /** The one key that pays gas, mints, deploys and operates the escrow (D-264). */
  readonly relayer: RelayerKey;
  /** Tells whether this environment deploys contracts of its own: a sandbox. */
  readonly deploys: boolean;
  status(): ChainStatus;
  /** Where it is reached; null where there is none, and for the embedded one until it has started. */
  url(): string | null;
  /** @throws ChainUnavailable when it does not answer within the time, 5 s by default. */
  ready(timeoutMs?: number): Promise<ReadyChain>;
  /** Asks it for its id now. @throws ChainUnavailable */
  ping(timeoutMs?: number): Promise<void>;
  close(): Promise<void>;
}

export interface ChainOptions {
  readonly chainId: number;
  readonly relayerKey: Hex;
  readonly source: ChainSource;
  /** Undefined means Demo USD. */
  readonly settlementToken?: string | undefined;
  /** Undefined means the sandbox's own, or none if `deploys` is false. */
  readonly depositEscrow?: string | undefined;
  /** Tells whether this environment deploys contracts of its own: a sandbox. */
  readonly deploys: boolean;
}

const READY_MS = 5000;
/** A failed start is tried again by whoever asks next, but not more often than this. */
const RETRY_MS = 2000;
const PROBE_RETRIES = 3;
const GAS_MONEY = 10_000n * 10n ** 18n;

export function createChain(options: ChainOptions): Chain {
  return new Connected(options);
}

/** The addresses that a sandbox has before anything is configured, and those that are. */
export function contractsOf(
  options: Pick<ChainOptions, 'settlementToken' | 'depositEscrow' | 'deploys'>,
  relayer: Address,
): ChainContracts {
  const { settlementToken, depositEscrow, deploys } = options;
  const token = settlementToken === undefined ? demoUsdDeployment(relayer).address : getAddress(settlementToken);
  if (depositEscrow !== undefined) return { settlementToken: token, depositEscrow: getAddress(depositEscrow) };
  return {
    settlementToken: token,
    depositEscrow: deploys ? depositEscrowDeployment(token, relayer).address : undefined,
  };
}

class Connected implements Chain {
  readonly chainId: number;
  readonly contracts: ChainContracts;
  readonly relayer: RelayerKey;
  readonly deploys: boolean;
  readonly #source: ChainSource;
  readonly #rpc: RpcOptions;
  #status: ChainStatus;
  #opening: Promise<ReadyChain> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;
  #embedded: StartedChain | undefined;
  #url: string | null;
  #closed = false;

  constructor(options: ChainOptions) {
    this.chainId = options.chainId;
    this.relayer = relayerKey(options.relayerKey);
    this.deploys = options.deploys;
    this.contracts = contractsOf(options, this.relayer.address);
    this.#source = options.source;
    this.#url = options.source.kind === 'rpc' ? (options.source.urls[0] ?? null) : null;
    this.#rpc = { ...RPC_DEFAULTS, ...(options.source.kind === 'rpc' && options.source.rpc) };
    const off = options.source.kind === 'off' ? options.source.reason : null;
    this.#status = { source: options.source.kind, state: off === null ? 'starting' : 'off', reason: off };
    // In the background: the service answers before its chain does.
    if (options.source.kind === 'embedded') this.#open().catch(() => undefined);
  }

  status(): ChainStatus {
    return this.#status;
  }

  url(): string | null {
    return this.#url;
  }

  ready(timeoutMs = READY_MS): Promise<ReadyChain> {
    return within(timeoutMs, this.#open(), () => new ChainUnavailable('the chain does not answer in time'));
  }

  async ping(timeoutMs = READY_MS): Promise<void> {
    await askChain(this, timeoutMs, ({ client }) => client.getChainId());
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#opening?.catch(() => undefined);
    await this.#embedded?.stop();
  }

  #open(): Promise<ReadyChain> {
    if (this.#opening === undefined && world.monotonic() - this.#failedAt > RETRY_MS) {
      this.#opening = this.#connect().then(
        (ready) => {
          this.#status = { source: this.#source.kind, state: 'ready', reason: null };
          return ready;
        },
        (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          const state = this.#source.kind === 'off' ? 'off' : 'unavailable';
          this.#status = { source: this.#source.kind, state, reason };
          this.#failedAt = world.monotonic();
          this.#opening = undefined;
          throw error instanceof ChainUnavailable ? error : new ChainUnavailable(reason, { cause: error });
        },
      );
    }
    return this.#opening ?? Promise.reject(new ChainUnavailable(this.#status.reason ?? 'the chain is not there'));
  }

  async #connect(): Promise<ReadyChain> {
    const source = this.#source;
    if (this.#closed) throw new ChainUnavailable('the service is being stopped');
    if (source.kind === 'off') throw new ChainUnavailable(source.reason);
    if (source.kind === 'embedded') {
      this.#embedded ??= await source.start((url) => this.#prepare(url));
      this.#url = this.#embedded.url;
      const urls = [this.#embedded.url];
      const client = await createRpcClient(this.chainId, urls, this.#rpc);
      return { client, local: localChain(client), urls };
    }
    const client = await createRpcClient(this.chainId, source.urls, this.#rpc);
    // With few retries: whoever waits is to be told soon, and whoever asks next tries again.
    const probe = await createRpcClient(this.chainId, source.urls, { ...this.#rpc, retryCount: PROBE_RETRIES });
    const answered = await probe.getChainId().catch(() => undefined);
    if (answered === undefined) throw new ChainUnavailable('the node at RPC_URL does not answer');
    if (answered !== this.chainId) {
      throw new ChainUnavailable(`RPC_URL is chain ${answered}, and CHAIN_ID says ${this.chainId}`);
    }
    return { client, local: undefined, urls: source.urls };
  }

  /** Contracts and gas money, at each start: a chain that was killed early may have lost them. */
  async #prepare(url: string): Promise<void> {
    const client = await createRpcClient(this.chainId, [url], this.#rpc);
    const local = localChain(client);
    if ((await client.getBalance({ address: this.relayer.address })) < GAS_MONEY / 100n) {
      await local.setBalance(this.relayer.address, GAS_MONEY);
    }
    await local.deploy(await sandboxDeployments(this.relayer.address, this.contracts));
  }
}

declare module '../../platform/services.ts' {
  interface Services {
    /** The environment chain (D-080): its contracts, and the way to it, for what runs outside a transaction. */
    readonly chain: Chain;
  }
}
