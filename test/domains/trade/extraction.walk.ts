import type { SmallMachine } from '../../model/small-world.ts';
import { upload } from './fixture.ts';

const WHOLE = 'Vendor: Blue Harbor\nInvoice: BH-1\nCurrency: USD\nTotal: 12.00\nDue date: 2026-03-31\n';

const openFlags = ({ flags }: Readonly<Record<string, unknown>>): boolean =>
  (flags as readonly { status: string }[]).some(({ status }) => status === 'OPEN');

export const walk: SmallMachine = {
  machine: 'extraction',
  told: [openFlags],
  acts: {
    CREATE: async (world) => {
      const { id: uploadId } = await upload(world.tenant, WHOLE);
      world.id = (await world.tenant.api.createExtraction({ uploadId }).unwrap()).id;
    },
    CORRECT: ({ tenant, id }, event) => {
      const value = openFlags(event) ? 'soon' : '2026-04-30';
      return tenant.api.correctExtraction({ id, field: 'dueDate', value }).unwrap();
    },
    APPROVE: ({ tenant, id }) => tenant.api.approveExtraction({ id }).unwrap(),
  },
  refusals: {
    CORRECT: {
      by: 'correctExtraction',
      ask: ({ tenant, id }) => tenant.api.correctExtraction({ id, field: 'dueDate', value: '2026-03-31' }),
    },
    // In REVIEW the flags decide.
    APPROVE: {
      by: 'approveExtraction',
      not: ['REVIEW'],
      ask: ({ tenant, id }) => tenant.api.approveExtraction({ id }),
    },
  },
};
