import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentAgent } from '../agent.present.ts';

/** Lets a suspended agent's keys work again (D-022). */
export const resumeAgent: Handler<'resumeAgent'> = async ({ path, aggregate, fail }) => {
  const agent = await aggregate('agent', path.id);
  if (!agent) return fail('AGENT_NOT_FOUND');
  if (!agent.can('RESUME')) return fail('INVALID_TRANSITION', { from: agent.status, event: 'RESUME' });
  return presentAgent(recordOf(await agent.send('RESUME')));
};
