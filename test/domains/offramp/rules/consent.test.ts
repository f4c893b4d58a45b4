import { expect, it } from 'vitest';
import { mayConsent } from '../../../../src/domains/offramp/rules/consent.ts';

it.each([
  ['its recipient may', 'ten_2', 'ten_2', [], undefined],
  ['whatever else holds it', 'ten_2', 'ten_2', ['TRANSACTION_MONITORING_REVIEW'], undefined],
  ['nobody may while it has none', null, 'ten_2', [], 'RECIPIENT_UNRESOLVED'],
  ['its sender may not', 'ten_2', 'ten_1', [], 'RECIPIENT_CONSENT_REQUIRED'],
  ['whoever pays itself may', 'ten_1', 'ten_1', [], undefined],
  [
    'its recipient may not before it is onboarded',
    'ten_2',
    'ten_2',
    ['RECIPIENT_NOT_ONBOARDED'],
    'RECIPIENT_UNRESOLVED',
  ],
  ['others learn nothing of that', 'ten_2', 'ten_1', ['RECIPIENT_NOT_ONBOARDED'], 'RECIPIENT_CONSENT_REQUIRED'],
] as const)('%s (A 4.1, D-100)', (_what, recipientTenantId, tenantId, holdReasons, expected) => {
  expect(mayConsent({ recipientTenantId, holdReasons }, tenantId)?.code).toBe(expected);
});
