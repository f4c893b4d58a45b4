import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentAgent } from '../agent.present.ts';

/** Suspends an agent: all its keys are refused from the next request on (D-022). */
export const suspendAgent: Handler<'suspendAgent'> = async ({ path, aggregate, fail }) => {
  const agent = await aggregate('agent', path.id);
  if (!agent) return fail('AGENT_NOT_FOUND');
  const event = { at: agent.now };
  if (!agent.can('SUSPEND', event)) return fail('INVALID_TRANSITION', { from: agent.status, event: 'SUSPEND' });
  return presentAgent(recordOf(await agent.send('SUSPEND', event)));
};
