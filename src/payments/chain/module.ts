import { defineModule } from '../../platform/module.ts';
import type { ChainSource } from './chain.ts';
import type { ChainFilterOf } from './indexer/filter.ts';
import { BLOCKS_AT_ONCE, Indexer } from './indexer/indexer.ts';
import { watchChain } from './metrics.ts';
import { openChain } from './open-chain.ts';
import { CALLS_AT_ONCE, Relayer } from './relayer/relayer.ts';

declare module '../../platform/module.ts' {
  interface Brought {
    /** The source of the chain; by default the one of `RPC_URL`. */
    readonly chain?: ChainSource;
    /** The logs of the chain that domains want to hear of: generated/wiring found them. */
    readonly chainFilters?: readonly ChainFilterOf[];
  }
}

/** The table whose rows the relayer sends. */
const CALLS = 'chain_transactions';

/** Nobody notices so short a rest, and under load it makes one transaction of several. */
const LINGER_MS = 10;
const WATCH_MS = 15_000;

export const module = defineModule({
  name: 'chain',
  requestDefaults: ({ chainId }) => ({ chainId }),
  services: {
    chain: ({ config, brought }) => openChain(config, brought.chain),
    indexer: ({ engine, config, log, brought: { chainFilters = [] } }) =>
      new Indexer(
        engine,
        chainFilters.map((filterOf) => filterOf(config)),
        log,
      ),
    relayer: ({ engine, log }) => new Relayer(engine, log),
  },
  dueSources: [
    {
      table: CALLS,
      look: `SELECT EXISTS (SELECT FROM ${CALLS} WHERE state = 'QUEUED' OR (state = 'SENT' AND chain_id = ?))`,
      values: ({ services }) => [services.chain.chainId],
    },
  ],
  tasks: ({ engine, registry, woken, paced, signalOf }) => {
    const { relayer, indexer, config } = engine.services;
    const watch = watchChain(registry, engine);
    const soon = config.settlementIntervalMs;
    const chainWatch = paced('chain-watch', WATCH_MS, () => watch.check());
    // Without a chain there is nothing to send and nothing to follow.
    if (engine.services.chain.status().state === 'off') return [chainWatch];
    return [
      woken(CALLS, {
        name: 'chain-relayer',
        linger: { ms: LINGER_MS, batch: CALLS_AT_ONCE },
        run: () => relayer.run(),
      }),
      {
        name: 'chain-indexer',
        idleMs: soon,
        slowsDown: true,
        // Nobody tells of blocks, but after a transaction of our own there will be one.
        wakeSignal: signalOf(CALLS),
        linger: { ms: soon, batch: BLOCKS_AT_ONCE },
        run: () => indexer.run(),
      },
      chainWatch,
    ];
  },
  close: async ({ relayer, chain }) => {
    relayer.close();
    await chain.close();
  },
});
