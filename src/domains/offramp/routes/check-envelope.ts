import type { Address, Hex } from 'viem';
import type { PaymentEnvelope } from '../../../../generated/contract/schemas.ts';
import { ChainUnavailable, chainSeenBy, isValidSignature, type TenantChain } from '../../../payments/chain/index.ts';
import { ASSET } from '../../../payments/ledger/money.ts';
import type { RequestContext } from '../../../platform/http/handler.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { payerWallets } from '../../identity/bindings/index.ts';
import { subjectDidOf } from '../../identity/handles/index.ts';
import { sourceChain } from '../deposits/source-chain.ts';
import { contractsToAsk, type EnvelopeFacts, faultOfEnvelope, signerOf } from '../rules/envelopes/checks.ts';
import { envelopeDigest, envelopeDomain, envelopeSigner } from '../rules/envelopes/signature.ts';
import type { IntakeTerms } from '../rules/intake.ts';
import { isNonceUsed, type SealedEnvelope, sealEnvelope } from './envelope.store.ts';

type Check = Pick<RequestContext, 'reads' | 'services' | 'tenantId' | 'now'>;

/** Which contracts take the signature for theirs; undefined where the chain did not say. */
export interface ContractsAsked {
  readonly takenBy: ReadonlySet<string> | undefined;
}

/** Contracts that have to be asked, while no transaction is open, before the envelope can be judged. */
export interface ContractQuestion {
  ask(): Promise<ContractsAsked>;
}

/**
 * Holds the request's envelope to what it pays (A 2.10, D-147, D-148). Only the sender's own identities and nonces are
 * looked at, so that a refusal says nothing of another tenant. Null for a request without one. A contract's wallet signs by
 * EIP-1271: what the chain says of it is told by a second call, and without an answer nothing holds (D-223).
 */
export async function checkEnvelope(
  { reads, services, tenantId, now }: Check,
  { envelope, amountBaseUnits }: IntakeTerms,
  { payeeDid, memo }: { readonly payeeDid: string | null; readonly memo: string | null },
  asked: ContractsAsked | undefined,
): Promise<SealedEnvelope | Refusal<'ENVELOPE_INVALID' | 'CHAIN_UNAVAILABLE'> | ContractQuestion | null> {
  if (envelope === null) return null;
  const { payer, nonce } = envelope.message;
  const signer = envelopeSigner(envelopeDomain(services.config), envelope);
  const [senderDid, wallets, isUsed] = await Promise.all([
    subjectDidOf(reads, tenantId),
    payerWallets(reads, tenantId),
    isNonceUsed(reads, payer, nonce),
  ]);
  const facts: EnvelopeFacts = {
    now,
    senderDid: senderDid ?? null,
    signer,
    takenBy: asked?.takenBy ?? new Set(),
    wallets,
    payeeDid,
    amountBaseUnits,
    asset: ASSET,
    assetId: sourceChain(services.config).assetId,
    memo,
    isNonceUsed: isUsed,
  };
  const contracts = contractsToAsk(envelope, facts, services.config.chainId);
  if (contracts.length > 0) {
    if (asked === undefined) {
      const chain = await chainSeenBy(services.chain, reads, tenantId);
      return { ask: () => askContracts(chain, services, envelope, contracts) };
    }
    if (asked.takenBy === undefined) return refuse('CHAIN_UNAVAILABLE');
  }
  const fault = faultOfEnvelope(envelope, facts);
  if (fault !== undefined) return refuse('ENVELOPE_INVALID', { details: { reason: fault } });
  return sealEnvelope(envelope, { senderTenantId: tenantId, signer: signerOf(envelope, facts) ?? '', at: now });
}

async function askContracts(
  chain: TenantChain,
  { config }: Services,
  envelope: PaymentEnvelope,
  contracts: readonly string[],
): Promise<ContractsAsked> {
  const digest = envelopeDigest(envelopeDomain(config), envelope);
  const signature = envelope.signature as Hex;
  try {
    const answers = await Promise.all(
      contracts.map((contract) => isValidSignature(chain, { safe: contract as Address, digest, signature })),
    );
    return { takenBy: new Set(contracts.filter((_, at) => answers[at])) };
  } catch (error) {
    if (error instanceof ChainUnavailable) return { takenBy: undefined };
    throw error;
  }
}
