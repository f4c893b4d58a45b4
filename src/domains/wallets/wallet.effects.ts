import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { audit, enqueue, notify, type Write } from '../../platform/lifecycle/writes.ts';
import { readOwnersOf } from './read-owners.ts';
import { presentWallet } from './wallet.present.ts';

type WalletView = AggregateView<'wallet'>;

export const effects: EffectsOf<'wallet'> = {
  requestDeployment: (wallet) => [
    enqueue('wallets.deploy', { walletId: wallet.id }, { key: wallet.id }),
    ...recorded('deployment_requested', wallet),
  ],
  announceDeployed: (wallet, { ownersOutOfDate }) => announced('deployed', wallet, 'DEPLOYING', ownersOutOfDate),
  announceFailed: (wallet, { from, ownersOutOfDate }) => announced('failed', wallet, from, ownersOutOfDate),
  // Another reading may have been older or newer than this one: the Safe is asked once more.
  recordChange: (wallet) => [...recorded('owners_read', wallet), readOwnersOf(wallet.id)],
};

const announced = (
  change: 'deployed' | 'failed',
  wallet: WalletView,
  previousStatus: string,
  ownersOutOfDate: boolean,
): readonly Write[] => [
  ...recorded(change, wallet),
  // It may be a bucket of a treasury account, which waits for it.
  ...(wallet.context.kind === 'STANDARD'
    ? [enqueue('treasury.provision', { walletId: wallet.id }, { key: wallet.id })]
    : []),
  notify(`wallet.${change}`, {
    resourceId: wallet.id,
    parties: [wallet.context.tenantId],
    object: presentWallet(recordOf(wallet), ownersOutOfDate),
    previousStatus,
  }),
];

const recorded = (action: string, { id, context }: WalletView): readonly Write[] => {
  const { tenantId, kind, address, threshold, failureReason } = context;
  const owners = context.owners.map((owner) => owner.address);
  return [audit(`wallet.${action}`, id, tenantId, { kind, address, owners, threshold, failureReason })];
};
