import { canonicalJson, sha256Hex } from '../../../platform/crypto/index.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentExtraction, readingIn, seal } from '../extraction.present.ts';
import { emptied } from '../rules/facts.ts';

/** The facts become an agreement, once nothing is in doubt and none that is critical is empty (B 2.10, D-368, D-473). */
export const approveExtraction: Handler<'approveExtraction'> = async ({ path, services, aggregate, fail }) => {
  const extraction = await aggregate('extraction', path.id);
  if (!extraction) return fail('EXTRACTION_NOT_FOUND');
  if (extraction.status !== 'REVIEW') return fail('INVALID_TRANSITION', { from: extraction.status, event: 'APPROVE' });
  if (extraction.context.flags.some(({ status }) => status === 'OPEN')) return fail('EXTRACTION_FLAGS_OPEN');
  const { facts } = readingIn(services.vault, extraction.context);
  const missing = emptied(facts);
  if (missing.length > 0) return fail('EXTRACTION_FIELDS_MISSING');
  const agreement = {
    agreementId: newId('agr'),
    factsCiphertext: seal(services.vault, facts),
    sha256: sha256Hex(canonicalJson(facts)),
  };
  await extraction.send('APPROVE', { agreement, missing });
  return presentExtraction(recordOf(extraction), services.vault);
};
