import type { Logger } from 'pino';
import type { PublicClient } from 'viem';
import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { inSpanOfTraces, untraced } from '../../../platform/tracing/index.ts';
import { world } from '../../../platform/world.ts';
import type { ReadyChain } from '../chain.ts';
import { ChainUnavailable } from '../unavailable.ts';
import { broadcast, isThere } from './broadcast.ts';
import { GasWatch } from './gas-watch.ts';
import { endLease, type Sender, takeLease } from './lease.ts';
import { type Outcome, Outcomes } from './outcomes.ts';
import { deployOwn } from './own-contracts.ts';
import { type Found, lookFor, recordOutcomes } from './record-outcomes.ts';
import { rewind, skipGap } from './rewind.ts';
import { signAgain, signQueued } from './sign.ts';
import { takeStock } from './stock.ts';
import type { ChainTransaction, InFlight } from './transaction.cross-tenant.ts';

export interface RelayerOptions {
  /** Transactions on their way at once: more of them, unmined, stall some nodes for good. */
  readonly maxInFlight?: number;
  /** After this long without a block a transaction is signed again for a higher fee. */
  readonly raiseAfterMs?: number;
  /** For how long one process alone sends, unless it renews that or ends. */
  readonly leaseMs?: number;
}

export const CALLS_AT_ONCE = 30;
const RAISE_AFTER_MS = 60_000;
const LEASE_MS = 3000;
/** The interval of comparing the chain with the stored state while no transaction is in flight. */
const COMPARE_MS = 15_000;
/** The embedded chain mines at once; what it has kept for longer it needs a push for. */
const PUSH_AFTER_MS = 250;

/**
 * Sends what domains asked for (`relay`), each call exactly once: signed bytes are stored with their nonce before they
 * leave, whatever leaves twice is the same transaction, and what was settled in a block that is gone is sent again.
 */
export class Relayer {
  readonly #engine: Engine;
  readonly #log: Logger;
  readonly #options: Required<RelayerOptions>;
  readonly #holder = world.randomUUID();
  readonly #outcomes: Outcomes;
  readonly #gas: GasWatch;
  /** The newest that has begun; it may have ended. */
  #running: Promise<unknown> = Promise.resolve();
  /** The one behind it, which serves whoever asks before it begins. */
  #next: Promise<number> | undefined;
  #comparedAt = Number.NEGATIVE_INFINITY;
  #hasContracts = false;

  constructor(engine: Engine, log: Logger, options: RelayerOptions = {}) {
    this.#engine = engine;
    this.#log = log.child({ worker: 'chain.relayer' });
    const { maxInFlight = CALLS_AT_ONCE, raiseAfterMs = RAISE_AFTER_MS, leaseMs = LEASE_MS } = options;
    this.#options = { maxInFlight, raiseAfterMs, leaseMs };
    this.#gas = new GasWatch(this.#log);
    this.#outcomes = new Outcomes(engine, () => this.run());
  }

  /**
   * One round; answers how much has changed, 0 where there was nothing to do or no chain to do it on. One at a time in a
   * process: whoever asks while one runs shares the one after it.
   */
  run(): Promise<number> {
    const start = (): Promise<number> => {
      this.#next = undefined;
      // It serves everybody, not the work of whoever asks for it.
      const round = untraced(() => this.#runOnce());
      this.#running = round;
      return round;
    };
    this.#next ??= this.#running.then(start, start);
    return this.#next;
  }

  /** Waits until a call is settled and returns its outcome; undefined if the time is not enough. */
  waitForOutcome(key: string, timeoutMs: number): Promise<Outcome | undefined> {
    return this.#outcomes.waitForOutcome(key, timeoutMs);
  }

  close(): void {
    this.#outcomes.close();
  }

  async #runOnce(): Promise<number> {
    const { chain } = this.#engine.services;
    if (chain.status().state === 'off') return 0;
    const compares = world.monotonic() - this.#comparedAt > COMPARE_MS;
    try {
      const ready = await chain.ready();
      return await this.#underLease(ready, compares, (sender) => this.#round(ready, sender));
    } catch (error) {
      if (!(error instanceof ChainUnavailable)) throw error;
      // Its status says so to whoever asks; there is no use in a line of log a second.
      this.#comparedAt = world.monotonic();
      return 0;
    }
  }

