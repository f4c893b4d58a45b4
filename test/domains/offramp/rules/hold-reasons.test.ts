import { describe, expect, it } from 'vitest';
import {
  HOLD_REASONS,
  heldStatus,
  isMoot,
  isReviewReason,
} from '../../../../src/domains/offramp/rules/hold-reasons.ts';

describe('heldStatus (D-117, R129, R130)', () => {
  it('is PAYOUT_SELECTION_REQUIRED for that one reason', () => {
    expect(heldStatus(['PAYOUT_DESTINATION_NOT_SELECTED'])).toBe('PAYOUT_SELECTION_REQUIRED');
  });
  it.each(HOLD_REASONS.filter((reason) => reason !== 'PAYOUT_DESTINATION_NOT_SELECTED'))(
    'is COMPLIANCE_HOLD for %s, alone or with the missing selection',
    (reason) => {
      expect(heldStatus([reason])).toBe('COMPLIANCE_HOLD');
      expect(heldStatus([reason, 'PAYOUT_DESTINATION_NOT_SELECTED'])).toBe('COMPLIANCE_HOLD');
      expect(heldStatus(['PAYOUT_DESTINATION_NOT_SELECTED', reason])).toBe('COMPLIANCE_HOLD');
    },
  );
});

it('the two reasons that an operator releases open review cases (D-122)', () => {
  expect(HOLD_REASONS.filter(isReviewReason)).toEqual([
    'CREDENTIAL_CHANGED_REVIEW_REQUIRED',
    'TRANSACTION_MONITORING_REVIEW',
  ]);
});

it.each([
  [[], true],
  [['PHONE_REVERIFICATION_REQUIRED'], true],
  [['TRANSACTION_MONITORING_REVIEW'], false],
  [['PHONE_REVERIFICATION_REQUIRED', 'TRANSACTION_MONITORING_REVIEW'], false],
  // An outage says nothing of what would hold the payment without it.
  [['POLICY_SUBSYSTEM_ERROR'], false],
])(
  'a review is moot when it no longer holds the payment and no outage hides it: %j (D-123, D-426)',
  (holdReasons, expected) => {
    expect(isMoot({ holdReasons }, 'TRANSACTION_MONITORING_REVIEW')).toBe(expected);
  },
);
