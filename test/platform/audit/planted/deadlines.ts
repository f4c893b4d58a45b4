import type { Plants } from './plant.ts';

const INVARIANT = 'deadlines_have_their_timer';

export const deadlines: Plants = [
  [INVARIANT, 'a timer that is lost', ({ payments }) => `DELETE FROM timers WHERE aggregate_id = '${payments.parked}'`],
  [
    INVARIANT,
    'the timer of another deadline',
    ({ payments }) => `UPDATE timers SET event = 'GRACE_OVER' WHERE aggregate_id = '${payments.parked}'`,
  ],
  [
    INVARIANT,
    'a timer that comes late',
    ({ payments }) => `UPDATE timers SET due_at = due_at + interval '1 ms' WHERE aggregate_id = '${payments.parked}'`,
  ],
];
