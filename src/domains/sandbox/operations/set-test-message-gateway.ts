import type { Handler } from '../../../platform/http/handler.ts';
import { upsert } from '../../../platform/lifecycle/flush/upsert.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';

/** Takes the gateway for texts and e-mails down or up for the caller's tenant (D-069). */
export const setTestMessageGateway: Handler<'setTestMessageGateway'> = async ({ tenantId, body, reads, write }) => {
  const { available } = body;
  write(
    await upsert(reads, 'test_message_gateway', { tenantId }, { available }),
    audit('test.message_gateway.set', tenantId, tenantId),
  );
  return { available };
};
