// Generated from spec/gates.yaml by `npm run generate`. Do not edit.

import type { ErrorCode } from './errors.ts';

/** What a mutation can do to money and rights. */
export type Risk = 'moves-money' | 'lets-draw' | 'directs-money' | 'grants-rights' | 'takes-rights' | 'none';

/** A condition that the caller has to meet, whatever the request is. */
export type CallerGate = 'not-agent' | 'money-role';

/** A condition on what the handler has decided. */
export type RequestGate = 'two-factor';

export type Gate = CallerGate | RequestGate;

/** The columns of the table. */
export type CallerKind = 'session' | 'key' | 'agentKey';

/** The gates of each kind of caller, in the order in which they judge. */
export interface GateRow {
  readonly session: readonly Gate[];
  readonly key: readonly Gate[];
  readonly agentKey: readonly Gate[];
}

/** What each risk means. */
export const riskWords: Readonly<Record<Risk, string>> = {
  'moves-money': 'Money leaves the tenant.',
  'lets-draw': 'Somebody or something may draw money later, such as a card, a raised limit or a permit.',
  'directs-money': 'It decides where money goes, such as a destination, a payee, an alias or a handle.',
  'grants-rights': 'Somebody gets more rights, such as a member, a role, a grant, a key or a factor, or a restriction is loosened.',
  'takes-rights': 'Somebody loses rights. Nothing more is asked of a caller who may do it.',
  none: 'Neither money nor rights.',
};

/** What each gate asks for. */
export const gateWords: Readonly<Record<Gate, string>> = {
  'not-agent': 'The key of an agent may not do this, whatever its scopes are.',
  'money-role': 'The session has the role OWNER, ADMIN or FINANCE. The scopes of a key decide instead of a role.',
  'two-factor': 'While two-factor protection is on, a session confirms the request with its factors, and a key is refused.',
};

/** The table of gates. */
export const riskGates: Readonly<Record<Risk, GateRow>> = {
  'moves-money': {
    session: ['two-factor'],
    key: ['two-factor'],
    agentKey: ['two-factor'],
  },
  'lets-draw': {
    session: ['two-factor'],
    key: ['two-factor'],
    agentKey: ['not-agent', 'two-factor'],
  },
  'directs-money': {
    session: ['money-role', 'two-factor'],
    key: ['two-factor'],
    agentKey: ['two-factor'],
  },
  'grants-rights': {
    session: ['two-factor'],
    key: ['two-factor'],
    agentKey: ['not-agent', 'two-factor'],
  },
  'takes-rights': {
    session: [],
    key: [],
    agentKey: [],
  },
  none: {
    session: [],
    key: [],
    agentKey: [],
  },
};

/** What a gate of the caller asks for. */
export interface CallerRule {
  /** The code of its refusal. */
  readonly code: ErrorCode;
  /** The roles of sessions that it lets through; empty: nobody. */
  readonly roles: readonly string[];
}

/** The gates of the caller. */
export const callerRules: Readonly<Record<CallerGate, CallerRule>> = {
  'not-agent': {
    code: 'INSUFFICIENT_SCOPE',
    roles: [],
  },
  'money-role': {
    code: 'ROLE_NOT_PERMITTED',
    roles: ['OWNER', 'ADMIN', 'FINANCE'],
  },
};

/** The codes of the refusals of each gate. */
export const gateCodes: Readonly<Record<Gate, readonly ErrorCode[]>> = {
  'not-agent': ['INSUFFICIENT_SCOPE'],
  'money-role': ['ROLE_NOT_PERMITTED'],
  'two-factor': [
    'TWOFA_AGENT_NOT_PERMITTED',
    'TWOFA_NOT_ENROLLED',
    'TWOFA_REQUIRED',
    'TWOFA_BINDING_MISMATCH',
    'TWOFA_CHALLENGE_NOT_REDEEMABLE',
  ],
};

/** Scopes that the key of an agent cannot use. */
export const agentForbidden: readonly string[] = ['policies:write', 'members:manage', 'webhooks:manage'];

/** The codes, in their order, that a key is answered where only sessions are taken. */
export const keyRefusals: readonly ErrorCode[] = ['APPROVAL_REQUIRES_MEMBER', 'TWOFA_AGENT_NOT_PERMITTED'];

/** Scopes that a new key has only if its creator names them. */
export const grantingScopes: readonly string[] = ['members:manage', 'policies:write'];
