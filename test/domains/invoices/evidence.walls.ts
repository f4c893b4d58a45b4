import { ownsUploads } from '../../../src/domains/invoices/evidence.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    ownsUploads: both(
      async ({ reads, tenantId, of }) =>
        (await ownsUploads(reads, tenantId, [await of.find('uploads', 'id', { tenant_id: of.tenantId })])) || undefined,
    ),
  },
  plant: ({ pool }, { tenantId }) =>
    pool.owner('uploads').insert({
      id: `upl_of_${tenantId}`,
      tenant_id: tenantId,
      filename_ciphertext: 'x',
      content_type: 'text/plain',
      size: 1,
      sha256: '0'.repeat(64),
      content_ciphertext: 'x',
      created_at: new Date(),
    }),
};
