import { defineModule } from '../../platform/module.ts';
import { type WebhookNetwork, WebhookSender } from './deliveries/sender.cross-tenant.ts';
import { EVENTS_QUEUED_AT_ONCE, queueEvents } from './feeds/fan-out.cross-tenant.ts';
import { watchWebhooks } from './feeds/watch.cross-tenant.ts';

declare module '../../platform/module.ts' {
  interface Brought {
    /** The network for webhooks in tests. No configuration changes it (D-381). */
    readonly webhookNetwork?: WebhookNetwork;
  }
}

/** Nobody notices so short a rest, and under load it makes one transaction of several. */
const LINGER_MS = 10;
const WATCH_MS = 15_000;

export const module = defineModule({
  name: 'webhooks',
  services: {
    webhooks: ({ engine, brought }) => new WebhookSender(engine, brought.webhookNetwork),
  },
  dueSources: [
    {
      table: 'feed_segments',
      look: `SELECT EXISTS (SELECT FROM webhook_marks m JOIN feed_counters c ON c.tenant_id = m.tenant_id
    WHERE c.last_sequence > m.sequence)`,
    },
  ],
  tasks: ({ engine, registry, woken, paced }) => {
    const { webhooks } = engine.services;
    const watch = watchWebhooks(registry, webhooks);
    return [
      woken('feed_segments', {
        name: 'webhook-queue',
        linger: { ms: LINGER_MS, batch: EVENTS_QUEUED_AT_ONCE },
        run: () => queueEvents(engine),
        drain: () => webhooks.drain(),
      }),
      paced('webhook-watch', WATCH_MS, () => watch.check(engine)),
    ];
  },
  close: ({ webhooks }) => webhooks.close(),
});
