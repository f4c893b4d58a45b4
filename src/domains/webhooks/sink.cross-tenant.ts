// Reads across tenants: one sender delivers to the sinks of all tenants, each tenant's events to its own.

import { newId } from '../../platform/db/ids.ts';
import type { Engine } from '../../platform/lifecycle/engine.ts';
import { transact } from '../../platform/lifecycle/transact.ts';
import { insert } from '../../platform/lifecycle/writes.ts';
import type { SinkDelivery } from './deliveries/attempt.ts';
import type { Answer } from './rules/outcome.ts';
import { type SinkRecord, sinksOf } from './sink.store.ts';

/** Keeps a delivery where it was sent to, and answers as the sink was told (D-382). */
export function deliverToSink(engine: Engine, delivery: SinkDelivery): Promise<Answer> {
  return transact(engine, 'webhooks', async (unit) => {
    const { sinkId, tenantId, headers, body } = delivery;
    // Another tenant's sink is a name that nobody has.
    const sink = await unit.reads.one<SinkRecord>(sinksOf(tenantId).where({ id: sinkId }));
    if (!sink) return { error: 'CONNECTION_FAILED' };
    const row = { id: newId('sreq'), tenantId, sinkId, headers, body, createdAt: unit.realNow };
    unit.write(insert('test_webhook_sink_requests', row));
    return sink.respondWith === 'TIMEOUT' ? { error: 'TIMEOUT' } : { httpStatus: Number(sink.respondWith) };
  });
}
