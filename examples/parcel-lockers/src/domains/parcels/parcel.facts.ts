import type { FactsOf } from '@paychart/platform';
import { takeFree } from '../lockers/compartment.store.ts';

export const facts: FactsOf<'parcel'> = {
  REQUESTED: async ({ context }, reads) => {
    const free = await takeFree(reads, context);
    return free ? { type: 'PLACE', compartmentId: free.id } : { type: 'REJECT' };
  },
};
