import type { Upload } from '../../../../generated/contract/schemas.ts';
import type { UploadRecord } from './upload.store.ts';

/** A stored file; its bytes are not read again over the API (D-366). */
export const presentUpload = ({ id, sha256, size, contentType, createdAt }: UploadRecord): Upload => ({
  id,
  sha256,
  size,
  contentType,
  createdAt: createdAt.toISOString(),
});
