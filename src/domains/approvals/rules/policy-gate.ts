import type { PaymentPolicyRules } from '../../../../machines/approvals/payment-policy.machine.ts';
import { parseUsd } from '../../../payments/ledger/money.ts';
import type { GatedPayment, GateFacts } from './gate-facts.ts';
import { rulesHash, thresholdOf } from './payment-policy-rules.ts';

/** The restrictions of a payment's routes by the policy (D-228). */
export interface RouteRules {
  readonly maximumFeeMinor: bigint | null;
  /** Empty allows all. */
  readonly allowedRails: readonly string[];
  /** The version of its canonical rules; absent without a policy (D-149). */
  readonly sha256?: string;
}

const isOutside = (list: readonly string[] | undefined, ...names: readonly string[]): boolean =>
  list !== undefined && list.length > 0 && !names.some((name) => list.includes(name));

/** A stored amount that no longer reads as one fails closed: the check holds the payment (D-116). */
function amountOf(text: string, parse: (text: string) => bigint | undefined): bigint {
  const amount = parse(text);
  if (amount === undefined) throw new RangeError('the payment policy has an amount that is none');
  return amount;
}

/** The caps that reject a payment: amount, asset, chain (D-228). */
export const deniesPayment = (rules: PaymentPolicyRules, payment: GatedPayment): boolean =>
  (rules.maximumAmountUsd !== undefined && payment.amountBaseUnits > amountOf(rules.maximumAmountUsd, parseUsd)) ||
  isOutside(rules.allowedAssets, payment.asset, payment.assetId) ||
  isOutside(rules.allowedChains, payment.chainKey);

/** The greatest weight that a rule asks for above its amount; 0 where none does (D-211). */
export const weightByRules = ({ approvals = [] }: PaymentPolicyRules, amountBaseUnits: bigint): number =>
  Math.max(
    0,
    ...approvals
      .filter(({ aboveUsd }) => amountBaseUnits > amountOf(aboveUsd, thresholdOf))
      .map(({ minimumApprovals }) => minimumApprovals),
  );

export const routeRules = ({ rules, hasPolicy }: GateFacts): RouteRules => ({
  maximumFeeMinor: rules.maximumFeeMinor === undefined ? null : BigInt(rules.maximumFeeMinor),
  allowedRails: rules.allowedRails ?? [],
  ...(hasPolicy && { sha256: rulesHash(rules) }),
});
