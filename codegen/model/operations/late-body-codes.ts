import type { SpecNode } from '../../load/spec-node.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { Operation } from '../model.ts';

/** `x-late-body-codes` are codes that the handler can answer, of a body that is validated before it gets it. */
export const checkLateBodyCodes = (operation: Operation, node: SpecNode, diagnostics: Diagnostics): void => {
  const { id, body, rawBody, codes, lateBodyCodes } = operation;
  if (lateBodyCodes.length === 0) return;
  const place = node.child('x-late-body-codes') ?? node;
  const report = (problem: string): void =>
    diagnostics.report(place, 'late-body-codes', `${id} has x-late-body-codes, ${problem}`);
  if (!body || rawBody) report('but no JSON body that is validated before the handler runs');
  for (const late of lateBodyCodes) {
    if (!codes.some(({ code }) => code === late)) report(`and so must name ${late} in x-errors`);
  }
};
