// Passes the walls of tenants: the sender delivers to the sinks of all tenants, each tenant's events to its own.

import { newId } from '../../kernel/db/ids.ts';
import type { Engine } from '../../kernel/lifecycle/engine.ts';
import { UnitOfWork } from '../../kernel/lifecycle/unit-of-work.ts';
import { insert } from '../../kernel/lifecycle/writes.ts';
import type { SinkDelivery } from './attempt.ts';
import type { Answer } from './rules/outcome.ts';
import { type SinkRecord, sinksOf } from './sink.store.ts';

/** Keeps a delivery where it was sent to, and answers as the sink was told (D-382). */
export async function deliverToSink(engine: Engine, delivery: SinkDelivery): Promise<Answer> {
  const by = { actorType: 'system', actorId: 'webhooks', requestId: null } as const;
  const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
  try {
    const { sinkId, tenantId, headers, body } = delivery;
    // Another tenant's sink is a name that nobody has.
    const sink = await unit.reads.one<SinkRecord>(sinksOf(tenantId).where({ id: sinkId }));
    if (!sink) {
      await unit.rollback();
      return { error: 'CONNECTION_FAILED' };
    }
    const row = { id: newId('sreq'), tenantId, sinkId, headers, body, createdAt: unit.realNow };
    unit.write(insert('test_webhook_sink_requests', row));
    await unit.commit();
    return sink.respondWith === 'TIMEOUT' ? { error: 'TIMEOUT' } : { httpStatus: Number(sink.respondWith) };
  } catch (error) {
    await unit.rollback();
    throw error;
  }
}
