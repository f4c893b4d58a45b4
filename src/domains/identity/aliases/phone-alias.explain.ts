import type { Explainer } from '../../../platform/explain/explainer.ts';
import { judgeCode } from '../rules/alias-code.ts';

/** Aliases are read as a list. */
export const explain: Explainer<'phone-alias'> = {
  readAs: 'listPhoneAliases',
  refusal(operation, row, { now }) {
    const takesCode = row.status === 'PENDING' || row.status === 'REVERIFICATION_REQUIRED';
    if (operation !== 'verifyPhoneAlias') return undefined;
    // To verify another tenant's alias replaces this one, which takes no code itself (D-109).
    if (!takesCode) return 'INVALID_TRANSITION';
    const { kind } = judgeCode(row, now, () => true);
    if (kind === 'EXPIRED') return 'ALIAS_OTP_EXPIRED';
    return kind === 'VOID' ? 'ALIAS_OTP_TOO_MANY_ATTEMPTS' : 'depends';
  },
};
