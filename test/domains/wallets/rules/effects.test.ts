import { describe, expect, it } from 'vitest';
import { effects } from '../../../../src/domains/wallets/wallet.effects.ts';
import { presentWallet } from '../../../../src/domains/wallets/wallet.present.ts';
import type { AggregateView, ContextOf } from '../../../../src/platform/lifecycle/definition.ts';
import { recordOf } from '../../../../src/platform/lifecycle/record.ts';
import { audit, enqueue } from '../../../../src/platform/lifecycle/writes.ts';
import { sample } from '../wallet.sample.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const owners = { tenantId: 'ten_1', memberId: 'mem_1', paymentId: '' };
const stood = { step: 2, now, createdAt: now, updatedAt: now };

/** What the samples reach stands in test/model/effects/wallets.txt. */
describe('the effects of a wallet', () => {
  const context = sample.context(owners, 1);
  const wallet = (parts: Partial<ContextOf<'wallet'>> = {}) =>
    ({
      machine: 'wallet',
      id: 'wal_1',
      status: 'DEPLOYED',
      publicStatus: 'DEPLOYED',
      ...stood,
      context: { ...context, ...parts },
    }) as unknown as AggregateView<'wallet'>;
  const recorded = (action: string, parts: object = {}) =>
    audit(`wallet.${action}`, 'wal_1', 'ten_1', {
      kind: 'STANDARD',
      address: context.address,
      owners: ['0x000000000000000000000000000000000000dEaD'],
      threshold: 1,
      failureReason: null,
      ...parts,
    });

  it.each([
    ['announceDeployed', 'deployed', 'DEPLOYING', true],
    ['announceFailed', 'failed', 'PREDICTED', false],
  ] as const)(
    'of %s are an audit entry, an event, and a job for a waiting treasury account',
    (name, change, from, ownersOutOfDate) => {
      const told = effects[name](wallet({ failureReason: 'why' }), { from, ownersOutOfDate } as never);
      expect(told).toEqual([
        recorded(change, { failureReason: 'why' }),
        enqueue('treasury.provision', { walletId: 'wal_1' }, { key: 'wal_1' }),
        expect.objectContaining({
          kind: 'notify',
          type: `wallet.${change}`,
          resourceId: 'wal_1',
          parties: ['ten_1'],
          previousStatus: from,
          object: presentWallet(recordOf(wallet({ failureReason: 'why' })), ownersOutOfDate),
        }),
      ]);
    },
  );

  it('of an organization account are an audit entry and an event only', () => {
    const organization = wallet({ kind: 'ORGANIZATION' });
    const told = effects.announceDeployed(organization, { ownersOutOfDate: false } as never);
    expect(told.map(({ kind }) => kind)).toEqual(['audit', 'notify']);
  });
});
