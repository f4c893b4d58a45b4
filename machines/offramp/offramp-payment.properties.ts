import type { MachineProperties } from '../properties.ts';

const ENDS = ['DELIVERED', 'REFUNDED', 'CANCELED'];

export const offrampPaymentProperties: MachineProperties = {
  machine: 'offramp-payment',
  properties: [
    { says: 'Every payment is delivered, refunded or canceled.', eventually: ENDS },
    { says: 'No payment is both delivered and refunded.', neverBoth: ['DELIVERED', 'REFUNDED'] },
    { says: 'No payment is both canceled and delivered.', neverBoth: ['CANCELED', 'DELIVERED'] },
    { says: 'No provider is asked for a canceled payment.', neverBoth: ['CANCELED', 'PROVIDER_SUBMITTED'] },
    { says: 'No provider is asked before the money is locked.', never: 'PROVIDER_SUBMITTED', until: 'FUNDS_LOCKED' },
    { says: 'No payment is delivered before a provider was asked.', never: 'DELIVERED', until: 'PROVIDER_SUBMITTED' },
    { says: 'A payment that fails is refunded.', from: 'FAILED', leadsTo: ['REFUNDED'] },
    {
      says: 'A sender cancels before the money is locked.',
      event: 'CANCEL',
      notFrom: [
        'FUNDS_LOCKED',
        'PROVIDER_SUBMITTED',
        'PROVIDER_PROCESSING',
        'ACTION_REQUIRED',
        'FAILED',
        'REFUND_PENDING',
      ],
    },
    {
      says: 'Locked money is paid or given back.',
      from: 'FUNDS_LOCKED',
      leadsTo: ['DELIVERED', 'REFUNDED', 'CANCELED'],
    },
    { says: 'A provider is asked once.', once: 'PROVIDER_SUBMITTED' },
    { says: 'A payment is delivered once.', once: 'DELIVERED' },
    { says: 'A payment is refunded once.', once: 'REFUNDED' },
  ],
};
