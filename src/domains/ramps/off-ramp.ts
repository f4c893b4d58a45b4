import type { Ramp } from '../../../generated/contract/schemas.ts';
import { newId } from '../../platform/db/ids.ts';
import type { Request } from '../../platform/http/handler.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { namedAs, type ProposalRefusal, proposeTransfer, type TransferPlan, tokenTransfer } from '../payments/index.ts';
import type { TransferRefusal } from '../protection/index.ts';
import { type OrderRefusal, orderOf } from './order.ts';
import { presentRamp } from './ramp.present.ts';

type Create = Request<'createRamp'>;
type Refused =
  | OrderRefusal
  | TransferRefusal
  | Refusal<'POLICY_DENIED' | 'POLICY_UNAVAILABLE' | 'BALANCE_UNAVAILABLE' | 'INSUFFICIENT_FUNDS'>;

/**
 * Proposes a payment to the platform's liquidation address, which its owners sign; the ramp follows it (B 4.5, D-301).
 * Both are recorded in one commit.
 */
export async function offRamp(request: Create): Promise<Ramp | Refused> {
  const { tenantId, open, firstPhase } = request;
  const rampId = newId('rmp');
  let ramp: Aggregate<'ramp'> | undefined;
  const begun = await firstPhase(async () => {
    const payment = await proposeTransfer(request, () => planOf(request, rampId));
    if (payment instanceof Refusal) return payment;
    const { sourceWalletId: walletId, amountBaseUnits } = payment.context;
    ramp = await open('ramp', {
      id: rampId,
      context: {
        tenantId,
        walletId,
        direction: 'off',
        amountBaseUnits,
        provider: 'simulated',
        paymentId: payment.id,
        txHash: null,
        fiatRef: null,
        failureReason: null,
        confirmedAt: null,
      },
    });
    return null;
  });
  if (begun instanceof Refusal) return told(begun);
  if (ramp === undefined) throw new Error('a ramp was neither proposed nor refused');
  return presentRamp(recordOf(ramp));
}

/** A chain that does not answer leaves the balance unread (D-251). */
const told = (refusal: OrderRefusal | ProposalRefusal | TransferRefusal): Refused =>
  refusal.code === 'CHAIN_UNAVAILABLE' ? refuse('BALANCE_UNAVAILABLE', { retryAfterSeconds: 2 }) : (refusal as Refused);

async function planOf(request: Create, rampId: string): Promise<TransferPlan | OrderRefusal> {
  const order = await orderOf(request);
  if (order instanceof Refusal) return order;
  const { config, chain } = request.services;
  const { liquidationAddress: to } = config;
  if (to === undefined) throw new Error('no liquidation address is configured');
  const { wallet, amountBaseUnits } = order;
  return {
    wallet,
    call: tokenTransfer(chain.contracts.settlementToken, to, amountBaseUnits),
    ...namedAs('address', to),
    origin: 'RAMP',
    originId: rampId,
    asset: 'usdc',
    amountBaseUnits,
    memo: null,
    payee: {
      target: async () => ({ kind: 'ADDRESS', address: to, chainId: config.chainId }),
      isOwn: false,
      address: to,
    },
  };
}
