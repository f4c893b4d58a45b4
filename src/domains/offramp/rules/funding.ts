import { getAddress } from 'viem/utils';
import { refuse } from '../../../platform/refusal.ts';
import { isEvmAddress, isTronAddress } from '../../destinations/index.ts';
import type { SourceChain } from '../deposits/source-chain.ts';
import { type FundingRequest, type IntakeRefusal, refuseField } from './intake-request.ts';

/** Where a payment's money comes from: the sender's balance, a deposit with the escrow, or the partner's (D-081 to D-085). */
export type Funding =
  | { readonly kind: 'balance' }
  | { readonly kind: 'onchain'; readonly refundAddress: string }
  | { readonly kind: 'partner'; readonly refundAddress: string | null };

/** The ways in which this tenant can fund a payment here and now. */
export interface FundingAvailable {
  /** An escrow contract is configured, and the tenant has the feature (D-083). */
  readonly onchain: boolean;
  /** The token's and the escrow's addresses: what is sent back there is lost. */
  readonly contracts?: readonly string[];
  /** FUNDING_PARTNER_TRON_MODE is not off (D-082). */
  readonly tron: boolean;
}

/** The chain first, then mode and asset, then the address that a deposit goes back to (D-078, its second step). */
export function readFunding(
  request: FundingRequest,
  chain: SourceChain,
  available: FundingAvailable,
): Funding | IntakeRefusal {
  const { chainId, fundingMode, refundAddress = null } = request;
  if (chainId != null && chainId !== chain.chainId) {
    return refuseField('ACCOUNT_CHAIN_MISMATCH', '/body/chainId', `must be equal to ${chain.chainId}`, 'const');
  }
  const asset = request.funding?.asset ?? 'USDC';
  const network = request.funding?.network ?? chain.network;
  const unavailable = (path: string, message: string): IntakeRefusal =>
    refuse('FUNDING_MODE_NOT_AVAILABLE', {
      details: { asset, network, errors: [{ path, message, rule: 'available' }] },
    });
  const noAsset = `${asset} on ${network} is not available here`;
  const noMode = `${fundingMode} is not available here`;
  if (asset === 'USDT' && network === 'tron') {
    // The asset says how it is paid in; a balance that is asked for beside it is another way (D-082).
    const isDeposit = fundingMode == null || fundingMode === 'ONCHAIN_DEPOSIT';
    if (!available.tron) return unavailable('/body/funding/asset', noAsset);
    if (!isDeposit)
      return unavailable('/body/fundingMode', `${asset} on ${network} has to be funded with ONCHAIN_DEPOSIT`);
    if (refundAddress !== null && !isTronAddress(refundAddress)) return noRefundAddress('must be a tron address');
    return { kind: 'partner', refundAddress };
  }
  if (asset !== 'USDC') return unavailable('/body/funding/asset', noAsset);
  if (network !== chain.network) return unavailable('/body/funding/network', noAsset);
  if (fundingMode === 'MULTISIG_PROPOSAL') return unavailable('/body/fundingMode', noMode);
  if (fundingMode !== 'ONCHAIN_DEPOSIT') {
    if (refundAddress === null) return { kind: 'balance' };
    return refuseField('VALIDATION_FAILED', '/body/refundAddress', 'is for ONCHAIN_DEPOSIT only', 'inapplicable');
  }
  if (!available.onchain) return unavailable('/body/fundingMode', noMode);
  if (refundAddress === null) return noRefundAddress('is required for ONCHAIN_DEPOSIT');
  if (!isEvmAddress(refundAddress)) return noRefundAddress('must be an EVM address');
  const { contracts = [] } = available;
  if (contracts.some((contract) => contract.toLowerCase() === refundAddress.toLowerCase())) {
    return noRefundAddress('must not be the token or the escrow');
  }
  return { kind: 'onchain', refundAddress: getAddress(refundAddress.toLowerCase()) };
}

const noRefundAddress = (message: string): IntakeRefusal =>
  refuseField('INVALID_WALLET_ADDRESS', '/body/refundAddress', message, 'format');
