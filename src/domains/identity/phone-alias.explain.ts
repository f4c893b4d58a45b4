import type { Explainer } from '../../platform/explain/explainer.ts';

/** States in which a code is awaited. */
const VERIFIABLE: ReadonlySet<string> = new Set(['PENDING', 'REVERIFICATION_REQUIRED']);

/** To verify an alias replaces another tenant's: the operation is not refused by what this one's machine would take (D-109). */
export const explain: Explainer<'phone-alias'> = {
  refusal: (operation, { status }) =>
    operation === 'verifyPhoneAlias' && !VERIFIABLE.has(status) ? 'INVALID_TRANSITION' : undefined,
};
