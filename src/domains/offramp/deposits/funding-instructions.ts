import type { Hex } from 'viem';
import { encodeFunctionData, getAddress } from 'viem/utils';
import type { FundingInstructions, FundingStep } from '../../../../generated/contract/schemas.ts';
import { depositEscrowAbi, erc20Abi } from '../../../payments/chain/index.ts';
import type { ShownContext } from '../../../platform/lifecycle/projection.ts';
import { isPartners } from '../providers/tron-partner.ts';

/** Statuses in which a deposit can still fund a payment (D-085). */
const AWAITS_DEPOSIT = new Set([
  'CREATED',
  'RECIPIENT_RESOLUTION',
  'AWAITING_SOURCE_FUNDS',
  'SOURCE_FUNDS_CONFIRMING',
  'PENDING_CLAIM',
]);

/**
 * Returns the instructions for paying a payment's deposit; undefined unless the payment waits for one (A 2.1, D-084).
 */
export function fundingInstructions(payment: {
  readonly status: string;
  readonly context: Readonly<ShownContext<'offramp-payment'>>;
}): FundingInstructions | undefined {
  const { context, status } = payment;
  const { dealId, escrowAddress, custody } = context;
  if (dealId == null || escrowAddress == null || custody !== 'none' || !AWAITS_DEPOSIT.has(status)) return undefined;
  const common = {
    escrowAddress,
    dealId,
    chainId: Number(context.sourceChainKey.split(':')[1]),
    amountMinor: context.amountBaseUnits.toString(),
  };
  const token = context.sourceAssetId.slice(context.sourceAssetId.lastIndexOf(':') + 1);
  if (isPartners(context)) {
    const note = 'Send exactly this amount of USDT on tron to the address, in one transfer.';
    return { provider: 'partner', ...common, tokenAddress: token, steps: [], note };
  }
  const tokenAddress = getAddress(token);
  const note =
    'Send both transactions in order from the same account. A deposit with a different amount or refund address is returned, and the payment gets a new dealId.';
  return { provider: 'onchain', ...common, tokenAddress, steps: steps(context, tokenAddress), note };
}

function steps(
  { dealId, escrowAddress, amountBaseUnits, refundAddress }: ShownContext<'offramp-payment'>,
  token: Hex,
): FundingStep[] {
  const escrow = escrowAddress as Hex;
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [escrow, amountBaseUnits] });
  const deposit = encodeFunctionData({
    abi: depositEscrowAbi,
    functionName: 'deposit',
    args: [dealId as Hex, amountBaseUnits, refundAddress as Hex],
  });
  return [
    { kind: 'approve', to: token, data: approve },
    { kind: 'deposit', to: escrow, data: deposit },
  ];
}
