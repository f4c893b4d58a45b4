import type { Address } from 'viem';
import { encodeFunctionData, getAddress } from 'viem/utils';
import type { Ramp } from '../../../generated/contract/schemas.ts';
import { erc20Abi } from '../../kernel/chain/index.ts';
import { newId } from '../../kernel/db/ids.ts';
import type { Request } from '../../kernel/http/handler.ts';
import { Refusal, refuse } from '../../kernel/http/refusal.ts';
import type { Aggregate } from '../../kernel/lifecycle/aggregate.ts';
import { recordOf } from '../../kernel/lifecycle/record.ts';
import { type Plan, type ProposalRefusal, propose } from '../payments/index.ts';
import { type OrderRefusal, orderOf } from './order.ts';
import { presentRamp } from './ramp.present.ts';

type Create = Request<'createRamp'>;
type Refused =
  | OrderRefusal
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
    const payment = await propose(request, () => planOf(request, rampId));
    if (payment instanceof Refusal) return payment;
    const { sourceWalletId: walletId, amountBaseUnits } = payment.context;
    ramp = await open('ramp', {
      id: rampId,
      context: {
        ...{ tenantId, walletId, direction: 'off', amountBaseUnits, provider: 'simulated', paymentId: payment.id },
        ...{ txHash: null, fiatRef: null, failureReason: null, confirmedAt: null },
      },
    });
    return null;
  });
  if (begun instanceof Refusal) return told(begun);
  if (ramp === undefined) throw new Error('a ramp was neither proposed nor refused');
  return presentRamp(recordOf(ramp));
}

/** A chain that does not answer leaves the balance unread (D-251). */
const told = (refusal: OrderRefusal | ProposalRefusal): Refused =>
  refusal.code === 'CHAIN_UNAVAILABLE' ? refuse('BALANCE_UNAVAILABLE', { retryAfterSeconds: 2 }) : (refusal as Refused);

async function planOf(request: Create, rampId: string): Promise<Plan | OrderRefusal> {
  const order = await orderOf(request);
  if (order instanceof Refusal) return order;
  const { config, chain } = request.services;
  if (config.liquidationAddress === undefined) throw new Error('no liquidation address is configured');
  const to: Address = getAddress(config.liquidationAddress);
  const { wallet, amountBaseUnits } = order;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amountBaseUnits] });
  return {
    wallet,
    call: { to: chain.contracts.settlementToken, value: 0n, data },
    ...{ origin: 'RAMP', originId: rampId, asset: 'usdc', amountBaseUnits, memo: null },
    ...{ destinationType: 'address', destinationAddress: to, destinationHandle: null },
    ...{ destinationEmailCiphertext: null, destinationEmailMasked: null },
  };
}
