import type { Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
  [
    'claims_end_once',
    'a claim that is released and refunded',
    ({ payments }) => `
    ALTER TABLE claims DROP CONSTRAINT claims_one_end, DROP CONSTRAINT claims_refunded_at_iff_ended_so;
    UPDATE claims SET refunded_at = released_at WHERE payment_id = '${payments.claimed}'`,
  ],
  [
    'claims_end_once',
    'a journal with two ends',
    ({ payments }) => `
    DROP INDEX claim_events_one_end;
    INSERT INTO claim_events SELECT id || 'x', claim_id, 'ClaimRefunded', opaque_id, block_number, source, at FROM claim_events
      WHERE kind = 'ClaimReleased' AND claim_id = (SELECT id FROM claims WHERE payment_id = '${payments.claimed}')`,
  ],
  [
    'claims_agree_with_payments',
    'a claim that is released before its payment is delivered',
    ({ payments }) => `
    UPDATE claims SET status = 'RELEASED', released_at = now() WHERE payment_id = '${payments.parked}'`,
  ],
  [
    'claims_are_told_in_their_journal',
    'an end that the journal does not tell',
    ({ payments }) => `
    DELETE FROM claim_events WHERE kind = 'ClaimReleased'
      AND claim_id = (SELECT id FROM claims WHERE payment_id = '${payments.claimed}')`,
  ],
  [
    'claims_are_told_in_their_journal',
    'a journal that tells what never happened',
    ({ payments }) => `
    INSERT INTO claim_events SELECT 'evt_x', claim_id, 'ClaimLocked', opaque_id, NULL, 'platform', at FROM claim_events
      WHERE claim_id = (SELECT id FROM claims WHERE payment_id = '${payments.parked}')`,
  ],
  [
    'funded_claims_have_money',
    'a claim that promises what nobody set aside',
    ({ payments }) => `
    UPDATE claims SET funded = NOT funded WHERE payment_id = '${payments.parked}'`,
  ],
  [
    'tenants_stay_apart',
    'claims',
    ({ recipient, payments }) => `
    UPDATE claims SET sender_tenant_id = '${recipient}' WHERE payment_id = '${payments.parked}'`,
  ],
];
