export const noExpiry: Readonly<Record<string, string>> = {
  'src/domains/lending/loan.invariants.ts': 'how long a loan bears interest, which is a length of time',
};
