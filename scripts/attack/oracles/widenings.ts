import type { CardRow, DirectionRow, GrantRow, MemberRow, ProtectionRow, Snapshot } from './snapshot.ts';

/** What sort of right has grown. */
export type Right =
  | 'member'
  | 'grant'
  | 'vote'
  | 'key'
  | 'protection'
  | 'factor'
  | 'rules'
  | 'policy'
  | 'new card'
  | 'card'
  | 'agent'
  | 'destination'
  | 'payee'
  | 'alias';

export interface Widening {
  readonly right: Right;
  /** What grew, for a reader. */
  readonly what: string;
  /** The member who has it, where it is somebody's. */
  readonly member?: string;
}

/** Every right that is there after a request and was not before. */
export function widenings(before: Snapshot, after: Snapshot): readonly Widening[] {
  return [
    ...pairs(before.members, after.members)
      .filter(isPromoted)
      .map(([id]) => grown('member', `${id} ${roleOf(after, id)}`, id)),
    ...pairs(before.grants, after.grants).flatMap(([id, old, now]) => grantWidening(id, old, now)),
    ...pairs(before.keys, after.keys)
      .filter(isNew)
      .map(([id]) => grown('key', id)),
    ...pairs(before.factors, after.factors)
      .filter(isNew)
      .map(([id, , now]) => grown('factor', id, now?.member)),
    ...(isLoosened(before.protection, after.protection) ? [grown('protection', 'protection')] : []),
    ...(areRulesLoosened(before.rules, after.rules) ? [grown('rules', 'the payment policy')] : []),
    ...pairs(before.attachments, after.attachments)
      .filter(([, old, now]) => old !== undefined && (now === undefined || now.version !== old.version))
      .map(([id, old]) => grown('policy', `${old?.policy} on ${id}`)),
    ...pairs(before.cards, after.cards)
      .filter(isNew)
      .map(([id]) => grown('new card', id)),
    ...pairs(before.cards, after.cards)
      .filter(isRaised)
      .map(([id]) => grown('card', id)),
    ...pairs(before.agents, after.agents)
      .filter(([, old, now]) => old?.status === 'SUSPENDED' && now?.status === 'ACTIVE')
      .map(([id]) => grown('agent', id)),
    ...pairs(before.directions, after.directions)
      .filter(isRedirected)
      .map(([id, old, now]) =>
        grown(directionOf(old, now), `${id}, ${old?.status ?? 'none'} to ${now?.status ?? 'none'}`),
      ),
  ];
}

const grown = (right: Right, what: string, member?: string): Widening => ({
  right,
  what: `${right}: ${what}`,
  ...(member !== undefined && { member }),
});

type Pair<T> = readonly [id: string, before: T | undefined, after: T | undefined];

const pairs = <T>(before: Readonly<Record<string, T>>, after: Readonly<Record<string, T>>): readonly Pair<T>[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((id) => [id, before[id], after[id]] as const);

const isNew = ([, before, after]: Pair<unknown>): boolean => before === undefined && after !== undefined;

/** Roles that direct money or people. */
const RANKS: Readonly<Record<string, number>> = { FINANCE: 1, ADMIN: 2, OWNER: 3 };

const rankOf = (member: MemberRow | undefined): number =>
  member === undefined || !['ACTIVE', 'INVITED'].includes(member.status) ? 0 : (RANKS[member.role] ?? 0);

const isPromoted = ([, before, after]: Pair<MemberRow>): boolean =>
  rankOf(after) > rankOf(before) || adds(after?.groups, before?.groups);

const roleOf = (after: Snapshot, id: string): string => `as ${after.members[id]?.role} (${after.members[id]?.status})`;

const adds = (after: readonly string[] = [], before: readonly string[] = []): boolean =>
  after.some((item) => !before.includes(item));

const isHigher = (after: number | null = null, before: number | null = null): boolean =>
  before !== null && (after === null || after > before);

const areHigher = (after: readonly (number | null)[], before: readonly (number | null)[]): boolean =>
  before.some((limit, at) => isHigher(after[at], limit));

function grantWidening(id: string, before: GrantRow | undefined, after: GrantRow | undefined): readonly Widening[] {
  if (after === undefined) return [];
  const isMore =
    before === undefined ||
    adds(after.actions, before.actions) ||
    areHigher(after.limits, before.limits) ||
    after.weight > before.weight;
  if (!isMore) return [];
  const isVote = after.actions.includes('payment.approve');
  return [grown(isVote ? 'vote' : 'grant', `${id} (${after.actions.join(', ')})`, after.member)];
}

const isLoosened = (before: ProtectionRow | null, after: ProtectionRow | null): boolean =>
  before?.enabled === true &&
  (after?.enabled !== true ||
    after.threshold > before.threshold ||
    after.coolingOff < before.coolingOff ||
    after.factors < before.factors);

/** Rules beside rules cannot be compared: others may let through what the ones before held. */
const areRulesLoosened = (before: Snapshot['rules'], after: Snapshot['rules']): boolean =>
  before !== null && Object.keys(before).length > 0 && JSON.stringify(before) !== JSON.stringify(after);

function isRaised([, before, after]: Pair<CardRow>): boolean {
  if (before === undefined || after === undefined) return false;
  return (
    (before.status !== 'active' && after.status === 'active') ||
    areHigher(after.limits, before.limits) ||
    adds(before.blocked, after.blocked) ||
    (before.allowed !== null && (after.allowed === null || adds(after.allowed, before.allowed)))
  );
}

/** Where money goes has changed: a new place, one that counts now, or one that counts no more. To forget a payee directs nothing. */
const isRedirected = ([, before, after]: Pair<DirectionRow>): boolean =>
  before?.status !== after?.status &&
  (after ?? before)?.isOwnBalance === false &&
  !(after?.kind === 'contact' && after.status === 'REMOVED');

/** A payee is paid by whoever may pay; an alias is proved by a code; a destination is where money goes without either. */
function directionOf(before: DirectionRow | undefined, after: DirectionRow | undefined): Right {
  const kind = (after ?? before)?.kind;
  if (kind === 'contact') return 'payee';
  return kind === 'destination' && (before === undefined || after?.status.endsWith('default'))
    ? 'destination'
    : 'alias';
}
