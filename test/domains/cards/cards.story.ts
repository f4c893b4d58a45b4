import { newId } from '../../../src/platform/db/ids.ts';
import { insert } from '../../../src/platform/lifecycle/writes.ts';
import { type Chapter, within } from '../../platform/audit/chapter.ts';
import { sample } from './card.sample.ts';

declare module '../../platform/audit/chapter.ts' {
  interface Story {
    /** A provider card of an agent's tenant that was used twice: 3.00, of which 1.00 was given back, and 2.00. */
    readonly card: string;
    readonly authorization: string;
  }
}

export const chapter: Chapter = {
  async tell(engine, { sender }) {
    const card = await within(engine, async (unit) => {
      const context = sample.context({ ...sender, paymentId: '' }, 0);
      return (await unit.open('card', { id: newId('card'), context })).id;
    });
    const use = (amountBaseUnits: bigint) =>
      within(engine, async (unit) => {
        const id = newId('auz');
        await unit.open('card-authorization', {
          id,
          context: {
            tenantId: sender.tenantId,
            cardId: card,
            walletId: null,
            agentId: null,
            issuerAuthorizationId: id,
            amountBaseUnits,
            mcc: null,
            merchantName: null,
            merchantAddress: null,
            policyDecision: null,
            declineReason: null,
            reversedBaseUnits: 0n,
            spentDailyBaseUnits: 0n,
            spentWeeklyBaseUnits: 0n,
            spentMonthlyBaseUnits: 0n,
          },
        });
        return id;
      });
    const authorization = await use(3_000_000n);
    await use(2_000_000n);
    await within(engine, async (unit) => {
      const found = await unit.aggregate('card-authorization', authorization);
      const spent = {
        spentDailyBaseUnits: 4_000_000n,
        spentWeeklyBaseUnits: 4_000_000n,
        spentMonthlyBaseUnits: 4_000_000n,
      };
      await found?.send('REVERSE', { amountBaseUnits: 1_000_000n, spent });
      const given = { id: 'irev_1', tenantId: sender.tenantId, authorizationId: authorization };
      unit.write(insert('card_issuer_reversals', { ...given, amountBaseUnits: 1_000_000n, createdAt: unit.realNow }));
    });
    return { card, authorization };
  },
};
