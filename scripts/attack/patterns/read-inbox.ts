import type { Pattern } from '../pattern.ts';

/** Looks into the simulated inbox without naming an address. */
export const readInbox: Pattern = {
  name: 'reads the inbox',
  weight: () => 0.5,
  moves: ({ random, holders }) => {
    const holder = random.pick(holders.filter(({ tenant }) => tenant !== 'victim' && tenant !== 'nobody'));
    if (holder?.as === undefined) return [];
    const step = { call: 'listTestMessages', as: holder.as, with: { take: 50 } };
    return [{ step, says: `${holder.as} reads the inbox.`, holder }];
  },
};
