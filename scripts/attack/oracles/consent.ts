import type { Holder } from '../world.ts';
import type { Snapshot } from './snapshot.ts';
import type { Right, Widening } from './widenings.ts';

/** What is known of a caller beside the credential. */
export interface Standing {
  readonly holder: Holder;
  /** The id of the caller's member. */
  readonly member: string | undefined;
  /** Members whom the attacker has invited. */
  readonly invited: ReadonlySet<string>;
  /** Whether the policy of the caller's agent names who may be paid. */
  readonly isBound: boolean;
}

const BY_SCOPE: Readonly<Record<string, readonly Right[]>> = {
  'members:manage': ['member', 'grant', 'vote'],
  'policies:write': ['rules', 'policy'],
  'cards:manage': ['card'],
  'cards:issue': ['new card'],
  'ramps:write': ['destination', 'alias'],
  'identity:write': ['alias'],
};

/** Rights that are given by scopes which a key has without naming them. */
const ORDINARY: ReadonlySet<Right> = new Set(['card', 'new card', 'destination', 'alias', 'payee']);

/** What changes no right while protection is on: a code proves an alias, and a new payee cools off. */
const UNPROTECTED: ReadonlySet<Right> = new Set(['alias', 'payee']);

const ADMINISTERED: ReadonlySet<string> = new Set(['OWNER', 'ADMIN']);

/** What a member who directs money may change without administering anything. */
const OF_FINANCE: ReadonlySet<Right> = new Set(['new card', 'destination', 'alias']);

/**
 * Why nobody with the right to widen gave this; undefined where the caller had that right. It is decided by the settings
 * before the request alone, and not by what the service thinks of its gates.
 */
export function unconsented(widening: Widening, before: Snapshot, standing: Standing): string | undefined {
  const { right, member } = widening;
  const { holder } = standing;
  // Everybody may begin with a first factor; it counts after the cooling-off, and gives nothing that the role has not.
  if (right === 'factor' && member === standing.member) return undefined;
  if (before.protection?.enabled === true && !UNPROTECTED.has(right))
    return 'two-factor protection is on, and no factor approved it';
  if (holder.kind === 'agentKey') return ofAgent(right, standing);
  if (holder.kind === 'key') return ofKey(right, holder);
  if (ADMINISTERED.has(holder.kind)) return ofAdministrator(widening, standing);
  if (right === 'payee' || (holder.kind === 'FINANCE' && OF_FINANCE.has(right))) return undefined;
  return `the role ${holder.kind} does not give it`;
}

/** Each use of a new card is judged by the agent's policy, as each payment is. */
const ofAgent = (right: Right, { isBound }: Standing): string | undefined => {
  if (right === 'new card') return undefined;
  if (!UNPROTECTED.has(right) && right !== 'destination') return 'the key of an agent widens nothing';
  return isBound ? 'the policy of the agent says who may be paid' : undefined;
};

function ofKey(right: Right, { scopes }: Holder): string | undefined {
  if (scopes === undefined) return ORDINARY.has(right) ? undefined : 'the key does not name the scope';
  return scopes.some((scope) => BY_SCOPE[scope]?.includes(right)) ? undefined : 'the key has no scope for it';
}

function ofAdministrator({ right, member }: Widening, { member: own, invited }: Standing): string | undefined {
  if (right === 'vote' && member !== undefined && invited.has(member))
    return 'whoever invites a voter does not give the vote';
  if ((right === 'vote' || right === 'grant') && member === own) return 'nobody grants to oneself';
  return undefined;
}
