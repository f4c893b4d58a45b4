import { getAddress } from 'viem/utils';
import { isEvmAddress, isTronAddress } from '../../destinations/index.ts';
import type { SourceChain } from '../source-chain.ts';
import type { IntakeRefusal, IntakeRequest } from './intake-request.ts';

/** Where a payment's money comes from: the sender's balance, a deposit with the escrow, or the partner's (D-081 to D-085). */
export type Funding =
  | { readonly kind: 'balance' }
  | { readonly kind: 'onchain'; readonly refundAddress: string }
  | { readonly kind: 'partner'; readonly refundAddress: string | null };

/** What may fund a payment of this tenant, here and now. */
export interface FundingAvailable {
  /** An escrow contract is configured, and the tenant has the feature (D-083). */
  readonly onchain: boolean;
  /** FUNDING_PARTNER_TRON_MODE is not off (D-082). */
  readonly tron: boolean;
}

/** Mode and asset first, then the address that a deposit goes back to (D-078, its second step). */
export function readFunding(
  request: IntakeRequest,
  chain: SourceChain,
  available: FundingAvailable,
): Funding | IntakeRefusal {
  const { fundingMode, refundAddress = null } = request;
  const asset = request.funding?.asset ?? 'USDC';
  const network = request.funding?.network ?? chain.network;
  const unavailable: IntakeRefusal = { code: 'FUNDING_MODE_NOT_AVAILABLE', details: { asset, network } };
  if (asset === 'USDT' && network === 'tron') {
    // The asset says how it is paid in; a balance that is asked for beside it is another way (D-082).
    const isDeposit = fundingMode == null || fundingMode === 'ONCHAIN_DEPOSIT';
    if (!available.tron || !isDeposit) return unavailable;
    if (refundAddress !== null && !isTronAddress(refundAddress)) return { code: 'INVALID_WALLET_ADDRESS' };
    return { kind: 'partner', refundAddress };
  }
  if (asset !== 'USDC' || network !== chain.network || fundingMode === 'MULTISIG_PROPOSAL') return unavailable;
  if (fundingMode !== 'ONCHAIN_DEPOSIT') {
    if (refundAddress === null) return { kind: 'balance' };
    return { code: 'VALIDATION_FAILED', path: '/body/refundAddress', message: 'is for ONCHAIN_DEPOSIT only' };
  }
  if (!available.onchain) return unavailable;
  if (refundAddress === null || !isEvmAddress(refundAddress)) return { code: 'INVALID_WALLET_ADDRESS' };
  return { kind: 'onchain', refundAddress: getAddress(refundAddress.toLowerCase()) };
}
