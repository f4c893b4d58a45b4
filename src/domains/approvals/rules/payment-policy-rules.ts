import type { PaymentPolicyRules as PresentedRules } from '../../../../generated/contract/schemas.ts';
import type { PaymentPolicyRules } from '../../../../machines/approvals/payment-policy.machine.ts';
import { formatUsd, parseUsd } from '../../../payments/ledger/money.ts';
import { canonicalJson, sha256Hex } from '../../../platform/crypto/index.ts';
import type { TermsFault } from './authority-terms.ts';

/** The rules of a PUT, or what of them cannot be a rule (D-224, D-048). */
export function readRules(rules: PresentedRules): PaymentPolicyRules | readonly TermsFault[] {
  const faults: TermsFault[] = [];
  const { maximumAmountUsd, approvals = [] } = rules;
  const usd = (path: string): TermsFault => ({
    path: `/body/rules/${path}`,
    message: 'must be above zero and at most 1000000000',
    rule: 'usd',
  });
  if (maximumAmountUsd !== undefined && parseUsd(maximumAmountUsd) === undefined) faults.push(usd('maximumAmountUsd'));
  for (const [at, { aboveUsd }] of approvals.entries()) {
    if (thresholdOf(aboveUsd) === undefined) {
      faults.push({ ...usd(`approvals/${at}/aboveUsd`), message: 'must be at most 1000000000' });
    }
  }
  return faults.length > 0 ? faults : (rules as PaymentPolicyRules);
}

/** Tells whether a policy restricts anything. */
export const hasRules = (rules: PaymentPolicyRules | undefined): boolean => Object.keys(rules ?? {}).length > 0;

/** Unlike other amounts it may be 0, which stands for every payment (D-224). */
export const thresholdOf = (aboveUsd: string): bigint | undefined =>
  /^0(\.0{1,6})?$/.test(aboveUsd) ? 0n : parseUsd(aboveUsd);

/** The rules as they are read: amounts in USD have two decimals at least (D-050). */
export function presentRules(rules: PaymentPolicyRules): PresentedRules {
  const { maximumAmountUsd, approvals } = rules;
  return {
    ...(rules as PresentedRules),
    ...(maximumAmountUsd !== undefined && { maximumAmountUsd: shown(maximumAmountUsd) }),
    ...(approvals !== undefined && {
      approvals: approvals.map(({ aboveUsd, minimumApprovals }) => ({ aboveUsd: shown(aboveUsd), minimumApprovals })),
    }),
  };
}

/** The digest of the rules as they are read, with sorted keys: an envelope names it as its policy (D-149). */
export const rulesHash = (rules: PaymentPolicyRules): string => sha256Hex(canonicalJson(presentRules(rules)));

const shown = (amount: string): string => formatUsd(thresholdOf(amount) ?? 0n);
