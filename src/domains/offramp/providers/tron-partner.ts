import { createHash } from 'node:crypto';
import { createBase58check } from '@scure/base';
import type { Services } from '../../../platform/services.ts';

/** The partner that takes USDT on tron for us, as its webhooks name it (D-082). */
export const TRON_PARTNER = 'tron_partner';

const CHAIN_ID = 728_126_428;
const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** The chain and the asset of a partner's payment, as `sourceChainKey` and `sourceAssetId` name them (D-080, D-082). */
export const TRON = { chainKey: `tron:${CHAIN_ID}`, assetId: `tron:${CHAIN_ID}/trc20:${USDT}` } as const;

/** True if the partner holds the deposit, and not the escrow contract. */
export const isPartners = ({ sourceChainKey }: { readonly sourceChainKey: string }): boolean =>
  sourceChainKey === TRON.chainKey;

const base58check = createBase58check((bytes) => createHash('sha256').update(bytes).digest());

/** The mock partner's address of one deal: well-formed, without an owner. */
export function partnerAddress(dealId: string, { config }: Pick<Services, 'config'>): string {
  if (config.fundingPartnerTronMode !== 'mock') throw new Error('there is no partner to ask for an address');
  const body = createHash('sha256').update(`mock:${TRON_PARTNER}:${dealId}`).digest().subarray(0, 20);
  return base58check.encode(Uint8Array.from([0x41, ...body]));
}
