import type { SettlementKind } from '../../../machines/invoices/invoice.types.ts';
import type { RequestContext, UnitTools } from '../../platform/http/handler.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { namedAs, type Plan, tokenTransfer } from '../payments/index.ts';
import { findWalletOrEscrow, type WalletRecord } from '../wallets/index.ts';

/** The states that a settlement begins in (B 3). */
const TAGS = { RELEASE: 'releasable', REFUND: 'refundable' } as const;

/** The invoice under its lock, if it can be settled in this way now: one settlement at a time (D-296). */
export async function lockForSettlement(
  { path, aggregate }: Pick<UnitTools, 'aggregate'> & { readonly path: { readonly id: string } },
  kind: SettlementKind,
): Promise<Aggregate<'invoice'> | Refusal<'INVOICE_NOT_FOUND' | 'INVALID_TRANSITION' | 'SETTLEMENT_IN_FLIGHT'>> {
  const invoice = await aggregate('invoice', path.id);
  if (!invoice) return refuse('INVOICE_NOT_FOUND');
  if (!invoice.hasTag(TAGS[kind])) {
    return refuse('INVALID_TRANSITION', { details: { from: invoice.status, event: kind } });
  }
  if (invoice.context.settlementPaymentId !== null) return refuse('SETTLEMENT_IN_FLIGHT');
  return invoice;
}

/**
 * The escrow, once it is deployed. One whose deployment has failed is deployed again: it can hold money, and nothing but
 * the Safe gives it out.
 */
export async function deployedHold(
  { tenantId, reads, aggregate }: Pick<RequestContext, 'tenantId' | 'reads'> & Pick<UnitTools, 'aggregate'>,
  { id, context }: Aggregate<'invoice'>,
): Promise<WalletRecord | Refusal<'WALLET_NOT_DEPLOYED'>> {
  const { holdWalletId } = context;
  const wallet = holdWalletId === null ? undefined : await findWalletOrEscrow(reads, tenantId, holdWalletId);
  if (wallet === undefined) throw new Error(`the escrow of ${id} is gone`);
  if (wallet.status === 'DEPLOYED') return wallet;
  if (wallet.status === 'FAILED') {
    const failed = await aggregate('wallet', wallet.id);
    if (failed?.can('RETRY', { holdsMoney: true })) await failed.send('RETRY', { holdsMoney: true });
  }
  return refuse('WALLET_NOT_DEPLOYED', { commits: true });
}

/** The payment that settles an invoice: out of the escrow, to one of its parties (D-295). */
export function settlementPlan(
  { services }: Pick<RequestContext, 'services'>,
  invoice: Aggregate<'invoice'>,
  wallet: WalletRecord,
  { to, amountBaseUnits }: { readonly to: string; readonly amountBaseUnits: bigint },
): Plan {
  return {
    wallet,
    amountBaseUnits,
    asset: 'usdc',
    memo: null,
    origin: 'SETTLEMENT',
    originId: invoice.id,
    ...namedAs('address', to),
    call: tokenTransfer(services.chain.contracts.settlementToken, to as `0x${string}`, amountBaseUnits),
  };
}
