import type { Handler, Request } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Plan, propose } from '../../payments/index.ts';
import { presentInvoice } from '../invoice.present.ts';
import { deployedHold, lockForSettlement, settlementPlan } from '../settlement.ts';

type Release = Request<'releaseInvoice'>;

/** Proposes the invoiced amount to the payee; what is in the escrow beyond it stays there (B 3, D-295). */
export const releaseInvoice: Handler<'releaseInvoice'> = async (request) => {
  const { aggregate, path, fail } = request;
  const payment = await propose(request, () => planOf(request));
  if (payment instanceof Refusal) {
    return payment.code === 'CHAIN_UNAVAILABLE' ? fail.until(2, 'BALANCE_UNAVAILABLE') : (payment as Refused);
  }
  const invoice = await aggregate('invoice', path.id);
  if (!invoice) throw new Error(`${path.id} is gone`);
  await invoice.send('RELEASE', { paymentId: payment.id });
  return presentInvoice(recordOf(invoice), payment.status);
};

type Proposed = Awaited<ReturnType<typeof propose<Exclude<Awaited<ReturnType<typeof planOf>>, Plan>>>>;
type Refused = Exclude<Extract<Proposed, Refusal>, Refusal<'CHAIN_UNAVAILABLE'>>;

async function planOf(request: Release) {
  const invoice = await lockForSettlement(request, 'RELEASE');
  if (invoice instanceof Refusal) return invoice;
  const wallet = await deployedHold(request, invoice);
  if (wallet instanceof Refusal) return wallet;
  const { payeeAddress: to, amountBaseUnits } = invoice.context;
  return settlementPlan(request, invoice, wallet, { to, amountBaseUnits });
}
