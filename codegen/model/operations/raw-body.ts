import type { SpecNode } from '../../load/spec-node.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { Operation } from '../model.ts';

/**
 * `x-raw-body` needs a JSON body to hand over, and a code of its own for what does not fit: the handler answers it, after
 * its own checks. A key of the header would be taken, and other codes of fields answered, before anything is verified.
 */
export const checkRawBody = (operation: Operation, node: SpecNode, diagnostics: Diagnostics): void => {
  if (!operation.rawBody) return;
  const { id, body, codes, idempotency, fieldCodes } = operation;
  const place = node.child('x-raw-body') ?? node;
  const report = (problem: string): void => diagnostics.report(place, 'raw-body', `${id} has x-raw-body, ${problem}`);
  if (!body) report('but no JSON body');
  if (!codes.some(({ code }) => code === 'VALIDATION_FAILED')) report('and so must name VALIDATION_FAILED in x-errors');
  if (idempotency) report('and so must say x-idempotency: none');
  const coded = fieldCodes.find(({ pointer }) => pointer.startsWith('/body'));
  if (coded) report(`and so no code but VALIDATION_FAILED for its body; ${coded.pointer} has ${coded.code}`);
};
