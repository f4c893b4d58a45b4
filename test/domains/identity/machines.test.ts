import { describe, expect, test } from 'vitest';
import { type AnyEventObject, type AnyStateMachine, initialTransition, transition } from 'xstate';
import { credentialMachine } from '../../../machines/identity/credential.machine.ts';
import { phoneAliasMachine } from '../../../machines/identity/phone-alias.machine.ts';
import { verificationSessionMachine } from '../../../machines/identity/verification-session.machine.ts';

const at = new Date('2026-03-02T09:00:00.000Z');

/** Where an event leads, and the effects it asks for; undefined when the machine refuses it. */
function take(machine: AnyStateMachine, status: string, context: object, event: AnyEventObject) {
  const snapshot = machine.resolveState({ value: status, context });
  if (snapshot.status !== 'active') return undefined;
  const [next, effects] = transition(machine, snapshot, event);
  if (next === snapshot && effects.length === 0) return undefined;
  return { status: next.value, context: next.context, effects: effects.map(({ type }) => type) };
}

/** The whole table of a machine: each pair that is not listed is refused. */
function table(machine: AnyStateMachine, context: object, events: readonly AnyEventObject[]) {
  const moves: Record<string, string> = {};
  for (const status of Object.keys(machine.root.states)) {
    for (const event of events) {
      const taken = take(machine, status, context, event);
      if (taken) moves[`${status} ${event.type}${event.outcome ? `:${event.outcome}` : ''}`] = String(taken.status);
    }
  }
  return moves;
}

describe('phone-alias (D-107 to D-110)', () => {
  const context = {
    tenantId: 'ten_a',
    phoneCiphertext: 'c',
    phoneIndex: 'i',
    phoneMasked: '+*******4567',
    otpHash: 'h',
    otpExpiresAt: at,
    otpAttempts: 2,
    verifiedAt: null,
    reverifyBy: null,
  };
  const resend = { type: 'RESEND', otpHash: 'new', otpExpiresAt: at };
  const verify = { type: 'VERIFY', verifiedAt: at, reverifyBy: at, replaces: ['pal_b'] };
  const events = [resend, { type: 'WRONG_CODE' }, verify, { type: 'EXPIRE' }, { type: 'REPLACE' }, { type: 'REVOKE' }];

  test('takes these events and no other', () => {
    expect(table(phoneAliasMachine, context, events)).toEqual({
      'PENDING RESEND': 'PENDING',
      'PENDING WRONG_CODE': 'PENDING',
      'PENDING VERIFY': 'ACTIVE',
      'PENDING REVOKE': 'REVOKED',
      'ACTIVE EXPIRE': 'REVERIFICATION_REQUIRED',
      'ACTIVE REPLACE': 'REPLACED',
      'ACTIVE REVOKE': 'REVOKED',
      'REVERIFICATION_REQUIRED RESEND': 'REVERIFICATION_REQUIRED',
      'REVERIFICATION_REQUIRED WRONG_CODE': 'REVERIFICATION_REQUIRED',
      'REVERIFICATION_REQUIRED VERIFY': 'ACTIVE',
      'REVERIFICATION_REQUIRED REPLACE': 'REPLACED',
      'REVERIFICATION_REQUIRED REVOKE': 'REVOKED',
    });
  });

  test('a new code voids the old one and its wrong answers', () => {
    const { otpHash, otpExpiresAt } = resend;
    expect(take(phoneAliasMachine, 'PENDING', context, resend)?.context).toEqual({
      ...context,
      otpHash,
      otpExpiresAt,
      otpAttempts: 0,
    });
    expect(take(phoneAliasMachine, 'PENDING', context, { type: 'WRONG_CODE' })?.context).toEqual({
      ...context,
      otpAttempts: 3,
    });
  });

  test('a proof uses up the code, replaces other aliases, binds claims and rechecks payments', () => {
    const proved = take(phoneAliasMachine, 'PENDING', context, verify);
    expect(proved?.context).toEqual({
      ...context,
      otpHash: null,
      otpExpiresAt: null,
      otpAttempts: 0,
      verifiedAt: at,
      reverifyBy: at,
    });
    expect(proved?.effects).toEqual(['replaceOthers', 'bindClaims', 'announceVerified', 'recheckPayments']);
  });
});

