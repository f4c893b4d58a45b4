import { type Decided, twice } from '../../contract/decided-twice.ts';

export const constraints: Readonly<Record<string, Decided>> = {
  offramp_payments_client_reference_unique: {
    table: 'offramp_payments',
    row: {
      sender_tenant_id: 'ten_1',
      client_reference: 'order-1042',
      client_reference_unique: true,
      custody: 'none',
      funding_mode: 'INTERNAL_BALANCE',
      status: 'PENDING_CLAIM',
    },
    ask: async (service, name) => {
      const sender = await service.signUp(name);
      await sender.fund('10.00');
      const unique = { clientReference: 'order-1042', clientReferenceUnique: true };
      return twice(() => sender.api.createOfframpPayment({ phone: '+15550104897', amountUsd: '1.00', ...unique }));
    },
  },
};
