import { sha256Hex } from '../../../platform/crypto/index.ts';
import { newId } from '../../../platform/db/ids.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { audit, insert } from '../../../platform/lifecycle/writes.ts';
import { presentUpload } from '../documents/upload.present.ts';
import { firstUploadOf } from '../documents/upload.store.ts';
import { decodeBase64, isContent, MAXIMUM_BYTES } from '../rules/upload-content.ts';

/**
 * Stores a file, as evidence or to read facts out of; its type is judged by what is in it (D-366). The same bytes again are
 * the same document: it is answered as it was stored first (D-527).
 */
export const createUpload: Handler<'createUpload'> = async (request) => {
  const { body, tenantId, now, reads, services, write, status, fail } = request;
  const { filename, contentType, contentBase64 } = body;
  const bytes = decodeBase64(contentBase64);
  if (bytes === undefined) return fail('VALIDATION_FAILED', NOT_BASE64);
  if (bytes.length > MAXIMUM_BYTES) return fail('VALIDATION_FAILED', TOO_LARGE);
  if (!isContent(bytes, contentType)) return fail('VALIDATION_FAILED', OTHER_TYPE);
  const sha256 = sha256Hex(bytes);
  // In one message: the look-up happens only when the lock is held.
  const [, first] = await Promise.all([
    lockByName(reads, 'upload', tenantId, sha256),
    firstUploadOf(reads, tenantId, sha256),
  ]);
  if (first !== undefined) {
    status(200);
    return presentUpload(first);
  }
  const upload = { id: newId('upl'), contentType, size: bytes.length, sha256, createdAt: now };
  write(
    insert('uploads', {
      ...upload,
      tenantId,
      filenameCiphertext: services.vault.encrypt(filename),
      contentCiphertext: services.vault.encrypt(contentBase64),
    }),
    audit('upload.created', upload.id, tenantId, { contentType, size: upload.size, sha256: upload.sha256 }),
  );
  return presentUpload(upload);
};

const fault = (field: string, message: string, rule: string) => ({
  errors: [{ path: `/body/${field}`, message, rule }],
});

const NOT_BASE64 = fault('contentBase64', 'must be canonical base64 with padding', 'base64');
const TOO_LARGE = fault('contentBase64', `must be at most ${MAXIMUM_BYTES} bytes when decoded`, 'maxBytes');
const OTHER_TYPE = fault(
  'contentType',
  'must match the content, which has a different type or is malformed',
  'content',
);
