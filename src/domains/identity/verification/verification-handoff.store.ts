import type { VerificationClient } from '../../../../machines/identity/verification-session.machine.ts';
import { hashToken } from '../../../platform/crypto/index.ts';
import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { StatusOf } from '../../../platform/lifecycle/definition.ts';

/** The verification that a link leads to. */
export interface HandedOver {
  readonly id: string;
  readonly kind: 'KYC' | 'KYB';
  readonly sessionStatus: StatusOf<'verification-session'>;
  readonly client: VerificationClient | null;
}

/** By the token of the URL, of which only the hash is stored (D-317). For the public operation, behind no wall. */
export const handoffByToken = (reads: RowReads, token: string): Promise<HandedOver | undefined> =>
  reads.one<HandedOver>(
    sql('verification_handoffs as h')
      .join('verification_sessions as s', 's.id', 'h.session_id')
      .select('h.id', 's.kind', 's.client', { sessionStatus: 's.status' })
      .where({ 'h.token_hash': hashToken(token) }),
  );
