import type { Plants } from '../../platform/audit/planted/plant.ts';

const off = (ramp: string, payment: string): string =>
  `UPDATE ramps SET direction = 'off', payment_id = ${payment} WHERE id = '${ramp}';`;

const confirmed = (ramp: string): string =>
  `UPDATE ramps SET status = 'CONFIRMED', fiat_ref = 'SIM-0123456789AB', confirmed_at = now(),
    tx_hash = CASE direction WHEN 'on' THEN '0x${'5'.repeat(64)}' END WHERE id = '${ramp}';`;

export const plants: Plants = [
  ['on_ramps_end_as_their_mints', 'a confirmed on-ramp that nothing was minted for', ({ ramp }) => confirmed(ramp)],
  [
    'off_ramps_follow_their_payments',
    'an off-ramp that stands on the payment of something else',
    ({ ramp, legacy }) => off(ramp, `'${legacy}'`),
  ],
  [
    'off_ramps_follow_their_payments',
    'an off-ramp that was confirmed before its payment was',
    ({ ramp, legacy }) => `${off(ramp, `'${legacy}'`)}
      UPDATE multisig_payments p SET origin = 'RAMP', origin_id = r.id, source_wallet_id = r.wallet_id,
        amount_base_units = r.amount_base_units FROM ramps r WHERE r.id = '${ramp}' AND p.id = '${legacy}';
      ${confirmed(ramp)}`,
  ],
  ['tenants_stay_apart', 'ramps.wallet_id', ({ ramp }) => `UPDATE ramps SET wallet_id = 'wal_x' WHERE id = '${ramp}'`],
  ['tenants_stay_apart', 'ramps.payment_id', ({ ramp }) => off(ramp, `'pay_x'`)],
];
