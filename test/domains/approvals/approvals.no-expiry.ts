export const noExpiry: Readonly<Record<string, string>> = {
  'src/domains/approvals/authority.invariants.ts': 'which sums the retention has certainly left; nothing ends by it',
};
