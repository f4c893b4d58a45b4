import type { RequestContext, UnitTools } from '../../platform/http/handler.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { answersBy, countsNow, isEnrollmentOver } from './rules/factor-rules.ts';

/** The member behind a session; only sessions reach these operations (D-013). */
export function memberIdOf({ caller }: Pick<RequestContext, 'caller'>): string {
  if (caller.memberId === null) throw new Error('a session of a tenant acts for a member');
  return caller.memberId;
}

type Tools = Pick<RequestContext, 'caller'> & Pick<UnitTools, 'aggregate'>;

/** Locks a factor of the calling member. Another member's, a removed one and one that ran out are unknown ones. */
export async function ownFactor(tools: Tools, id: string): Promise<Aggregate<'twofa-factor'> | undefined> {
  const factor = await tools.aggregate('twofa-factor', id);
  if (factor === undefined || factor.context.memberId !== memberIdOf(tools)) return undefined;
  const isGone = factor.status === 'PENDING' && isEnrollmentOver(factor.context, factor.now);
  return factor.status === 'REMOVED' || isGone ? undefined : factor;
}

/** Locks a challenge of the calling member; another member's is an unknown one (D-346). */
export async function ownChallenge(tools: Tools, id: string): Promise<Aggregate<'twofa-challenge'> | undefined> {
  const challenge = await tools.aggregate('twofa-challenge', id);
  return challenge?.context.memberId === memberIdOf(tools) ? challenge : undefined;
}

export const isUsable = (factor: Aggregate<'twofa-factor'>): boolean =>
  factor.status === 'VERIFIED' && countsNow(factor.context, factor.now);

/** Returns the fault of an answer's kind (D-352); undefined if it is the factor's own kind. */
export function faultOfAnswer({ context }: Aggregate<'twofa-factor'>, answer: object) {
  const kind = answersBy(context.type);
  return kind in answer
    ? undefined
    : {
        errors: [
          { path: `/body/${kind}`, message: `is what a factor of type ${context.type} answers by`, rule: 'kind' },
        ],
      };
}

export const notUsable = (message: string) => ({ errors: [{ path: '/body/factorId', message, rule: 'factor' }] });
