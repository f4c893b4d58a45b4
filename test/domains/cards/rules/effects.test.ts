import { describe, expect, it, test } from 'vitest';
import { effects as ofCards } from '../../../../src/domains/cards/card.effects.ts';
import { effects as ofAuthorizations } from '../../../../src/domains/cards/card-authorization.effects.ts';
import type { AggregateView } from '../../../../src/platform/lifecycle/definition.ts';
import type { Write } from '../../../../src/platform/lifecycle/writes.ts';
import { sample as card } from '../card.sample.ts';
import { sample as authorization } from '../card-authorization.sample.ts';

const owners = { tenantId: 'ten_1', memberId: 'mem_1', paymentId: '' };
const at = new Date('2026-03-02T09:00:00.000Z');
const shared = { step: 2, now: at, createdAt: at, updatedAt: at };

const cardView = (tenantId: string | null = 'ten_1'): AggregateView<'card'> => ({
  machine: 'card',
  id: 'card_1',
  status: 'active',
  publicStatus: 'active',
  ...shared,
  context: { ...card.context(owners, 1), tenantId },
});
const authorizationView = (tenantId: string | null = 'ten_1'): AggregateView<'card-authorization'> => ({
  machine: 'card-authorization',
  id: 'auz_1',
  status: 'APPROVED',
  publicStatus: 'APPROVED',
  ...shared,
  context: { ...authorization.context(owners, 1), tenantId, reversedBaseUnits: 4n, declineReason: 'DAILY_CAP' },
});

const told = (writes: readonly Write[]) =>
  writes.map((write) => {
    if (write.kind === 'audit') return [write.action, write.resourceId, write.tenantId];
    if (write.kind === 'notify') return [write.type, write.resourceId, write.parties, write.previousStatus];
    return [write.kind];
  });

describe('what a card writes', () => {
  test.each([
    ['announceIssued', 'issued', null],
    ['announceFrozen', 'frozen', 'active'],
    ['announceUnfrozen', 'unfrozen', 'inactive'],
  ] as const)(
    '%s writes to the audit log and sends an event to its tenant (D-388, D-431)',
    (effect, change, before) => {
      expect(told(ofCards[effect](cardView(), undefined as never))).toEqual([
        [`card.${change}`, 'card_1', 'ten_1'],
        [`card.${change}`, 'card_1', ['ten_1'], before],
      ]);
    },
  );

  it('the audit log has whose it is, and the event shows it', () => {
    const [audited, event] = ofCards.announceIssued(cardView(), undefined as never);
    expect(audited).toMatchObject({ data: { walletId: null, agentId: null, issuerCardId: 'icd_sample_1' } });
    expect(event).toMatchObject({ object: { cardId: 'card_1', last4: '4242', status: 'active' } });
  });

  it('without a tenant is nobody’s news (D-277)', () => {
    const [, event] = ofCards.announceFrozen(cardView(null), undefined as never);
    expect(event).toMatchObject({ kind: 'notify', parties: [] });
  });

  it('changed limits are on record, and no news', () => {
    expect(ofCards.recordChange(cardView(), undefined as never)).toEqual([
      expect.objectContaining({
        kind: 'audit',
        action: 'card.limits_changed',
        resourceId: 'card_1',
        tenantId: 'ten_1',
        data: {
          perTransactionUsd: null,
          dailyUsd: null,
          weeklyUsd: null,
          monthlyUsd: null,
          blockedMcc: [],
          allowedMcc: null,
        },
      }),
    ]);
  });
});

describe('what an authorization writes', () => {
  test.each([
    ['announceApproved', 'approved', null],
    ['announceDeclined', 'declined', null],
    ['announceReversed', 'reversed', 'APPROVED'],
  ] as const)('%s: the audit log and its tenant hear of it (D-388, D-431)', (effect, change, before) => {
    const writes = ofAuthorizations[effect](authorizationView(), undefined as never);
    expect(told(writes)).toEqual([
      [`card_authorization.${change}`, 'auz_1', 'ten_1'],
      [`card.authorization.${change}`, 'auz_1', ['ten_1'], before],
    ]);
    expect(writes).toMatchObject([
      {
        data: {
          cardId: 'card_sample_1',
          amountBaseUnits: 1_000_000n,
          reversedBaseUnits: 4n,
          declineReason: 'DAILY_CAP',
        },
      },
      { object: { authorizationId: 'auz_1', amountUsd: '1.00' } },
    ]);
  });

  it('without a tenant is nobody’s news (D-277)', () => {
    const [, event] = ofAuthorizations.announceApproved(authorizationView(null), undefined as never);
    expect(event).toMatchObject({ kind: 'notify', parties: [] });
  });

  it('stores a decision of each policy (D-308)', () => {
    const decisions = [{ id: 'dec_1' }, { id: 'dec_2' }];
    expect(ofAuthorizations.logDecisions(authorizationView(), { decisions })).toMatchObject([
      { kind: 'insert', table: 'policy_decisions', row: { id: 'dec_1', resourceId: 'auz_1' } },
      { kind: 'insert', table: 'policy_decisions', row: { id: 'dec_2', resourceId: 'auz_1' } },
    ]);
    expect(ofAuthorizations.logDecisions(authorizationView(), { decisions: [] })).toEqual([]);
  });
});
