import type { SalesOrderContext } from '../../../../machines/trade/sales-order.machine.ts';
import { canonicalJson, sha256Hex } from '../../../platform/crypto/index.ts';

/** Orders are in USD alone (D-362). */
export const CURRENCY = 'USD';

type Hashed = Pick<SalesOrderContext, 'number' | 'version' | 'buyerDid' | 'sellerDid' | 'terms' | 'acceptedAt'>;

export interface OrderHashes {
  readonly contentHash: string;
  /** Null until both have signed. */
  readonly salesOrderHash: string | null;
}

/** The hashes of an order and of its signatures: each `0x` and the sha256 of canonical JSON (D-363). */
export function orderHashes({ number, version, buyerDid, sellerDid, terms, acceptedAt }: Hashed): OrderHashes {
  const { dueDays, deliveryTerms } = terms;
  const lineItems = terms.lineItems.map(({ description, amountAtoms }) => ({ description, amountAtoms }));
  const contentHash = hashOf({
    number,
    version,
    buyerDid,
    sellerDid,
    currency: CURRENCY,
    terms: { lineItems, dueDays, deliveryTerms },
  });
  if (acceptedAt === null) return { contentHash, salesOrderHash: null };
  return {
    contentHash,
    salesOrderHash: hashOf({ contentHash, buyerDid, sellerDid, acceptedAt: acceptedAt.toISOString() }),
  };
}

const hashOf = (document: object): string => `0x${sha256Hex(canonicalJson(document))}`;
