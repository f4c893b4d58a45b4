// Generated from spec/gates.yaml by `npm run generate`. Do not edit.

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

/** Scopes that a new key has only if its creator names them. */
export const grantingScopes: readonly string[] = ['members:manage', 'policies:write'];
