import { describe, expect, test } from 'vitest';
import { type AnyEventObject, type AnyStateMachine, initialTransition, transition } from 'xstate';
import { payoutDestinationMachine } from '../../../machines/destinations/payout-destination.machine.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const before = new Date('2026-03-01T09:00:00.000Z');
const context = {
  tenantId: 'ten_a',
  type: 'STABLECOIN_ADDRESS',
  label: 'Cold wallet',
  ownershipStatus: 'DECLARED',
  verificationCredentialId: null,
  priority: 100,
  allowAutomaticFallback: false,
  isDefault: false,
  verifiedAt: null,
  revokedAt: null,
  chosenAt: before,
};
const proof = { credentialId: 'cred_a', context: {}, nonce: '1' };
const verify = { type: 'VERIFY', ownershipStatus: 'DECLARED', proof: null, makeDefault: true, at };
const prove = { ...verify, ownershipStatus: 'SIGNATURE_VERIFIED', proof, makeDefault: false };
const events: Record<string, AnyEventObject> = {
  UPDATE: { type: 'UPDATE', patch: { priority: 5 }, at },
  VERIFY: verify,
  PROVE: prove,
  VERIFY_FAILED: { type: 'VERIFY_FAILED' },
  REVOKE: { type: 'REVOKE', at },
  MAKE_DEFAULT: { type: 'MAKE_DEFAULT', chosenAt: at },
  INHERIT: { type: 'MAKE_DEFAULT', chosenAt: null },
  UNSET_DEFAULT: { type: 'UNSET_DEFAULT' },
};

function take(status: string, name: string, change: object = {}) {
  const machine: AnyStateMachine = payoutDestinationMachine;
  const snapshot = machine.resolveState({ value: status, context: { ...context, ...change } });
  const event = events[name];
  if (snapshot.status !== 'active' || !event) return undefined;
  const [next, effects] = transition(machine, snapshot, event);
  if (next === snapshot && effects.length === 0) return undefined;
  return { status: next.value, context: next.context, effects: effects.map(({ type }) => type) };
}

describe('payout-destination (A 3.5, D-234, D-244)', () => {
  test('takes these events and no other (R074)', () => {
    const moves: Record<string, string> = {};
    for (const status of ['PENDING_VERIFICATION', 'ACTIVE', 'REVOKED']) {
      for (const name of Object.keys(events)) {
        const taken = take(status, name);
        if (taken) moves[`${status} ${name}`] = String(taken.status);
      }
    }
    expect(moves).toEqual({
      'PENDING_VERIFICATION UPDATE': 'PENDING_VERIFICATION',
      'PENDING_VERIFICATION VERIFY': 'ACTIVE',
      'PENDING_VERIFICATION PROVE': 'ACTIVE',
      'PENDING_VERIFICATION VERIFY_FAILED': 'PENDING_VERIFICATION',
      'PENDING_VERIFICATION REVOKE': 'REVOKED',
      'ACTIVE UPDATE': 'ACTIVE',
      'ACTIVE PROVE': 'ACTIVE',
      'ACTIVE REVOKE': 'REVOKED',
      'ACTIVE MAKE_DEFAULT': 'ACTIVE',
      'ACTIVE INHERIT': 'ACTIVE',
      'ACTIVE UNSET_DEFAULT': 'ACTIVE',
    });
  });

  test('is announced at its creation, and rechecks held payments', () => {
    const [, effects] = initialTransition(payoutDestinationMachine as AnyStateMachine, context);
    expect(effects.map(({ type }) => type)).toEqual(['announceCreated', 'recheckPayments']);
  });

  test('gets its times and the default when it is activated', () => {
    const active = take('PENDING_VERIFICATION', 'VERIFY');
    expect(active?.context).toEqual({ ...context, isDefault: true, verifiedAt: at, chosenAt: at });
    expect(active?.effects).toEqual(['issueOwnership', 'announceVerified', 'recheckPayments']);
  });

  test('gains only its ownership by a proof when it is ACTIVE', () => {
    expect(take('ACTIVE', 'PROVE', { isDefault: true, verifiedAt: before })?.context).toEqual({
      ...context,
      isDefault: true,
      verifiedAt: before,
      ownershipStatus: 'SIGNATURE_VERIFIED',
      verificationCredentialId: 'cred_a',
    });
  });

  test('remembers only a choice that its owner made (D-441)', () => {
    expect(take('ACTIVE', 'MAKE_DEFAULT')?.context).toMatchObject({ isDefault: true, chosenAt: at });
    expect(take('ACTIVE', 'INHERIT')?.context).toMatchObject({ isDefault: true, chosenAt: before });
    expect(take('ACTIVE', 'UPDATE')?.context).toMatchObject({ priority: 5, chosenAt: at });
    expect(take('PENDING_VERIFICATION', 'UPDATE')?.context).toMatchObject({ priority: 5, chosenAt: before });
  });

  test('loses the default when it is revoked', () => {
    expect(take('ACTIVE', 'REVOKE', { isDefault: true })?.context).toMatchObject({ isDefault: false, revokedAt: at });
  });
});
