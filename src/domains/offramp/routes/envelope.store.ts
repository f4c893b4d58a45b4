import type { PaymentEnvelope } from '../../../../generated/contract/schemas.ts';
import { newId } from '../../../platform/db/ids.ts';
import { oncePerTransaction } from '../../../platform/db/once-per-transaction.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import { insert, type RowOf, type Write } from '../../../platform/lifecycle/writes.ts';
import { envelopeDocHash } from '../rules/envelopes/signature.ts';

declare module '../../../platform/db/ids.ts' {
  interface IdPrefixes {
    env: 'payment_envelopes';
  }
}

/** Tells whether the payer has used the nonce for any payment, whatever became of it (D-148). */
export async function isNonceUsed(reads: Reads, payer: string, nonce: string): Promise<boolean> {
  const found = await reads.one(sql('payment_envelopes').select('id').where({ payer, nonce }));
  return found !== undefined;
}

/** An envelope that holds, on its way into the payment that it binds. */
export interface SealedEnvelope {
  readonly id: string;
  readonly doc: PaymentEnvelope['doc'];
  readonly row: Omit<RowOf<'payment_envelopes'>, 'paymentId'>;
}

export function sealEnvelope(
  { message, doc, signature }: PaymentEnvelope,
  { senderTenantId, signer, at }: { senderTenantId: string; signer: string; at: Date },
): SealedEnvelope {
  const id = newId('env');
  const row = {
    id,
    senderTenantId,
    payer: message.payer,
    nonce: message.nonce,
    message,
    doc,
    docHash: envelopeDocHash(doc),
    signature,
    signerAddress: signer,
    routeQuoteId: null,
    createdAt: at,
  };
  return { id, doc, row };
}

/** The row of the envelope; a second one with the nonce loses at its constraint. */
export const storeEnvelope = ({ row }: SealedEnvelope, paymentId: string): Write =>
  insert('payment_envelopes', { ...row, paymentId });

/**
 * The facts that the limits of an envelope depend on: the signed document, and the route that was last selected under
 * it.
 */
export interface EnvelopeTerms {
  readonly doc: PaymentEnvelope['doc'];
  readonly selected: { readonly destinationId: string; readonly provider: string } | null;
}

/** Asked once a request; what the request itself is about to store is told by `primeTerms`. */
export const onceTerms = (
  reads: Reads,
  envelopeId: string,
  load: () => Promise<EnvelopeTerms>,
): Promise<EnvelopeTerms> => oncePerTransaction(reads, `envelope:${envelopeId}`, load);

export const primeTerms = (reads: Reads, { id, doc }: SealedEnvelope): Promise<EnvelopeTerms> =>
  onceTerms(reads, id, async () => ({ doc, selected: null }));
