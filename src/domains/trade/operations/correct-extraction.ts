import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentExtraction, readingIn, seal } from '../extraction.present.ts';
import { doubtsOf, flagsOf } from '../rules/check-facts.ts';
import { corrected } from '../rules/facts.ts';

/** A person says what one of the facts is; the checks run again (B 2.10, D-368). */
export const correctExtraction: Handler<'correctExtraction'> = async (request) => {
  const { path, body, services, aggregate, fail } = request;
  const extraction = await aggregate('extraction', path.id);
  if (!extraction) return fail('EXTRACTION_NOT_FOUND');
  const reading = corrected(readingIn(services.vault, extraction.context), body.field, body.value.trim());
  const correction = {
    factsCiphertext: seal(services.vault, reading),
    flags: flagsOf(extraction.context.flags, doubtsOf(reading), () => newId('flg')),
  };
  if (!extraction.can('CORRECT', correction))
    return fail('INVALID_TRANSITION', { from: extraction.status, event: 'CORRECT' });
  await extraction.send('CORRECT', correction);
  return presentExtraction(recordOf(extraction), services.vault);
};
