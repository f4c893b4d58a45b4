import { describe, expect, it } from 'vitest';
import { effects as ofCards } from '../../../../src/domains/cards/card.effects.ts';
import { effects as ofAuthorizations } from '../../../../src/domains/cards/card-authorization.effects.ts';
import type { AggregateView } from '../../../../src/platform/lifecycle/definition.ts';
import { sample as card } from '../card.sample.ts';
import { sample as authorization } from '../card-authorization.sample.ts';

const owners = { tenantId: 'ten_1', memberId: 'mem_1', paymentId: '' };
const at = new Date('2026-03-02T09:00:00.000Z');
const shared = { step: 2, now: at, createdAt: at, updatedAt: at };

const cardView = (tenantId: string | null): AggregateView<'card'> => ({
  machine: 'card',
  id: 'card_1',
  status: 'active',
  publicStatus: 'active',
  ...shared,
  context: { ...card.context(owners, 1), tenantId },
});
const authorizationView = (tenantId: string | null): AggregateView<'card-authorization'> => ({
  machine: 'card-authorization',
  id: 'auz_1',
  status: 'APPROVED',
  publicStatus: 'APPROVED',
  ...shared,
  context: { ...authorization.context(owners, 1), tenantId },
});

/** What the samples reach stands in test/model/effects/cards.txt. */
describe('effects of cards', () => {
  it('send the event of a card without a tenant to no feed (D-277)', () => {
    const [, event] = ofCards.announceFrozen(cardView(null), undefined as never);
    expect(event).toMatchObject({ kind: 'notify', parties: [] });
  });

  it('send the event of an authorization without a tenant to no feed (D-277)', () => {
    const [, event] = ofAuthorizations.announceApproved(authorizationView(null), undefined as never);
    expect(event).toMatchObject({ kind: 'notify', parties: [] });
  });

  it('store each decision of a policy about an authorization (D-308)', () => {
    const decisions = [{ id: 'dec_1' }, { id: 'dec_2' }];
    expect(ofAuthorizations.logDecisions(authorizationView('ten_1'), { decisions })).toMatchObject([
      { kind: 'insert', table: 'policy_decisions', row: { id: 'dec_1', resourceId: 'auz_1' } },
      { kind: 'insert', table: 'policy_decisions', row: { id: 'dec_2', resourceId: 'auz_1' } },
    ]);
  });
});
