import type { Explanation } from '../../../generated/contract/schemas.ts';
import { explain, type Found, type FoundRow, findResource, type Question, type Shown } from '../explain/explain.ts';
import type { CoreExplanation } from '../explain/explanation.ts';
import { machinesOf } from '../explain/machines-of-id.ts';
import { askReaders, refusalOfWay, shownStatus, type Way, waysOf } from '../explain/readers.ts';
import type { Handler, Request } from '../http/handler.ts';
import { Refusal } from '../refusal.ts';

/** How a service finds what is on record about a resource, and what it tells of it. */
export interface Explaining<F extends Found> {
  find(question: Question): Promise<F>;
  explain(question: Question, found: FoundRow<F>, shown: Shown): Explanation;
}

/**
 * What happened to a resource, what it waits for and what can happen next. Whoever may read the resource may ask: the
 * operation that reads it is run, with this caller, and decides by its own rules. Everything is asked in one turn.
 */
export const explaining =
  <F extends Found>({ find, explain: tell }: Explaining<F>): Handler<'explainResource'> =>
  async (request) => {
    const { path, caller, tenantId, reads, services, now, fail } = request;
    const access = { caller, environment: caller.environment };
    const ways = waysOf(services.explain, machinesOf(path.id), access);
    const open = ways.filter((way) => refusalOfWay(way, access) === undefined);
    if (open.length === 0) return refusedAt(ways, request);
    const viewer = { tenantId, caller, now };
    const machines = [...new Set(open.map(({ machine }) => machine))];
    const [answers, ...found] = await Promise.all([
      askReaders(open, request, request.path.id),
      ...machines.map(async (machine) => {
        const question: Question = { id: path.id, machine, reads, viewer, access, sources: services.explain };
        return { question, ...(await find(question)) };
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
      if (isShown) return tell(one.question, { ...one, row: one.row }, { status, face: way.reader?.face ?? 'status' });
    }
    const refused = [...answers.values()].find((answer) => answer instanceof Refusal && isDeclared(answer, request));
    return (refused as Declared | undefined) ?? fail('RESOURCE_NOT_FOUND');
  };

/** The explanation of a service that adds nothing to what is on record about any resource. */
export const explainResource: Handler<'explainResource'> = explaining({
  find: (question) => findResource(question),
  explain: (question, found, shown) => inContract(explain(question, found, shown)),
});

/** The contract's part of the platform names everything outside of a service a provider. */
const inContract = (told: CoreExplanation): Explanation => {
  const outside = <K extends string>(kind: K) => (kind === 'chain' ? 'provider' : kind);
  return {
    ...told,
    timeline: told.timeline.map((step) => ({ ...step, actor: { ...step.actor, kind: outside(step.actor.kind) } })),
    waitingFor: told.waitingFor.map((wait) => ({ ...wait, kind: outside(wait.kind) })),
    next: told.next.map((one) => ({ ...one, by: outside(one.by) })),
  } as unknown as Explanation;
};

type Declared = ReturnType<Request<'explainResource'>['fail']>;

/** No way is open: for want of a scope, or because nothing of this kind is read by anybody. */
function refusedAt(ways: readonly Way[], request: Request<'explainResource'>): Declared {
  const { caller, fail } = request;
  const [way] = ways;
  if (way === undefined) return fail('RESOURCE_NOT_FOUND');
  const code = refusalOfWay(way, { caller, environment: caller.environment });
  const refusal = code === undefined || code === 'INSUFFICIENT_SCOPE' ? undefined : new Refusal(code);
  if (refusal !== undefined && isDeclared(refusal, request)) return refusal as Declared;
  const { security } = way.operation.meta;
  const scheme = caller.kind === 'apiKey' ? 'apiKey' : 'memberSession';
  return fail('INSUFFICIENT_SCOPE', { required: [...(security.find((one) => one[scheme])?.[scheme] ?? [])] });
}

/** An operation that is not for everybody says so whatever the id: with a 403 that this operation declares as well. */
const isDeclared = ({ code }: Refusal, { services }: Request<'explainResource'>): boolean => {
  const codes: Readonly<Record<string, number>> = services.explain.operations.get('explainResource')?.meta.codes ?? {};
  return codes[code] === 403;
};
