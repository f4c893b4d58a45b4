import { describe, expect, test } from 'vitest';
import { type Standing, unconsented } from '../../scripts/attack/oracles/consent.ts';
import { afterEnd } from '../../scripts/attack/oracles/ended.ts';
import { foreignRow } from '../../scripts/attack/oracles/foreign.ts';
import { allowedBy, overdrawn } from '../../scripts/attack/oracles/money.ts';
import type { Snapshot } from '../../scripts/attack/oracles/snapshot.ts';
import { type Right, widenings } from '../../scripts/attack/oracles/widenings.ts';
import type { Scene } from '../../scripts/attack/scene.ts';
import type { Holder } from '../../scripts/attack/world.ts';
import { protectedWorld } from '../../scripts/attack/worlds/protected.ts';

const EMPTY: Snapshot = {
  members: {},
  grants: {},
  keys: {},
  protection: null,
  factors: {},
  rules: null,
  attachments: {},
  cards: {},
  agents: {},
  directions: {},
  available: 0,
  held: 0,
  own: 0,
};
const PROTECTED = { enabled: true, threshold: 0, coolingOff: 86_400, factors: 1 };

const finance = { role: 'FINANCE', status: 'INVITED', groups: [] };
const grant = { member: 'mem_1', actions: ['payment.create'], weight: 1, limits: [10, 20, null] };
const card = { status: 'inactive', limits: [5, null, null, null], blocked: ['7995'], allowed: null };
const destination = { kind: 'destination', status: 'ACTIVE', isOwnBalance: false };

/** Before, after, and the rights that have grown. */
const CHANGES: readonly (readonly [string, Partial<Snapshot>, Partial<Snapshot>, readonly Right[]])[] = [
  ['a FINANCE member is invited', {}, { members: { a: finance } }, ['member']],
  ['a MEMBER is invited', {}, { members: { a: { ...finance, role: 'MEMBER' } } }, []],
  ['a role is raised', { members: { a: finance } }, { members: { a: { ...finance, role: 'ADMIN' } } }, ['member']],
  ['a role is lowered', { members: { a: finance } }, { members: { a: { ...finance, role: 'MEMBER' } } }, []],
  ['an invitation is accepted', { members: { a: finance } }, { members: { a: { ...finance, status: 'ACTIVE' } } }, []],
  [
    'a suspended member comes back',
    { members: { a: { ...finance, status: 'SUSPENDED' } } },
    { members: { a: finance } },
    ['member'],
  ],
  [
    'a member joins a group',
    { members: { a: finance } },
    { members: { a: { ...finance, groups: ['board'] } } },
    ['member'],
  ],
  ['a grant is given', {}, { grants: { a: grant } }, ['grant']],
  ['a grant to vote is given', {}, { grants: { a: { ...grant, actions: ['payment.approve'] } } }, ['vote']],
  ['a limit is raised', { grants: { a: grant } }, { grants: { a: { ...grant, limits: [11, 20, null] } } }, ['grant']],
  ['a limit is lifted', { grants: { a: grant } }, { grants: { a: { ...grant, limits: [10, null, null] } } }, ['grant']],
  ['a limit is lowered', { grants: { a: grant } }, { grants: { a: { ...grant, limits: [10, 19, 30] } } }, []],
  ['a weight is raised', { grants: { a: grant } }, { grants: { a: { ...grant, weight: 2 } } }, ['grant']],
  ['a grant ends', { grants: { a: grant } }, {}, []],
  ['a key is made', {}, { keys: { a: { scopes: [] } } }, ['key']],
  ['a factor is verified', {}, { factors: { a: { member: 'mem_1' } } }, ['factor']],
  ['protection ends', { protection: PROTECTED }, { protection: { ...PROTECTED, enabled: false } }, ['protection']],
  ['a threshold is raised', { protection: PROTECTED }, { protection: { ...PROTECTED, threshold: 1 } }, ['protection']],
  ['protection begins', { protection: null }, { protection: PROTECTED }, []],
  ['rules are replaced', { rules: { maximumAmountUsd: '1' } }, { rules: {} }, ['rules']],
  ['rules are first made', { rules: null }, { rules: { maximumAmountUsd: '1' } }, []],
  ['a policy is detached', { attachments: { a: { policy: 'p', version: 1 } } }, {}, ['policy']],
  [
    'a policy changes',
    { attachments: { a: { policy: 'p', version: 1 } } },
    { attachments: { a: { policy: 'p', version: 2 } } },
    ['policy'],
  ],
  ['a card is made', {}, { cards: { a: card } }, ['new card']],
  ['a card is unfrozen', { cards: { a: card } }, { cards: { a: { ...card, status: 'active' } } }, ['card']],
  ['a category is no longer blocked', { cards: { a: card } }, { cards: { a: { ...card, blocked: [] } } }, ['card']],
  ['a card is limited', { cards: { a: card } }, { cards: { a: { ...card, limits: [4, 4, 4, 4] } } }, []],
  [
    'an agent is resumed',
    { agents: { a: { status: 'SUSPENDED' } } },
    { agents: { a: { status: 'ACTIVE' } } },
    ['agent'],
  ],
  ['a destination is named', {}, { directions: { a: destination } }, ['destination']],
  ['the own balance is named', {}, { directions: { a: { ...destination, isOwnBalance: true } } }, []],
  [
    'an alias is revoked',
    { directions: { a: { ...destination, kind: 'phone' } } },
    { directions: { a: { ...destination, kind: 'phone', status: 'REVOKED' } } },
    ['alias'],
  ],
  ['a payee is saved', {}, { directions: { a: { ...destination, kind: 'contact' } } }, ['payee']],
  [
    'a payee is forgotten',
    { directions: { a: { ...destination, kind: 'contact' } } },
    { directions: { a: { ...destination, kind: 'contact', status: 'REMOVED' } } },
    [],
  ],
];

