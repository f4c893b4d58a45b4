import { expect, test } from 'vitest';
import { maskIdentifier } from '../../../../src/domains/destinations/rules/mask-identifier.ts';

test.each([
  ['STABLECOIN_ADDRESS', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x5aAe…eAed'],
  ['PAYMENT_APP_A', '+15550104567', '+*******4567'],
  ['PAYMENT_APP_A', 'ana@example.com', 'a***@example.com'],
  ['PAYMENT_APP_B', 'ana.b', '@an***'],
  ['PAYMENT_APP_B', '+15550104567', '+*******4567'],
  ['US_BANK_ACH', '021000021:123456789', '****6789'],
  ['SEPA', 'DE89370400440532013000', 'DE89****3000'],
  ['SERVICE_BALANCE', null, 'Service balance'],
] as const)('%s %s is shown as %s (D-242)', (type, identifier, mask) => {
  expect(maskIdentifier(type, identifier)).toBe(mask);
});
