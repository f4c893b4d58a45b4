import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { presentAgent } from '../agent.present.ts';

/** Creates an agent before it has a key, so that a policy can be attached to it first (D-022). */
export const createAgent: Handler<'createAgent'> = async ({ tenantId, body, open, write }) => {
  const { name } = body;
  const agent = await open('agent', { id: newId('agt'), context: { tenantId, name, suspendedAt: null } });
  write(audit('agent.created', agent.id, tenantId, { name }));
  return presentAgent(recordOf(agent));
};
