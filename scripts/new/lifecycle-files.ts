/** What the files of a lifecycle call it. */
export interface Naming {
  /** `payout-destination`. */
  readonly name: string;
  readonly camel: string;
  readonly pascal: string;
  readonly domain: string;
  /** `dst`. */
  readonly prefix: string;
  /** `payout_destinations`. */
  readonly table: string;
}

export const machineText = ({
  name,
  camel,
  pascal,
  domain,
  prefix,
  table,
}: Naming): string => `import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface ${pascal}Context {
  readonly tenantId: string;
  readonly closedAt: Date | null;
}

export type ${pascal}Event = { readonly type: 'CLOSE'; readonly at: Date };

export const ${camel}Machine = setup({
  types: {
    context: {} as ${pascal}Context,
    events: {} as ${pascal}Event,
    input: {} as ${pascal}Context,
    meta: {} as Meta,
  },
  actions: {
    setClosed: assign((_, params: { at: Date }) => ({ closedAt: params.at })),
    recordClosing: () => {},
  },
}).createMachine({
  id: '${name}',
  meta: { domain: '${domain}', table: '${table}', idPrefix: '${prefix}', parties: ['tenantId'], clock: 'tenantId' },
  context: ({ input }) => input,
  initial: 'OPEN',
  states: {
    OPEN: {
      description: 'It was created.',
      on: {
        CLOSE: {
          description: 'Its tenant closes it.',
          target: 'CLOSED',
          actions: [{ type: 'setClosed', params: ({ event }) => ({ at: event.at }) }, 'recordClosing'],
        },
      },
    },
    CLOSED: { description: 'Nothing happens to it any more.', type: 'final' },
  },
});
`;

export const migrationText = ({ table }: Naming): string => `import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('${table}', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', 'text COLLATE "C"').notNullable();
    t.specificType('closed_at', 'timestamptz(3)').nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(\`status IN ('OPEN', 'CLOSED')\`, [], '${table}_status_known');
  });
  await protectByTenant(knex, '${table}', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('${table}');
}
`;

const RECORD = '../../platform/lifecycle/record.ts';

export const storeText = ({ name, pascal }: Naming): string => `import type { RecordOf } from '${RECORD}';

export type ${pascal}Record = RecordOf<'${name}'>;
`;

export const sampleText = ({ name }: Naming): string => `import { AT, type Sample } from '../../model/sample.ts';

export const sample: Sample<'${name}'> = {
  context: ({ tenantId }) => ({ tenantId, closedAt: null }),
  inLeaf: { CLOSED: { closedAt: AT } },
  events: { CLOSE: [{ type: 'CLOSE', at: AT }] },
};
`;

export const walkText = ({ name }: Naming): string => `import type { SmallMachine } from '../../model/small-world.ts';

const noOperation = (event: string) => async (): Promise<never> => {
  throw new Error(\`no operation sends \${event} to ${name} yet\`);
};

export const walk: SmallMachine = {
  machine: '${name}',
  acts: { CREATE: noOperation('CREATE'), CLOSE: noOperation('CLOSE') },
  refusals: {},
};
`;