  async #underLease(ready: ReadyChain, evenIdle: boolean, work: (sender: Sender) => Promise<number>): Promise<number> {
    const { chain } = this.#engine.services;
    const sender = { chainId: chain.chainId, address: chain.relayer.address };
    const nonce = () => ready.client.getTransactionCount({ address: chain.relayer.address, blockTag: 'pending' });
    const { leaseMs } = this.#options;
    if (!(await takeLease(this.#engine, sender, { holder: this.#holder, leaseMs, evenIdle, nonce }))) return 0;
    try {
      return await work(sender);
    } finally {
      await endLease(this.#engine, sender, this.#holder);
    }
  }

  async #round(ready: ReadyChain, sender: Sender): Promise<number> {
    const { client } = ready;
    const engine = this.#engine;
    const { chain } = engine.services;
    const { maxInFlight: limit } = this.#options;
    const chainNonce = await client.getTransactionCount({ address: chain.relayer.address, blockTag: 'latest' });
    let stock = await takeStock(engine, sender, chainNonce, limit);
    const lost = await rewind(engine, client, stock.outsideTransaction);
    if (lost > 0) {
      this.#log.warn({ transactions: lost }, 'the chain has lost blocks: their transactions are sent again');
      stock = await takeStock(engine, sender, chainNonce, limit);
    }
    await skipGap(ready, sender, stock.nextNonce, chainNonce);
    const asked = await this.#askForContracts(ready);
    // Of a key that was changed since, it is not known how far it has got.
    const isOvertaken = (one: InFlight) => one.sender !== sender.address || one.nonce < BigInt(chainNonce);
    const [found, head] = await Promise.all([
      lookFor(client, stock.inFlight, isOvertaken),
      stock.inFlight.length > 0 ? client.getBlockNumber() : 0n,
    ]);
    for (const one of found) {
      if (one.kind !== 'taken') continue;
      const { key, nonce } = one.transaction;
      this.#log.error({ key, nonce: Number(nonce), by: one.by.hash }, 'something else has used its nonce');
    }
    const settled = await recordOutcomes(engine, client, found, head);
    this.#outcomes.tell(settled);
    this.#comparedAt = world.monotonic();
    const { address } = chain.relayer;
    if (await this.#gas.isShort(client, address)) return lost + settled.length;
    const reminded = await this.#remind(ready, sender, found);
    const waiting = stock.queued.slice(0, limit - stock.inFlight.length + settled.length);
    const { changed, sent: sentNow } = await this.#sendQueued(client, waiting, chainNonce);
    const sent = [...reminded, ...sentNow];
    if (sent.length > 0) await this.#gas.note(client, address, sent.includes(true));
    return lost + asked + settled.length + changed;
  }

  /** Signs and sends what waits, in the traces of those who asked for it. Answers as `broadcast` does. */
  async #sendQueued(
    client: PublicClient,
    waiting: readonly ChainTransaction[],
    chainNonce: number,
  ): Promise<{ readonly changed: number; readonly sent: readonly boolean[] }> {
    if (waiting.length === 0) return { changed: 0, sent: [] };
    const traceparents = waiting.map(({ traceparent }) => traceparent);
    return inSpanOfTraces('chain.send', traceparents, {}, async () => {
      const { chain } = this.#engine.services;
      const { changed, signed } = await signQueued(this.#engine, chain, client, { waiting, chainNonce });
      return { changed, sent: signed.length > 0 ? [await broadcast(client, signed, this.#log)] : [] };
    });
  }

  /** Once a process; the embedded chain gets its contracts before it is ready. */
  async #askForContracts(ready: ReadyChain): Promise<number> {
    if (this.#hasContracts || ready.local !== undefined || !this.#engine.services.chain.deploys) return 0;
    this.#hasContracts = true;
    try {
      return (await deployOwn(this.#engine, ready)).length;
    } catch (error) {
      this.#log.error({ err: error }, 'the contracts of the sandbox cannot be deployed; run: paychart chain prepare');
      return 0;
    }
  }

  /**
   * What has no block yet: sent again where the node does not know it, for a higher fee where it has waited too long.
   * Answers of each sending whether the relayer could not pay it. What another key has sent is paid for by that one, and
   * cannot be signed again.
   */
  async #remind({ client, local }: ReadyChain, sender: Sender, found: readonly Found[]): Promise<readonly boolean[]> {
    const unmined = found.filter(({ kind }) => kind === 'unmined').map(({ transaction }) => transaction);
    const isOwn = (one: InFlight): boolean => one.sender === sender.address;
    const unpaid: boolean[] = [];
    const now = this.#engine.realTime().getTime();
    const known = await Promise.all(unmined.map(({ hash }) => isThere(client, hash)));
    const gone = unmined.filter((_, index) => known[index] === false);
    const newest = (those: readonly InFlight[]) => those.flatMap(({ forms: [form] }) => (form ? [form] : []));
    await broadcast(client, newest(gone.filter((one) => !isOwn(one))), this.#log);
    const own = newest(gone.filter(isOwn));
    if (own.length > 0) unpaid.push(await broadcast(client, own, this.#log));
    const waited = ({ forms: [form] }: InFlight): number => now - (form?.signedAt.getTime() ?? now);
    const stuck = unmined.filter((one) => isOwn(one) && waited(one) > this.#options.raiseAfterMs);
    // A higher fee is no help to who cannot pay the lower one.
    if (stuck.length > 0 && !unpaid.includes(true)) {
      const { chain } = this.#engine.services;
      const signed = await signAgain(this.#engine, chain, stuck, await client.estimateFeesPerGas());
      // None, where another process has settled them meanwhile.
      if (signed.length > 0) {
        this.#log.warn({ transactions: signed.length }, 'signed again for a higher fee');
        unpaid.push(await broadcast(client, signed, this.#log));
      }
    }
    if (local && unmined.some((one) => waited(one) > PUSH_AFTER_MS)) await local.mine();
    return unpaid;
  }
}

declare module '../../../platform/services.ts' {
  interface Services {
    /** Sends what was asked of the chain, and waits for its outcome: for requests that answer with it (D-175). */
    readonly relayer: Relayer;
  }
}
