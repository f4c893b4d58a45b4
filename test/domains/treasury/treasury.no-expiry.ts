/** Files that compare with a time in which nothing ends. */
export const noExpiry = {
  'src/domains/treasury/treasury-sweep.invariants.ts': 'which of two sweeps was proposed first',
};
