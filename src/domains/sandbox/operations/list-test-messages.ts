import { recipientIndex } from '../../../payments/messages/index.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { presentMessage } from '../message.present.ts';
import { inbox } from '../messages.cross-tenant.ts';

/** Lists the messages of the simulated gateway, newest first (D-069). */
export const listTestMessages: Handler<'listTestMessages'> = async ({ tenantId, query, reads, services, nextPage }) => {
  const { vault } = services;
  const filter = {
    recipient: query.to === undefined ? undefined : recipientIndex(vault, query.to),
    channel: query.channel,
    purpose: query.purpose,
  };
  const { rows, next } = await inbox(reads, tenantId, filter, query);
  nextPage(next);
  return { messages: rows.map((message) => presentMessage(message, vault)) };
};
