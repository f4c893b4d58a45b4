import type { Change } from '../change.ts';
import type { Contract } from '../contract.ts';
import { paired } from '../pairs.ts';
import { diffSchema, type NamedSchemas } from './schema.ts';

/** The events that receivers get, by type. */
export const diffWebhooks = (before: Contract, after: Contract, named: NamedSchemas): Change[] => {
  const { both, removed, added } = paired(before.webhooks, after.webhooks, ({ type }) => type);
  return [
    ...removed.map(({ type }): Change => ({ area: 'webhook', rule: 'event-type-removed', subject: type })),
    ...added.map(({ type }): Change => ({ area: 'webhook', rule: 'event-type-added', subject: type })),
    ...both.flatMap(([was, now]) =>
      diffSchema(was.schema, now.schema, named).map(
        (difference): Change => ({ area: 'webhook', subject: now.type, roles: ['event'], ...difference }),
      ),
    ),
  ];
};
