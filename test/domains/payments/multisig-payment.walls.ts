import {
  findMultisigPayment,
  multisigPaymentsOf,
  signaturesOf,
  walletsWithOpenPayments,
} from '../../../src/domains/payments/multisig-payment.store.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import { both, type Owned, type StoreWalls, second } from '../../contract/store-walls.ts';
import { working } from '../../support/working.ts';
import { sample as multisigPayment } from './multisig-payment.sample.ts';

const proposed = (of: Owned): Promise<string> =>
  of.find('multisig_payments', 'id', { tenant_id: of.tenantId, origin: 'PAYMENT' });

const ofPayment = 'its caller has locked or read the payment as one of its parties';

export const walls: StoreWalls = {
  reads: {
    multisigPaymentsOf: both(({ tenantId }) => multisigPaymentsOf(tenantId)),
    findMultisigPayment: both(async ({ reads, tenantId, of }) =>
      findMultisigPayment(reads, tenantId, await proposed(of)),
    ),
    walletsWithOpenPayments: both(async ({ reads, tenantId }) => walletsWithOpenPayments(reads, tenantId)),
    signaturesOf: second(ofPayment, async ({ reads, of }) =>
      signaturesOf(reads, await of.find('multisig_signatures', 'payment_id')),
    ),
  },
  others: {
    executionsById: 'for workers, who see all tenants',
    waitingPayments: 'for workers, who see all tenants',
    openPaymentsOfWallet: 'of a wallet that its caller has read as its own, or for the indexer, which sees all tenants',
    nextFreeNonce: 'of a wallet that its caller has read as its own',
  },
  // Proposed and signed by the engine alone: this test has no chain.
  plant: async (service, { tenantId, memberId, ids }) => {
    const id = newId('pay');
    await working(service, async (unit) => {
      const context = multisigPayment.context({ tenantId, memberId, paymentId: '' }, 1);
      await unit.open('multisig-payment', { id, context: { ...context, sourceWalletId: ids.wallets ?? '' } });
    });
    await working(service, async (unit) => {
      const [sign] = multisigPayment.events.SIGN;
      if (sign) await (await unit.aggregate('multisig-payment', id))?.send('SIGN', sign);
    });
  },
};
