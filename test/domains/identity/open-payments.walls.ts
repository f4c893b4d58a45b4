import { paymentsToEmail, paymentsToPhone } from '../../../src/domains/identity/aliases/open-payments.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';
import { anyRow } from '../../support/any-row.ts';

const PHONE = 'walls-open-payments';
const EMAIL = 'w***@walls.test';

export const walls: StoreWalls = {
  reads: {
    paymentsToPhone: both(({ reads, tenantId }) => paymentsToPhone(reads, tenantId, PHONE)),
    paymentsToEmail: both(({ reads, tenantId }) => paymentsToEmail(reads, tenantId, EMAIL)),
  },
  plant: (service, { tenantId }) =>
    anyRow(service.pool.owner, 'offramp_payments', {
      id: `pay_walls_${tenantId}`,
      status: 'AWAITING_RECIPIENT_CONFIRMATION',
      public_status: 'AWAITING_CONFIRMATION',
      sender_tenant_id: tenantId,
      recipient_tenant_id: tenantId,
      initiator_member_id: 'mem_walls',
      source_asset_id: 'x',
      custody: 'none',
      funding_mode: 'INTERNAL_BALANCE',
      amount_base_units: '1',
      phone_index: PHONE,
      intent: JSON.stringify({ recipientKind: 'email', recipientMasked: EMAIL }),
      delivered_at: null,
      refunded_at: null,
      canceled_at: null,
      created_at: new Date(),
    }),
};
