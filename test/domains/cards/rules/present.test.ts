import { describe, expect, it, test } from 'vitest';
import {
  presentCard,
  presentFreeze,
  presentIssuedCard,
  presentLimits,
  presentProviderCard,
} from '../../../../src/domains/cards/card.present.ts';
import type { CardAuthorizationRecord, CardRecord } from '../../../../src/domains/cards/card.store.ts';
import { presentAuthorization } from '../../../../src/domains/cards/card-authorization.present.ts';

const createdAt = new Date('2026-03-02T09:00:00.000Z');
const card: CardRecord = {
  id: 'card_1',
  status: 'active',
  createdAt,
  tenantId: 'ten_1',
  walletId: 'wal_1',
  agentId: 'agt_1',
  issuerCardId: 'icd_1',
  last4: '4242',
  multisigAddress: '0x1',
  cardholderId: null,
  fundingCardAccountId: null,
  chain: null,
  cryptoAccountAddress: null,
  cryptoAccountType: null,
  perTransactionBaseUnits: 1_000_000n,
  dailyBaseUnits: 2_500_000n,
  weeklyBaseUnits: 3n,
  monthlyBaseUnits: null,
  blockedMcc: ['58'],
  allowedMcc: ['57'],
};

describe('a card as it is shown', () => {
  it('has the fields of its record, and no more (D-265)', () => {
    expect(presentCard(card)).toEqual({
      cardId: 'card_1',
      issuerCardId: 'icd_1',
      walletId: 'wal_1',
      agentId: 'agt_1',
      last4: '4242',
      multisigAddress: '0x1',
      status: 'active',
      createdAt: '2026-03-02T09:00:00.000Z',
    });
    expect(presentFreeze({ ...card, status: 'inactive' })).toEqual({
      cardId: 'card_1',
      status: 'inactive',
      last4: '4242',
      multisigAddress: '0x1',
    });
  });

  it('is shown as a new card only when it draws from a multisig (R317)', () => {
    expect(presentIssuedCard(card)).toEqual({
      cardId: 'card_1',
      issuerCardId: 'icd_1',
      last4: '4242',
      multisigAddress: '0x1',
      status: 'active',
      agentId: 'agt_1',
    });
    expect(() => presentIssuedCard({ ...card, multisigAddress: null })).toThrow('card_1 is no new card of a wallet');
    expect(() => presentIssuedCard({ ...card, status: 'inactive' })).toThrow('card_1 is no new card of a wallet');
  });

  it('shows the funding account of a provider’s card (R330)', () => {
    expect(presentProviderCard({ ...card, fundingCardAccountId: 'fca_1' })).toEqual({
      cardId: 'card_1',
      issuerCardId: 'icd_1',
      fundingCardAccountId: 'fca_1',
      last4: '4242',
    });
    expect(() => presentProviderCard(card)).toThrow('card_1 is no provider card');
  });

  it('shows each limit, or null (R318, R320)', () => {
    expect(presentLimits(card)).toEqual({
      cardId: 'card_1',
      perTransactionUsd: '1.00',
      dailyUsd: '2.50',
      weeklyUsd: '0.000003',
      monthlyUsd: null,
      blockedMcc: ['58'],
      allowedMcc: ['57'],
    });
    const none = { perTransactionBaseUnits: null, dailyBaseUnits: null, weeklyBaseUnits: null, monthlyBaseUnits: 7n };
    expect(presentLimits({ ...card, ...none, blockedMcc: [], allowedMcc: null })).toEqual({
      cardId: 'card_1',
      perTransactionUsd: null,
      dailyUsd: null,
      weeklyUsd: null,
      monthlyUsd: '0.000007',
      blockedMcc: [],
      allowedMcc: null,
    });
  });
});

const authorization: CardAuthorizationRecord = {
  id: 'auz_1',
  status: 'APPROVED',
  createdAt,
  tenantId: 'ten_1',
  cardId: 'card_1',
  walletId: null,
  agentId: null,
  issuerAuthorizationId: 'iauth_1',
  amountBaseUnits: 5_000_000n,
  mcc: '5814',
  merchantName: 'x',
  merchantAddress: null,
  policyDecision: { decisionLogId: 'dec_1', allow: true, reason: null },
  declineReason: null,
  reversedBaseUnits: 1_000_000n,
  spentDailyBaseUnits: 1n,
  spentWeeklyBaseUnits: 2n,
  spentMonthlyBaseUnits: 3n,
};

describe('an authorization as it is shown (D-269)', () => {
  it('has its decision, its windows and the amount given back, and neither merchant nor issuer', () => {
    expect(presentAuthorization(authorization)).toEqual({
      authorizationId: 'auz_1',
      cardId: 'card_1',
      amountUsd: '5.00',
      mcc: '5814',
      approved: true,
      declineReason: null,
      policy: { decisionLogId: 'dec_1', allow: true, reason: null },
      spent: { dailyUsd: '0.000001', weeklyUsd: '0.000002', monthlyUsd: '0.000003' },
      reversedUsd: '1.00',
      createdAt: '2026-03-02T09:00:00.000Z',
    });
  });

  test.each([
    ['APPROVED', null, true],
    ['REVERSED', null, true],
    ['DECLINED', 'DAILY_CAP', false],
  ] as const)('%s', (status, declineReason, approved) => {
    const shown = presentAuthorization({ ...authorization, status, declineReason, policyDecision: null });
    expect([shown.approved, shown.declineReason, shown.policy]).toEqual([approved, declineReason, null]);
  });
});
