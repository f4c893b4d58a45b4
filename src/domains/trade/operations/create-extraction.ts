import { newId } from '../../../platform/db/ids.ts';
import { TooBusy } from '../../../platform/fair-queue.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { tooManyUnderWay } from '../../../platform/http/too-many-under-way.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { readDocument, Unreadable } from '../documents/read-document.ts';
import { uploadWithContent } from '../documents/upload.store.ts';
import { presentExtraction, seal } from '../extraction.present.ts';
import { doubtsOf, flagsOf } from '../rules/check-facts.ts';

/** Reads the facts of an own upload, and says what a person has to look at (B 4.9, D-367, D-496). */
export const createExtraction: Handler<'createExtraction'> = async (request) => {
  const { body, tenantId, reads, services, open, outsideTransaction, fail } = request;
  const upload = await uploadWithContent(reads, tenantId, body.uploadId);
  if (!upload) return fail('UPLOAD_NOT_FOUND');
  // An upload never changes: what is read of it while no transaction is open is what is in it.
  const reading = await outsideTransaction(() => {
    const bytes = Buffer.from(services.vault.decrypt(upload.contentCiphertext), 'base64');
    return readDocument({ tenantId, contentType: upload.contentType, bytes });
  });
  if (reading instanceof TooBusy) throw tooManyUnderWay(reading);
  if (reading instanceof Unreadable) return fail('VALIDATION_FAILED', { errors: [unreadable(reading)] });
  const extraction = await open('extraction', {
    id: newId('ext'),
    context: {
      tenantId,
      uploadId: upload.id,
      agreementId: null,
      factsCiphertext: seal(services.vault, reading),
      flags: flagsOf([], doubtsOf(reading), () => newId('flg')),
    },
  });
  return presentExtraction(recordOf(extraction), services.vault);
};

const unreadable = ({ why }: Unreadable) => ({
  path: '/body/uploadId',
  message: `must be a readable document: it ${why}`,
  rule: 'readable',
});
