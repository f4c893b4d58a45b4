import type { UnitOfWork } from '../../../platform/lifecycle/unit-of-work.ts';
import { enqueue, type Row, update } from '../../../platform/lifecycle/writes.ts';
import { withRemoteParent } from '../../../platform/tracing/index.ts';
import type { ChainTransaction } from './transaction.cross-tenant.ts';

/** Changes a transaction and wakes whoever asked for it, in one commit. */
export function change(
  unit: UnitOfWork,
  { key, wakes, traceparent }: Pick<ChainTransaction, 'key' | 'wakes' | 'traceparent'>,
  patch: Row,
): void {
  unit.write(update('chain_transactions', { key }, patch));
  const sleeps = wakes?.whenSettled === true && patch.state === 'SENT';
  if (!wakes || sleeps) return;
  withRemoteParent(traceparent, () => unit.write(enqueue(wakes.topic, wakes.payload, { key: wakes.key })));
}