describe('rights that a step has added', () => {
  test.each(CHANGES)('%s', (_, before, after, rights) => {
    const found = widenings({ ...EMPTY, ...before }, { ...EMPTY, ...after });
    expect(found.map(({ right }) => right)).toEqual(rights);
  });
});

const standing = (holder: Partial<Holder>, more: Partial<Standing> = {}): Standing => ({
  holder: { as: 'x', kind: 'key', tenant: 'victim', ...holder },
  member: 'mem_own',
  invited: new Set(['mem_guest']),
  isBound: false,
  ...more,
});
const given = (right: Right, who: Standing, member?: string, before: Snapshot = EMPTY): boolean =>
  unconsented({ right, what: right, ...(member !== undefined && { member }) }, before, who) === undefined;

describe('an actor may add rights', () => {
  test('never under two-factor protection, except a first factor, proved aliases and payees with a cooling-off time', () => {
    const before = { ...EMPTY, protection: PROTECTED };
    const owner = standing({ kind: 'OWNER' });
    for (const right of ['member', 'key', 'card', 'destination', 'rules'] as const)
      expect(given(right, owner, undefined, before)).toBe(false);
    for (const right of ['alias', 'payee'] as const) expect(given(right, owner, undefined, before)).toBe(true);
    expect(given('factor', owner, 'mem_own', before)).toBe(true);
    expect(given('factor', owner, 'mem_other', before)).toBe(false);
  });

  test('with a key, by its scopes; a key without a list of scopes has those that give no rights', () => {
    const plain = standing({});
    expect(given('card', plain)).toBe(true);
    expect(given('member', plain)).toBe(false);
    expect(given('rules', standing({ scopes: ['policies:write'] }))).toBe(true);
    expect(given('member', standing({ scopes: ['policies:write'] }))).toBe(false);
    expect(given('destination', standing({ scopes: ['identity:write'] }))).toBe(false);
  });

  test('never to a card with the key of an agent, nor to a destination when its policy names payees', () => {
    const agent = standing({ kind: 'agentKey' });
    const bound = standing({ kind: 'agentKey' }, { isBound: true });
    expect([given('new card', agent), given('card', agent), given('destination', agent)]).toEqual([true, false, true]);
    expect([given('new card', bound), given('alias', bound), given('destination', bound)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('to aliases and destinations as FINANCE but not as MEMBER, and to grants and members as neither', () => {
    for (const [kind, mayDirect] of [
      ['MEMBER', false],
      ['FINANCE', true],
    ] as const) {
      const who = standing({ kind });
      expect(given('alias', who)).toBe(mayDirect);
      expect(given('destination', who)).toBe(mayDirect);
      expect(given('grant', who)).toBe(false);
      expect(given('member', who)).toBe(false);
    }
  });

  test('as an ADMIN, except for votes of members that it invited and for its own rights', () => {
    const admin = standing({ kind: 'ADMIN' });
    expect(given('member', admin)).toBe(true);
    expect(given('vote', admin, 'mem_voter')).toBe(true);
    expect(given('vote', admin, 'mem_guest')).toBe(false);
    expect(given('grant', admin, 'mem_guest')).toBe(true);
    expect(given('grant', admin, 'mem_own')).toBe(false);
  });
});

const scene = (more: Partial<Scene> = {}): Scene => ({
  world: { ...protectedWorld, allowance: { usd: 10, everyDays: 1 } },
  value: (name) => (name === 'unique' ? 'u1' : undefined),
  ended: new Set(['deadKey']),
  ofThePerson: new Set(['getMe']),
  invited: new Set(),
  elapsedSeconds: 0,
  credited: 0,
  ...more,
});
const USD = 1_000_000;

describe('the money that may leave', () => {
  test('grows by one allowance per span, beginning with the first second', () => {
    expect(allowedBy({ usd: 10, everyDays: 1 }, 86_399)).toBe(10 * USD);
    expect(allowedBy({ usd: 10, everyDays: 1 }, 86_400)).toBe(20 * USD);
    expect(allowedBy({ usd: 0 }, 10 * 86_400)).toBe(0);
  });

  test('does not include held amounts or the victim’s own payments, and credits do not offset it', () => {
    const first = { ...EMPTY, available: 100 * USD };
    const left = (usd: number, more: Partial<Snapshot> = {}) => ({ ...first, available: (100 - usd) * USD, ...more });
    expect(overdrawn(scene(), first, left(10))).toBeUndefined();
    expect(overdrawn(scene(), first, left(10.000001))).toMatchObject({ oracle: 'money' });
    expect(overdrawn(scene(), first, left(50, { held: 40 * USD }))).toBeUndefined();
    expect(overdrawn(scene(), first, left(50, { own: 40 * USD }))).toBeUndefined();
    expect(overdrawn(scene({ credited: USD }), first, left(10))).toMatchObject({ oracle: 'money' });
  });
});

describe('suspicious answers', () => {
  const move = (holder: Partial<Holder>) => ({
    step: { call: 'getMe' },
    says: '',
    holder: { as: 'deadKey', kind: 'key', tenant: 'victim', ...holder } as Holder,
  });
  const answered = (status: number, body: unknown = {}) => ({ answer: { status, body }, code: undefined });

  test('include each success with an ended credential, and no refusal', () => {
    expect(afterEnd(scene(), move({}), answered(200))).toMatchObject({ oracle: 'ended' });
    expect(afterEnd(scene(), move({}), answered(401))).toBeUndefined();
    expect(afterEnd(scene(), move({ as: 'otherKey' }), answered(200))).toBeUndefined();
    // Whose session it is may still be asked.
    expect(afterEnd(scene(), move({ kind: 'FINANCE' }), answered(200))).toBeUndefined();
  });

  test('include data of the victim shown to another tenant, whatever the status', () => {
    const shown = { error: { details: ['payee-canary-u1@victim.test'] } };
    expect(foreignRow(scene(), move({ tenant: 'attacker' }), answered(404, shown))).toMatchObject({
      oracle: 'foreign',
    });
    expect(foreignRow(scene(), move({ tenant: 'victim' }), answered(200, shown))).toBeUndefined();
    expect(foreignRow(scene(), move({ tenant: 'attacker' }), answered(200, { of: 'canary-u2' }))).toBeUndefined();
  });
});