describe('credential (D-325, D-327)', () => {
  const context = { tenantId: 'ten_a', kind: 'BUSINESS_IDENTITY', revokedAt: null, revokedReason: null, expiresAt: at };
  const revoke = { type: 'REVOKE', reason: 'OPERATOR', at };
  const refresh = { type: 'REFRESH', at };
  const retract = { type: 'PROVIDER_SUSPEND', at };
  const events = [{ type: 'SUSPEND' }, retract, { type: 'REINSTATE' }, revoke, { type: 'EXPIRE' }];

  test('takes these events and no other', () => {
    expect(table(credentialMachine, context, events)).toEqual({
      'ACTIVE SUSPEND': 'SUSPENDED',
      'ACTIVE PROVIDER_SUSPEND': 'SUSPENDED',
      'ACTIVE REVOKE': 'REVOKED',
      'ACTIVE EXPIRE': 'EXPIRED',
      'SUSPENDED REINSTATE': 'ACTIVE',
      'SUSPENDED REVOKE': 'REVOKED',
      'SUSPENDED EXPIRE': 'EXPIRED',
    });
  });

  test('is announced when it is issued, and not when it is reinstated', () => {
    const [, effects] = initialTransition(credentialMachine as AnyStateMachine, context);
    expect(effects.map(({ type }) => type)).toEqual(['announceIssued', 'recheckPayments']);
    expect(take(credentialMachine, 'SUSPENDED', context, { type: 'REINSTATE' })?.effects).toEqual([
      'recordReinstatement',
      'recheckPayments',
    ]);
  });

  test('keeps the reason and the time of its revocation', () => {
    expect(take(credentialMachine, 'ACTIVE', context, revoke)?.context).toEqual({
      ...context,
      revokedAt: at,
      revokedReason: 'OPERATOR',
      statusRefreshedAt: at,
      statusSource: 'PLATFORM',
    });
    const byProvider = take(credentialMachine, 'SUSPENDED', context, { ...revoke, reason: 'PROVIDER' });
    expect(byProvider?.context.statusSource).toBe('PROVIDER');
  });

  test('records the source of its status, and a refresh leaves a suspension to the platform (D-328)', () => {
    const source = (status: string, event: AnyEventObject) =>
      take(credentialMachine, status, { ...context, statusSource: 'PLATFORM' }, event)?.context;
    expect(source('ACTIVE', refresh)).toMatchObject({ statusSource: 'PROVIDER', statusRefreshedAt: at });
    expect(source('SUSPENDED', refresh)).toMatchObject({ statusSource: 'PLATFORM', statusRefreshedAt: at });
    expect(source('ACTIVE', retract)).toMatchObject({ statusSource: 'PROVIDER', statusRefreshedAt: at });
    const suspended = take(credentialMachine, 'ACTIVE', { ...context, statusSource: 'PROVIDER' }, { type: 'SUSPEND' });
    expect(suspended?.context.statusSource).toBe('PLATFORM');
  });
});

describe('verification-session (D-313 to D-316)', () => {
  const requirement = (type: string, status = 'PENDING') => ({ type, status, subjectRef: 'ten_a' });
  const context = {
    tenantId: 'ten_a',
    kind: 'KYB',
    requirements: [requirement('business_registry', 'SATISFIED'), requirement('beneficial_ownership')],
    credentialId: null,
    expiresAt: new Date('2026-03-09T09:00:00.000Z'),
    completedAt: null,
  };
  const issuance = { credentialId: 'cred_a', context: {}, supersedes: [] };
  const advance = { type: 'ADVANCE', at, issuance };
  const ends = ['REJECTED', 'EXPIRED', 'CANCELED', 'ERROR'].map((outcome) => ({ type: 'END', outcome, at }));

  test('takes these events and no other', () => {
    expect(table(verificationSessionMachine, context, [advance, ...ends, { type: 'EXPIRE' }])).toEqual({
      'CREATED ADVANCE': 'VERIFIED',
      'CREATED END:REJECTED': 'REJECTED',
      'CREATED END:EXPIRED': 'EXPIRED',
      'CREATED END:CANCELED': 'CANCELED',
      'CREATED END:ERROR': 'ERROR',
      'CREATED EXPIRE': 'EXPIRED',
    });
  });

  test('meets one requirement a step; the last one issues the credential', () => {
    const fresh = { ...context, requirements: [requirement('identity_document'), requirement('liveness')] };
    const first = take(verificationSessionMachine, 'CREATED', fresh, { type: 'ADVANCE', at, issuance: null });
    expect(first).toMatchObject({ status: 'CREATED', effects: [] });
    expect(first?.context.requirements).toEqual([
      requirement('identity_document', 'SATISFIED'),
      requirement('liveness'),
    ]);
    const last = take(verificationSessionMachine, 'CREATED', first?.context ?? {}, advance);
    expect(last?.effects).toEqual(['issueCredential', 'announceEnd']);
    expect(last?.context).toMatchObject({ credentialId: 'cred_a', completedAt: at });
  });

  test('the last requirement is not met without a credential', () => {
    expect(
      take(verificationSessionMachine, 'CREATED', context, { type: 'ADVANCE', at, issuance: null }),
    ).toBeUndefined();
  });

  test('ends at its deadline when nobody finishes it', () => {
    const ended = take(verificationSessionMachine, 'CREATED', context, { type: 'EXPIRE' });
    expect(ended?.context.completedAt).toEqual(context.expiresAt);
  });
});
