import { explain, findResource } from '../../domains/explanations/index.ts';
import { machinesOf } from '../../platform/explain/machines-of-id.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, Refused } from '../outcome.ts';
import { explanationText } from './explanation-text.ts';

/** Shows a resource to an operator as its owner sees it, in whichever tenant. */
export async function explainId({ transact, engine, config }: Operator, id: string): Promise<Outcome> {
  const { explain: sources } = engine.services;
  const told = await transact(async (unit) => {
    const viewer = { tenantId: null, caller: null, now: unit.realNow };
    const access = { caller: null, environment: config.environment };
    for (const machine of machinesOf(id)) {
      const question = { id, machine, reads: unit.reads, viewer, access, sources };
      const found = await findResource(question);
      if (found.row) return explain(question, { ...found, row: found.row }, { face: 'status' });
    }
    return undefined;
  });
  if (told === undefined) throw new Refused('RESOURCE_NOT_FOUND', `No resource with a lifecycle has the id ${id}.`);
  return { json: told, text: explanationText(told) };
}
