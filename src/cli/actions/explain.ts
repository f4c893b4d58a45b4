import type { Explanation } from '../../../generated/contract/schemas.ts';
import { explain, findResource, machinesOf } from '../../domains/explanations/index.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, Refused, table } from '../outcome.ts';

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
  return { json: told, text: textOf(told) };
}

/** For a terminal: the summary, the history, and what may come. */
function textOf({ summary, timeline, waitingFor, next, jobs, money }: Explanation): string {
  const sections: [title: string, rows: string[][]][] = [
    [
      'HISTORY',
      timeline.map(({ at, event, from, to, actor }) => [
        at,
        event ?? '',
        `${from ?? '-'} -> ${to}`,
        [actor.kind, actor.id, actor.name].filter((word) => word !== null).join(' '),
      ]),
    ],
    ['WAITS FOR', waitingFor.map(({ kind, code, why, dueAt }) => [kind, code ?? '', dueAt ?? '', why])],
    [
      'NEXT',
      next.map(({ event, by, operationId, to, allowed, code }) => [
        event,
        operationId ?? by,
        to.join(' or '),
        allowed === false ? `no ${code ?? ''}`.trim() : allowed === true ? 'yes' : allowed,
      ]),
    ],
    [
      'MONEY',
      money?.entries.map(({ at, from, to, amountBaseUnits }) => [at, `${from} -> ${to}`, amountBaseUnits]) ?? [],
    ],
    ['JOBS', jobs.map(({ topic, dueAt, attempts }) => [topic, dueAt, `${attempts} attempts`])],
  ];
  const printed = sections.filter(([, rows]) => rows.length > 0).map(([title, rows]) => `${title}\n${table(rows)}`);
  return [summary, ...printed].join('\n\n');
}
