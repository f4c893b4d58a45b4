import { describe, expect, it } from 'vitest';
import { effects as dripEffects } from '../../../../src/domains/wallets/drip.effects.ts';
import { presentDrip } from '../../../../src/domains/wallets/drip.present.ts';
import { effects } from '../../../../src/domains/wallets/wallet.effects.ts';
import { presentWallet } from '../../../../src/domains/wallets/wallet.present.ts';
import { transfer } from '../../../../src/payments/ledger/transfer.ts';
import type { AggregateView, ContextOf } from '../../../../src/platform/lifecycle/definition.ts';
import { recordOf } from '../../../../src/platform/lifecycle/record.ts';
import { audit, enqueue } from '../../../../src/platform/lifecycle/writes.ts';
import { sample as dripSample } from '../drip.sample.ts';
import { sample } from '../wallet.sample.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const owners = { tenantId: 'ten_1', memberId: 'mem_1', paymentId: '' };
const stood = { step: 2, now, createdAt: now, updatedAt: now };

describe('a wallet', () => {
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

  it('is deployed by a job of its own', () => {
    expect(effects.requestDeployment(wallet(), undefined as never)).toEqual([
      enqueue('wallets.deploy', { walletId: 'wal_1' }, { key: 'wal_1' }),
      recorded('deployment_requested'),
    ]);
  });

  it.each([
    ['announceDeployed', 'deployed', 'DEPLOYING', true],
    ['announceFailed', 'failed', 'PREDICTED', false],
  ] as const)(
    '%s: on the record, told, and a treasury account that waits for it is woken',
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

  it('writes only audit and event when it is the account of an organization', () => {
    const organization = wallet({ kind: 'ORGANIZATION' });
    const told = effects.announceDeployed(organization, { ownersOutOfDate: false } as never);
    expect(told.map(({ kind }) => kind)).toEqual(['audit', 'notify']);
  });

  it('is audited and read once more after its owners were read', () => {
    const { id } = wallet();
    expect(effects.recordChange(wallet(), undefined as never)).toEqual([
      recorded('owners_read'),
      enqueue('wallets.read-owners', { walletId: id }, { key: id }),
    ]);
  });
});

describe('a drip (B 2.2, D-252)', () => {
  const context = dripSample.context(owners, 1);
  const drip = {
    machine: 'drip',
    id: 'drip_1',
    status: 'CONFIRMED',
    publicStatus: 'CONFIRMED',
    context,
    ...stood,
  } as unknown as AggregateView<'drip'>;
  const { walletId, address, asset, amountBaseUnits, txHash, failureReason } = context;
  const recorded = (action: string) =>
    audit(`drip.${action}`, 'drip_1', 'ten_1', { walletId, address, asset, amountBaseUnits, txHash, failureReason });

  it('is paid by a job of its own', () => {
    expect(dripEffects.requestTransfer(drip, undefined as never)).toEqual([
      enqueue('wallets.drip', { dripId: 'drip_1' }, { key: 'drip_1' }),
      recorded('requested'),
    ]);
  });

  it('credits the balance with what it is worth', () => {
    const [from, to] = [
      { kind: 'faucet_issuance', asset: 'USDC' } as const,
      { kind: 'available', tenantId: 'ten_1', asset: 'USDC' } as const,
    ];
    expect(dripEffects.creditBalance(drip, undefined as never)).toEqual([transfer(from, to, 250_000_000n, 'credit')]);
  });

  it.each([
    ['announceConfirmed', 'confirmed'],
    ['announceFailed', 'failed'],
  ] as const)('%s: on the record, and told', (name, change) => {
    expect(dripEffects[name](drip, undefined as never)).toEqual([
      recorded(change),
      expect.objectContaining({
        kind: 'notify',
        type: `drip.${change}`,
        resourceId: 'drip_1',
        parties: ['ten_1'],
        previousStatus: 'SUBMITTED',
        object: presentDrip(recordOf(drip)),
      }),
    ]);
  });
});
