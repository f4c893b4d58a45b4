import type { Request } from '../http/handler.ts';
import { payerWallets, subjectDidOf } from '../identity/index.ts';
import { isNonceUsed, type SealedEnvelope, sealEnvelope } from './envelope.store.ts';
import { type EnvelopeFault, faultOfEnvelope } from './rules/envelope-checks.ts';
import { envelopeDomain, envelopeSigner } from './rules/envelope-signature.ts';
import type { IntakeTerms } from './rules/intake.ts';
import { sourceChain } from './source-chain.ts';

type Check = Pick<Request<'createOfframpPayment'>, 'reads' | 'services' | 'tenantId' | 'now'>;

/** The ledger's asset of an internal balance, as envelopes name it. */
const ASSET = 'USDC';

/**
 * Holds the request's envelope to what it pays (A 2.10, D-147, D-148). Only the sender's own identities and nonces are
 * looked at, so that a refusal says nothing of another tenant. Null for a request without one.
 */
export async function checkEnvelope(
  { reads, services, tenantId, now }: Check,
  { envelope, amountBaseUnits }: IntakeTerms,
  { payeeDid, memo }: { readonly payeeDid: string | null; readonly memo: string | null },
): Promise<SealedEnvelope | EnvelopeFault | null> {
  if (envelope === null) return null;
  const { payer, nonce } = envelope.message;
  const [signer, senderDid, wallets, isUsed] = await Promise.all([
    envelopeSigner(envelopeDomain(services.config), envelope),
    subjectDidOf(reads, tenantId),
    payerWallets(reads, tenantId),
    isNonceUsed(reads, payer, nonce),
  ]);
  const fault = faultOfEnvelope(envelope, {
    now,
    senderDid: senderDid ?? null,
    signer,
    wallets,
    payeeDid,
    amountBaseUnits,
    asset: ASSET,
    assetId: sourceChain(services.config).assetId,
    memo,
    isNonceUsed: isUsed,
  });
  return fault ?? sealEnvelope(envelope, { senderTenantId: tenantId, signer: signer ?? '', at: now });
}
