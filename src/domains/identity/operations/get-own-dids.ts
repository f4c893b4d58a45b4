import type { OwnDid } from '../../../../generated/contract/schemas.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Handler } from '../../../platform/http/handler.ts';

/** The payment DID with its aliases, once payable, then the subjects of the tenant and of the acting member (D-335). */
export const getOwnDids: Handler<'getOwnDids'> = async ({ tenantId, caller, reads }) => {
  const [payment, aliases, subjects] = await Promise.all([
    reads.one<{ did: string }>(
      sql('payment_identities').select('did').where({ tenant_id: tenantId }).whereNotNull('payable_at'),
    ),
    reads.many<{ did: string }>(
      sql('did_reservations')
        .select('did')
        .where({ claimed_by_tenant_id: tenantId })
        .whereNotNull('redirects_to')
        .orderBy(['created_at', 'id']),
    ),
    reads.many<{ did: string; status: OwnDid['status'] }>(
      sql('identities')
        .select('did', 'status')
        .where({ tenant_id: tenantId })
        .whereIn('subject_id', [tenantId, caller.memberId ?? tenantId])
        .orderByRaw('subject_type, id'),
    ),
  ]);
  const payable = (payment ? [payment, ...aliases] : []).map(
    ({ did }): OwnDid => ({ did, kind: 'PAYMENT', status: 'ACTIVE', payable: true }),
  );
  const own = subjects.map(({ did, status }): OwnDid => ({ did, kind: 'SUBJECT', status, payable: false }));
  return { identities: [...payable, ...own] };
};
