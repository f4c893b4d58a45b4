import type { Plants } from './plant.ts';

export const feeds: Plants = [
  [
    'feeds_have_no_gaps',
    'a number that is missing',
    ({ sender }) => `
    DELETE FROM event_feed WHERE tenant_id = '${sender}' AND sequence = 2`,
  ],
  [
    'feeds_have_no_gaps',
    'a retention that took more than it says',
    ({ sender }) => `
    DELETE FROM event_feed WHERE tenant_id = '${sender}' AND sequence <= 3;
    INSERT INTO feed_retention VALUES ('${sender}', 3)`,
  ],
  [
    'feeds_have_no_gaps',
    'a counter that ran ahead',
    ({ sender }) => `
    UPDATE feed_counters SET last_sequence = last_sequence + 1 WHERE tenant_id = '${sender}'`,
  ],
  [
    'feeds_have_no_gaps',
    "another tenant's event",
    ({ sender, recipient }) => `
    UPDATE event_feed SET event_id = (SELECT id FROM events WHERE parties = ARRAY['${recipient}'] LIMIT 1)
      WHERE tenant_id = '${sender}' AND sequence = 2`,
  ],
];
