import type { Registry } from 'prom-client';
import type { Engine } from '../../platform/lifecycle/engine.ts';
import { MeasuredGauge } from '../../platform/metrics/measured-gauge.ts';
import { chainOverview } from './overview.ts';

/** Looks at the chain and shows it in `/metrics`; a worker calls it now and then, never a scrape. */
export interface ChainWatch {
  check(): Promise<void>;
}

export function watchChain(registry: Registry, engine: Engine): ChainWatch {
  const gauge = (name: string, help: string) => new MeasuredGauge(registry, name, help);
  const up = gauge('paychart_chain_up', '1 while the chain answers');
  const lag = gauge('paychart_chain_indexer_lag_blocks', 'Blocks that the indexer is behind the head');
  const pending = new MeasuredGauge(
    registry,
    'paychart_chain_transactions_pending',
    'Transactions that have not ended',
    ['state'],
  );
  const oldest = gauge(
    'paychart_chain_transactions_oldest_seconds',
    'Age of the oldest transaction that has not ended',
  );
  const balance = gauge('paychart_chain_relayer_balance_wei', 'What the relayer has for gas');
  return {
    async check() {
      if (engine.services.chain.status().state === 'off') return;
      const seen = await chainOverview(engine);
      up.set(seen.head === null ? 0 : 1);
      pending.set(seen.transactions.queued, { state: 'queued' });
      pending.set(seen.transactions.sent, { state: 'sent' });
      oldest.set(seen.transactions.oldestSeconds ?? 0);
      // What is not known keeps its last value; `paychart_chain_up` tells that it is old.
      if (seen.lag !== null) lag.set(Number(seen.lag));
      if (seen.relayer.balanceWei !== null) balance.set(Number(seen.relayer.balanceWei));
    },
  };
}
