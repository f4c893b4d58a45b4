import { isIP } from 'node:net';
import type { Environment } from './environment.ts';

export interface WebhookSettings {
  /** Whom to ask for the addresses of webhook endpoints; empty: the servers of the system. */
  readonly webhookDnsServers: readonly string[];
}

/** An address, with or without a port: 192.0.2.1, 192.0.2.1:53, [2001:db8::1]:53. */
const SERVER = /^(?:\[([0-9a-fA-F:.]+)\](?::\d{1,5})?|([0-9.]+)(?::\d{1,5})?|([0-9a-fA-F:]+))$/;

export function readWebhooks(env: Environment): WebhookSettings {
  const servers = (env.optional('WEBHOOK_DNS_SERVERS') ?? '').split(',').flatMap((server) => server.trim() || []);
  for (const server of servers) {
    const [, bracketed, ipv4, ipv6] = SERVER.exec(server) ?? [];
    if (isIP(bracketed ?? ipv4 ?? ipv6 ?? '') === 0)
      env.problems.push(`WEBHOOK_DNS_SERVERS must be addresses joined by commas, and ${server} is none`);
  }
  return { webhookDnsServers: servers };
}
