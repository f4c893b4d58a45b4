import { newWallet } from '../../../src/domains/wallets/rules/new-wallet.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import type { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { type Chapter, within } from '../../platform/audit/chapter.ts';
import { sample as multisigPayment } from './multisig-payment.sample.ts';

declare module '../../platform/audit/chapter.ts' {
  interface Story {
    /** A legacy payment with one of two signatures. */
    readonly legacy: string;
  }
}

export const chapter: Chapter = {
  async tell(engine, { sender }) {
    const legacy = await within(engine, (unit) => tellLegacy(unit, sender));
    await within(engine, async (unit) => {
      const payment = await unit.aggregate('multisig-payment', legacy);
      await payment?.send('SIGN', { signer: OWNER, signature: `0x${'1'.repeat(128)}1b` });
    });
    return { legacy };
  },
};

const OWNER = '0x000000000000000000000000000000000000dEaD';

/** A wallet and a proposal of it; no chain is asked. */
async function tellLegacy(unit: UnitOfWork, sender: { tenantId: string; memberId: string }): Promise<string> {
  const owners = [{ address: OWNER, role: 'ADMIN_OWNER' as const, label: null }];
  const wallet = newWallet({
    tenantId: sender.tenantId,
    kind: 'STANDARD',
    memberId: null,
    name: 'Operations',
    chainId: 84_532,
    owners,
    threshold: 1,
  });
  await unit.open('wallet', wallet);
  const context = multisigPayment.context({ ...sender, paymentId: '' }, 1);
  const { id } = await unit.open('multisig-payment', {
    id: newId('pay'),
    context: { ...context, sourceWalletId: wallet.id },
  });
  return id;
}
