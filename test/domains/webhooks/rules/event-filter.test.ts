import { describe, expect, test } from 'vitest';
import { wasEnabledAt } from '../../../../src/domains/webhooks/rules/event-filter.ts';
import { wants } from '../../../../src/platform/feed/wanted-types.ts';

describe('the types that an endpoint wants (D-379)', () => {
  test.each([
    [['*'], 'payment.created', true],
    [['payment.created'], 'payment.created', true],
    [['payment.created'], 'payment.failed', false],
    [['claim.*', 'payment.*'], 'payment.failed', true],
    [['card.*'], 'card.issued', true],
    [['card.*'], 'card.authorization.approved', true],
    [['card.authorization.*'], 'card.issued', false],
    [['card.authorization.*'], 'card.authorization.approved', true],
    [['payment.*'], 'payment_policy.updated', false],
    [['payment.*'], 'multisig_payment.created', false],
    [['payment'], 'payment.created', false],
    [[], 'payment.created', false],
  ])('%j of %s: %s', (eventTypes, type, wanted) => {
    expect(wants(eventTypes, type)).toBe(wanted);
  });
});

describe('events while an endpoint was enabled (D-395)', () => {
  const at = (tx: bigint, enabled: boolean) => ({ endpointId: 'whe_1', tx, enabled });
  const switches = [at(10n, true), at(20n, false), at(30n, true)];

  test.each([
    [9n, false],
    [10n, true],
    [19n, true],
    [20n, false],
    [29n, false],
    [30n, true],
    [1000n, true],
  ])('include an event of transaction %s: %s', (tx, on) => {
    expect(wasEnabledAt(switches, tx)).toBe(on);
  });

  test('do not include events from before the endpoint', () => {
    expect(wasEnabledAt([], 5n)).toBe(false);
  });
});
