import { newId } from '../../../src/platform/db/ids.ts';
import { type Chapter, within } from '../../platform/audit/chapter.ts';
import { sample } from './ramp.sample.ts';

declare module '../../platform/audit/chapter.ts' {
  interface Story {
    /** An on-ramp whose mint is on its way. */
    readonly ramp: string;
  }
}

export const chapter: Chapter = {
  async tell(engine, { sender }) {
    const ramp = await within(engine, async (unit) => {
      const walletId = (await unit.open('wallet', await newWalletOf(sender.tenantId))).id;
      const context = { ...sample.context({ ...sender, paymentId: '' }, 0), walletId };
      return (await unit.open('ramp', { id: newId('rmp'), context })).id;
    });
    return { ramp };
  },
};

async function newWalletOf(tenantId: string) {
  const { newWallet } = await import('../../../src/domains/wallets/rules/new-wallet.ts');
  const owners = [{ address: '0x000000000000000000000000000000000000dEaD', role: 'ADMIN_OWNER' as const, label: null }];
  return newWallet({
    tenantId,
    kind: 'STANDARD',
    memberId: null,
    name: 'Ramps',
    chainId: 84_532,
    owners,
    threshold: 1,
  });
}
