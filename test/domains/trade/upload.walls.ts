import { firstUploadOf, ownUploads, uploadWithContent } from '../../../src/domains/trade/documents/upload.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    ownUploads: both(({ reads, tenantId, of }) => ownUploads(reads, tenantId, [of.id('uploads')])),
    uploadWithContent: both(async ({ reads, tenantId, of }) => uploadWithContent(reads, tenantId, of.id('uploads'))),
    firstUploadOf: both(async ({ reads, tenantId, of }) => {
      const sha256 = await of.find('uploads', 'sha256', { id: of.id('uploads') });
      return firstUploadOf(reads, tenantId, sha256);
    }),
  },
};
