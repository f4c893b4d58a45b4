import type { Engine } from '../../platform/lifecycle/engine.ts';
import type { JobRunner } from '../../platform/outbox/runner.ts';
import { fanOutBatch } from './feeds/fan-out.cross-tenant.ts';

/** Queues what is numbered, and makes the attempts that are due; answers how many. */
export async function runWebhooks(engine: Engine, runner: JobRunner): Promise<number> {
  const { webhooks, relay } = engine.services;
  let attempts = 0;
  webhooks.onAttempt = () => {
    attempts += 1;
  };
  await relay.drain();
  for (let done = 1; done > 0; ) {
    done = (await fanOutBatch(engine)) + (await runner.runDue({ topic: 'webhooks.lane' }));
    await webhooks.drain();
  }
  await webhooks.close();
  return attempts;
}
