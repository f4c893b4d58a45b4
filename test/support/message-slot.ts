import { MessageSlot, messageSlot } from '../../src/payments/messages/index.ts';
import { keepOrder, LockOrder } from '../../src/platform/db/lock-order.ts';

/** A slot of an address to which nothing was sent yet. */
export async function freeSlot(to: string, now = new Date('2026-03-02T09:00:00.000Z')): Promise<MessageSlot> {
  const vault = { blindIndex: (purpose: string, text: string) => `${purpose}/${text}` } as never;
  const nothing = { many: async () => [], one: async () => undefined };
  keepOrder(nothing, new LockOrder('a test'));
  const slot = await messageSlot(
    { reads: { acrossTenants: nothing }, services: { vault, realTime: () => now } },
    { tenantId: 'ten_1', to, now },
  );
  if (!(slot instanceof MessageSlot)) throw new Error(`${to} has no slot`);
  return slot;
}
