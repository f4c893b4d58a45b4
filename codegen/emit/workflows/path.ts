import type { Path } from '../../../walker/plan.ts';
import { isSigning } from '../../../walker/signing.ts';
import type { JsonObject } from '../../load/json.ts';
import { type CommonWorkflows, givenTo, INPUTS } from './common.ts';
import { type Arrival, type Known, lookAt, stepOf, type Walked } from './steps.ts';

/**
 * One path as a workflow: its requests, and after each event a look at where the resource is. Then come the operations
 * that are refused there, and another look.
 */
export const workflowOf = (walked: Walked, path: Path, number: number, common: CommonWorkflows): JsonObject => {
  const { recipe, lifecycle } = walked;
  const workflowId = `${lifecycle.id}-${number}`;
  const digits = String(number).padStart(4, '0');
  const known: Known = new Map(givenTo(lifecycle.id, digits));
  const steps: JsonObject[] = [];
  for (const { act, from, to } of path) {
    const call = common.callOf(walked, act, digits, stepName(number, steps), known);
    if (call) steps.push(call);
    else
      for (const step of act.steps)
        if (!isSigning(step)) steps.push(stepOf(walked, step, stepName(number, steps), known));
    if (recipe.restless?.includes(to.state)) continue;
    const look = (arrival: Arrival): void => {
      if (!recipe.hidden) steps.push(lookAt(walked, arrival, stepName(number, steps), known));
    };
    look({ state: to.state, ...(from && { event: act.event }) });
    const refused = walked.refusals.takeAt(recipe, to, known);
    for (const { step, events } of refused) {
      const stepId = stepName(number, steps);
      const description = `${to.state} does not take ${events.join(', ')}.`;
      steps.push({ stepId, description, ...stepOf(walked, step, stepId, known) });
    }
    if (refused.length > 0) look({ state: to.state });
  }
  return {
    workflowId,
    summary: path.map(({ act, to }) => `${act.event} > ${to.state}`).join(', '),
    inputs: {
      type: 'object',
      required: ['unique', 'area'],
      properties: INPUTS,
    },
    steps,
  };
};

/** The id of one step in the whole document: tools find outputs by it. */
const stepName = (number: number, before: readonly JsonObject[]): string => `walk-${number}-step-${before.length + 1}`;
