import type { MachineProperties } from '../properties.ts';

export const claimProperties: MachineProperties = {
  machine: 'claim',
  properties: [
    {
      says: 'Money that waits for somebody is released, refunded or canceled.',
      eventually: ['RELEASED', 'REFUNDED', 'CANCELED'],
    },
    { says: 'No claim is both released and refunded.', neverBoth: ['RELEASED', 'REFUNDED'] },
    { says: 'No claim is both released and canceled.', neverBoth: ['RELEASED', 'CANCELED'] },
    { says: 'No claim is released before its recipient is known.', never: 'RELEASED', until: 'LOCKED' },
    { says: 'An expired claim is refunded.', from: 'EXPIRED', leadsTo: ['REFUNDED'] },
  ],
};
