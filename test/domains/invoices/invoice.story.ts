import { newHold } from '../../../src/domains/invoices/rules/hold.ts';
import { newInvoice } from '../../../src/domains/invoices/rules/new-invoice.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import { LATER } from '../../model/sample.ts';
import { type Chapter, within } from '../../platform/audit/chapter.ts';
import { sample as multisigPayment } from '../payments/multisig-payment.sample.ts';
import { AMOUNT } from './fixture.ts';

declare module '../../platform/audit/chapter.ts' {
  interface Story {
    /** An invoice whose release is signed by one of two. */
    readonly invoice: string;
    readonly settlement: string;
  }
}

const party = (digit: string): string => `0x${digit.repeat(40)}`;

export const chapter: Chapter = {
  async tell(engine, { sender }) {
    const { tenantId } = sender;
    const parties = { payerAddress: party('1'), payeeAddress: party('2'), arbiterAddress: party('3') };
    const order = {
      tenantId,
      chainId: 84_532,
      amountBaseUnits: AMOUNT,
      payeeName: 'Acme',
      expiresAt: null,
      ...parties,
    };
    const draft = newInvoice(order);
    const settlement = newId('pay');
    await within(engine, async (unit) => {
      const hold = newHold(order, draft.id);
      await unit.open('wallet', hold);
      const invoice = await unit.open('invoice', draft);
      const at = invoice.now;
      const held = { holdWalletId: hold.id, holdAddress: hold.context.address };
      await invoice.send('SEND', { ...held, expiresAt: LATER, at });
      await invoice.send('POLL', { heldBaseUnits: AMOUNT, at });
      await unit.open('multisig-payment', {
        id: settlement,
        context: {
          ...multisigPayment.context({ ...sender, paymentId: '' }, 7),
          origin: 'SETTLEMENT',
          originId: draft.id,
          sourceWalletId: hold.id,
          asset: 'usdc',
          amountBaseUnits: AMOUNT,
          destinationAddress: parties.payeeAddress,
        },
      });
      await invoice.send('RELEASE', { paymentId: settlement });
    });
    await within(engine, async (unit) => {
      const payment = await unit.aggregate('multisig-payment', settlement);
      await payment?.send('SIGN', { signer: parties.payerAddress, signature: `0x${'1'.repeat(128)}1b` });
    });
    return { invoice: draft.id, settlement };
  },
};
