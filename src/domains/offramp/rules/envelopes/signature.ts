import type { Hex } from 'viem';
import { hashTypedData } from 'viem/utils';
import type { PaymentEnvelope } from '../../../../../generated/contract/schemas.ts';
import { keyThatSigned } from '../../../../payments/chain/index.ts';
import { canonicalJson, sha256Hex } from '../../../../platform/crypto/index.ts';

/** A synthetic anchor of the platform's typed data, not a deployed contract (D-147). */
const ENVELOPE_CONTRACT = '0x5afeba0000000000000000000000000000000004';

/** The EIP-712 domain of envelopes: the service's name, version 1, the environment's chain (D-147). */
export const envelopeDomain = ({ serviceName, chainId }: { serviceName: string; chainId: number }) =>
  ({ name: serviceName, version: '1', chainId, verifyingContract: ENVELOPE_CONTRACT }) as const;

/** The typed data that the payer signs (D-147). */
export const PAYMENT_ENVELOPE = {
  PaymentEnvelope: [
    { name: 'paymentObjectId', type: 'string' },
    { name: 'payer', type: 'string' },
    { name: 'payeeDid', type: 'string' },
    { name: 'amountBaseUnits', type: 'uint256' },
    { name: 'asset', type: 'string' },
    { name: 'assetExponent', type: 'uint8' },
    { name: 'nonce', type: 'uint256' },
    { name: 'expiresAt', type: 'uint64' },
    { name: 'docHash', type: 'bytes32' },
  ],
} as const;

/** `0x` sha256 of the canonical JSON of `doc`: by it the signature binds every limit. */
export const envelopeDocHash = (doc: PaymentEnvelope['doc']): Hex => `0x${sha256Hex(canonicalJson(doc))}`;

/** `0x` sha256 of the memo's UTF-8 bytes, of none when there is no memo: all that the envelope binds of it (A 2.10). */
export const envelopeMemoHash = (memo: string | null): Hex => `0x${sha256Hex(memo ?? '')}`;

/** The message as it is hashed. */
export const signedMessage = ({ message, doc }: Pick<PaymentEnvelope, 'message' | 'doc'>) => ({
  ...message,
  amountBaseUnits: BigInt(message.amountBaseUnits),
  nonce: BigInt(message.nonce),
  expiresAt: BigInt(message.expiresAt),
  docHash: envelopeDocHash(doc),
});

/** The digest that is signed, and that a contract is asked about (EIP-1271). */
export const envelopeDigest = (
  domain: ReturnType<typeof envelopeDomain>,
  envelope: Pick<PaymentEnvelope, 'message' | 'doc'>,
): Hex =>
  hashTypedData({
    domain,
    types: PAYMENT_ENVELOPE,
    primaryType: 'PaymentEnvelope',
    message: signedMessage(envelope),
  });

/**
 * Returns the checksummed address of the key that signed the envelope; undefined if no key signed it. No network is
 * asked.
 */
export function envelopeSigner(domain: ReturnType<typeof envelopeDomain>, envelope: PaymentEnvelope): Hex | undefined {
  try {
    return keyThatSigned(envelopeDigest(domain, envelope), envelope.signature);
  } catch {
    // Nobody has signed a number that its type does not hold.
    return undefined;
  }
}
