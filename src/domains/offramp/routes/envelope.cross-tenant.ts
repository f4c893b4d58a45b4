// Reads across tenants: the recipient acts, and the limits of the sender's envelope decide.

import type { PaymentEnvelope } from '../../../../generated/contract/schemas.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import { type EnvelopeLimits, limitsOf } from '../rules/envelopes/limits.ts';
import { type EnvelopeTerms, onceTerms } from './envelope.store.ts';

/** An envelope with two columns of the quote that was selected under it, neither of which is null, or no quote. */
type TermsRow = { readonly doc: PaymentEnvelope['doc'] } & (
  | { readonly destinationId: string; readonly provider: string }
  | { readonly destinationId: null }
);

/**
 * The limits that a payment's envelope sets to its routes; null without an envelope (D-149). Read across tenants, because
 * the sender's envelope also holds when the recipient has the payment quoted again.
 */
export async function envelopeLimits(reads: Reads, envelopeId: string | null): Promise<EnvelopeLimits | null> {
  if (envelopeId === null) return null;
  const { doc, selected } = await onceTerms(reads, envelopeId, () => load(reads, envelopeId));
  return limitsOf(doc, selected);
}

async function load(reads: Reads, envelopeId: string): Promise<EnvelopeTerms> {
  const row = await reads.acrossTenants.one<TermsRow>(
    sql('payment_envelopes as e')
      .leftJoin('route_quotes as q', 'q.id', 'e.route_quote_id')
      .select('e.doc', 'q.destination_id', 'q.provider')
      .where({ 'e.id': envelopeId }),
  );
  if (row === undefined) throw new Error(`${envelopeId} is no envelope`);
  if (row.destinationId === null) return { doc: row.doc, selected: null };
  const { doc, destinationId, provider } = row;
  return { doc, selected: { destinationId, provider } };
}
