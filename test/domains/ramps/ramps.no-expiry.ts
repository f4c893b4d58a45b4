export const noExpiry: Readonly<Record<string, string>> = {
  'src/domains/ramps/rules/caps.ts': 'amounts are compared with the cap; which ramps count PostgreSQL decides',
};
