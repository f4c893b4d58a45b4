/** Where files of a project import the platform from: its sources, or the package. */
export interface Home {
  readonly meta: string;
  readonly record: string;
  readonly migrations: string;
}

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

export const machineText = (
  { name, camel, pascal, domain, prefix, table }: Naming,
  { meta }: Home,
): string => `import type { Meta } from '${meta}';
import { assign, setup } from 'xstate';

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

export const migrationText = (
  { table }: Naming,
  { migrations }: Home,
): string => `import { type Knex, lifecycleColumns, protectByTenant } from '${migrations}';

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

export const storeText = (
  { name, pascal }: Naming,
  { record }: Home,
): string => `import type { RecordOf } from '${record}';

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

/** The test of a lifecycle in a service of its own: it is to be finished with the operations. */
export const serviceTestText = ({ name, pascal }: Naming): string => `import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestService, type TestService, walk } from '@paychart/platform/testing';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.stop());

test('every walk through the lifecycle goes as the machine says', async () => {
  const walked = await walk(service, {
    machine: '${name}',
    begin: async () => {
      throw new Error('no operation creates a ${pascal} yet');
    },
    acts: {},
  });
  assert.deepEqual(walked.untaken, []);
});
`;
