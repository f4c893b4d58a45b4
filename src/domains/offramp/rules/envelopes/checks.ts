import type { PaymentEnvelope, WalletType } from '../../../../../generated/contract/schemas.ts';
import { envelopeMemoHash } from './signature.ts';

/** The reason for which an envelope does not hold (D-148). SHAPE comes first, before anything is looked up. */
export type EnvelopeFault =
  | 'SHAPE'
  | 'SIGNATURE'
  | 'PAYER_MISMATCH'
  | 'PAYEE_MISMATCH'
  | 'AMOUNT_MISMATCH'
  | 'EXPIRED'
  | 'NONCE_USED'
  | 'MEMO_HASH_MISMATCH';

/** A wallet that is bound to an identity of the sender's tenant, ACTIVE now. */
export interface PayerWallet {
  /** Checksummed. */
  readonly walletAddress: string;
  readonly walletType: WalletType;
  readonly chainId: number;
  /** `did:subject` of the identity it is bound to. */
  readonly identityDid: string;
}

/** The payment's terms, and what is known about its sender. */
export interface EnvelopeFacts {
  /** On the sender's clock. */
  readonly now: Date;
  /** The sender tenant's `did:subject`; null while it has none. */
  readonly senderDid: string | null;
  /** The address of the signing key; undefined if no key signed. */
  readonly signer: string | undefined;
  /** Contracts that were asked and take the signature for theirs (EIP-1271). */
  readonly takenBy: ReadonlySet<string>;
  readonly wallets: readonly PayerWallet[];
  /** The payid that the payment goes to; null for a handle that nobody has. */
  readonly payeeDid: string | null;
  readonly amountBaseUnits: bigint;
  /** The ledger's asset code, and the same asset as `eip155:<chainId>/erc20:<address>`. */
  readonly asset: string;
  readonly assetId: string;
  readonly memo: string | null;
  readonly isNonceUsed: boolean;
}

/** The decimals of base units (A conventions). */
const ASSET_EXPONENT = 6;

/** The wallets that signed: by their key, or by what their contract says. */
const signingWallets = ({ wallets, signer, takenBy }: EnvelopeFacts): readonly PayerWallet[] =>
  wallets.filter(({ walletAddress, walletType }) =>
    walletType === 'EOA' ? walletAddress === signer : takenBy.has(walletAddress),
  );

/** The payer's wallet that signed an envelope that holds. */
export const signerOf = ({ message }: PaymentEnvelope, facts: EnvelopeFacts): string | undefined =>
  signingWallets(facts).find(({ identityDid }) => identityDid === message.payer)?.walletAddress;

/**
 * The contracts on this chain that may have signed for the payer, whom only the chain can judge; none where a key of the
 * tenant's has signed.
 */
export const contractsToAsk = ({ message }: PaymentEnvelope, facts: EnvelopeFacts, chainId: number): string[] =>
  signingWallets(facts).length > 0
    ? []
    : facts.wallets
        .filter((wallet) => wallet.walletType !== 'EOA' && wallet.chainId === chainId)
        .filter(({ identityDid }) => identityDid === message.payer)
        .map(({ walletAddress }) => walletAddress);

/** The first of D-148's checks that fails, in its order; undefined for an envelope that binds this payment. */
export function faultOfEnvelope({ message, doc }: PaymentEnvelope, facts: EnvelopeFacts): EnvelopeFault | undefined {
  const signing = signingWallets(facts);
  if (signing.length === 0) return 'SIGNATURE';
  const isPayer = message.payer === facts.senderDid && signing.some(({ identityDid }) => identityDid === message.payer);
  if (!isPayer) return 'PAYER_MISMATCH';
  if (message.payeeDid !== facts.payeeDid) return 'PAYEE_MISMATCH';
  const isAmount =
    BigInt(message.amountBaseUnits) === facts.amountBaseUnits &&
    (message.asset === facts.asset || message.asset === facts.assetId) &&
    message.assetExponent === ASSET_EXPONENT;
  if (!isAmount) return 'AMOUNT_MISMATCH';
  if (BigInt(message.expiresAt) * 1000n <= BigInt(facts.now.getTime())) return 'EXPIRED';
  if (facts.isNonceUsed) return 'NONCE_USED';
  return doc.memoHash === envelopeMemoHash(facts.memo) ? undefined : 'MEMO_HASH_MISMATCH';
}
