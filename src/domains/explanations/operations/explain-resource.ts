import { machinesOf } from '../../../platform/explain/machines-of-id.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import { explain, findResource, type Question } from '../explain.ts';
import { askReaders, refusalOfWay, shownStatus, type Way, waysOf } from '../readers.ts';

/**
 * What happened to a resource, what it waits for and what can happen next. Whoever may read the resource may ask: the
 * operation that reads it is run, with this caller, and decides by its own rules. Everything is asked in one turn.
 */
export const explainResource: Handler<'explainResource'> = async (request) => {
  const { path, caller, tenantId, reads, services, now, fail } = request;
  const access = { caller, environment: caller.environment };
  const ways = waysOf(services.explain, machinesOf(path.id), access);
  const open = ways.filter((way) => refusalOfWay(way, access) === undefined);
  if (open.length === 0) return refusedAt(ways, request);
  const viewer = { tenantId, caller, now };
  const machines = [...new Set(open.map(({ machine }) => machine))];
  const [answers, ...found] = await Promise.all([
    askReaders(open, request),
    ...machines.map(async (machine) => {
      const question: Question = { id: path.id, machine, reads, viewer, access, sources: services.explain };
      return { question, ...(await findResource(question)) };
    }),
  ]);
  for (const way of open) {
    const one = found.find(({ question }) => question.machine === way.machine);
    if (one?.row === undefined) continue;
    const status = shownStatus(way, answers);
    const isShown =
      way.reader === undefined
        ? (services.explain.explainers[way.machine]?.shows?.(one.row as never, viewer) ?? true)
        : status !== undefined;
    if (isShown) return explain(one.question, { ...one, row: one.row }, { status, face: way.reader?.face ?? 'status' });
  }
  return roleRefusal([...answers.values()], request) ?? fail('RESOURCE_NOT_FOUND');
};

/** No way is open: for want of a scope, or because nothing of this kind is read by anybody. */
function refusedAt(ways: readonly Way[], { caller, fail }: Request<'explainResource'>) {
  const [way] = ways;
  if (way === undefined) return fail('RESOURCE_NOT_FOUND');
  const code = refusalOfWay(way, { caller, environment: caller.environment });
  if (code === 'MEMBER_SESSION_REQUIRED' || code === 'TWOFA_AGENT_NOT_PERMITTED') return fail(code);
  const { security } = way.operation.meta;
  const scheme = caller.kind === 'apiKey' ? 'apiKey' : 'memberSession';
  return fail('INSUFFICIENT_SCOPE', { required: [...(security.find((one) => one[scheme])?.[scheme] ?? [])] });
}

/** An operation that is not for everybody's role says so whatever the id. */
const roleRefusal = (
  answers: readonly (Refusal | Readonly<Record<string, unknown>>)[],
  { fail }: Request<'explainResource'>,
) => (answers.some((answer) => answer.code === 'ROLE_NOT_PERMITTED') ? fail('ROLE_NOT_PERMITTED') : undefined);
