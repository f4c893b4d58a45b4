import type { Knex } from 'knex';
import { hashToken } from '../../platform/crypto/index.ts';
import type { Reads, RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Aggregate, Aggregates } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { isUsable, type LinkStanding } from './rules/link.ts';

/** A claim link with its claim, as one row. */
export interface LinkRow extends LinkStanding {
  readonly id: string;
  readonly claimId: string;
  readonly paymentId: string;
  readonly senderTenantId: string;
  readonly channel: 'sms' | 'email';
  /** The contact on the claim: its blind index and its ciphertext (D-066). */
  readonly contactIndex: string;
  readonly contactCiphertext: string;
  /** The offset of the sender's test clock from real time, in milliseconds (D-067, D-469). */
  readonly clockOffsetMs: bigint;
}

const linkRows = (): Knex.QueryBuilder =>
  sql('claim_links as l')
    .join('claims as c', 'c.id', 'l.claim_id')
    .join('offramp_payments as p', 'p.id', 'c.payment_id')
    .leftJoin('tenant_clocks as k', 'k.tenant_id', 'l.sender_tenant_id')
    .select('l.id', 'l.status', 'l.expires_at', 'l.channel', 'l.claim_id', 'l.sender_tenant_id', 'c.payment_id')
    .select({ claimStatus: 'c.status', paymentStatus: 'p.status' })
    .select(
      sql.raw('COALESCE(c.phone_index, c.email_index) AS contact_index'),
      sql.raw('COALESCE(c.phone_ciphertext, c.email_ciphertext) AS contact_ciphertext'),
      sql.raw('COALESCE(k.offset_ms, 0) AS clock_offset_ms'),
    );

/** By the token that the link shows, of which only the hash is stored (A 2.5). For public operations, behind no wall. */
export const linkByToken = (reads: Reads, token: string): Promise<LinkRow | undefined> =>
  reads.one<LinkRow>(linkRows().where({ 'l.token_hash': hashToken(token) }));

/** By the ticket that a right code was given (D-193). */
export const linkByTicket = (reads: RowReads, ticket: string): Promise<LinkRow | undefined> =>
  reads.one<LinkRow>(linkRows().where({ 'l.ticket_hash': hashToken(ticket) }));

export interface UsableLink {
  readonly row: LinkRow;
  readonly link: Aggregate<'claim-link'>;
}

interface Unit extends Pick<Aggregates, 'aggregate'> {
  readonly reads: Reads;
}

/** Locks the link of a token and judges it as it stands under the lock: what used it up a moment ago is seen. */
export async function lockUsableLink({ reads, aggregate }: Unit, token: string): Promise<UsableLink | 'none' | 'gone'> {
  const known = await linkByToken(reads, token);
  if (known === undefined) return 'none';
  const link = await aggregate('claim-link', known.id);
  const row = await linkByToken(reads, token);
  return link && row && isUsable(row, link.now) ? { row, link } : 'gone';
}

interface IssuedLink {
  readonly id: string;
  readonly createdAt: Date;
  readonly resent: boolean;
  readonly live: boolean;
}

/** When links of a claim were issued, oldest first. */
export async function linksIssued(reads: RowReads, claimId: string): Promise<IssuedLink[]> {
  const rows = await reads.many<Omit<IssuedLink, 'live'> & { readonly status: string }>(
    sql('claim_links')
      .select('id', 'created_at', 'resent', 'status')
      .where({ claim_id: claimId })
      .orderBy(['created_at', 'id']),
  );
  return rows.map(({ id, createdAt, resent, status }) => ({
    id,
    createdAt,
    resent,
    live: status === 'ISSUED' || status === 'CONSUMED',
  }));
}

/** The clock on which times are shown: the sender's, with its offset from real time. */
export interface SenderClock {
  readonly senderTenantId: string;
  readonly offsetMs: number;
}

/**
 * When codes went to a contact since `since`, on the clock of the sender that asks. What other senders' claims caused
 * counts as real time went by: their test clocks neither use this budget up nor give it back (D-195, D-469).
 */
export async function codesSentTo(
  reads: RowReads,
  contactIndex: string,
  since: Date,
  { senderTenantId, offsetMs }: SenderClock,
): Promise<Date[]> {
  const own = { contact_index: contactIndex, sender_tenant_id: senderTenantId };
  const rows = await reads.many<{ sentAt: Date; createdAt: Date; senderTenantId: string }>(
    sql('claim_code_sends')
      .select('sent_at', 'created_at', 'sender_tenant_id')
      .where((mine) => mine.where(own).where('sent_at', '>', since))
      .orWhere((others) =>
        others
          .where({ contact_index: contactIndex })
          .whereNot({ sender_tenant_id: senderTenantId })
          .where('created_at', '>', new Date(since.getTime() - offsetMs)),
      ),
  );
  return rows.map((row) =>
    row.senderTenantId === senderTenantId ? row.sentAt : new Date(row.createdAt.getTime() + offsetMs),
  );
}

/** When codes were asked for from an address, in real time: an address has no tenant and no test clock. */
export async function codesAskedFrom(reads: RowReads, addressIndex: string, since: Date): Promise<Date[]> {
  const rows = await reads.many<{ createdAt: Date }>(
    sql('claim_code_sends').select('created_at').where({ address_index: addressIndex }).where('created_at', '>', since),
  );
  return rows.map(({ createdAt }) => createdAt);
}
