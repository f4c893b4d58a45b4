import type { OfframpPaymentEvent } from '../../../../machines/offramp/offramp-payment.types.ts';

/** Events that end a payment without a delivery, and what each means. Those behind FAILED have a `failureReason`. */
const WHY: Readonly<Partial<Record<OfframpPaymentEvent['type'], string>>> = {
  CANCEL: 'The sender cancelled it.',
  EXPIRE_CLAIM: 'Nobody claimed it in time.',
  GRACE_OVER: 'The recipient claimed it, but it was not paid out in time.',
  REVIEW_REJECTED: 'An operator rejected it.',
  APPROVAL_REJECTED: 'A voter rejected it.',
  POLICY_REJECTED: 'The policy rejected it.',
};

const ENDED_WITHOUT: ReadonlySet<string> = new Set(['FAILED', 'REFUND_PENDING', 'REFUNDED', 'CANCELED']);

/** Why a payment was not delivered; undefined where it was, or may be. `events` are those of its history, oldest first. */
export function whyEnded(
  { status, failureReason }: { readonly status: string; readonly failureReason: string | null },
  events: readonly string[],
): string | undefined {
  if (!ENDED_WITHOUT.has(status)) return undefined;
  if (failureReason !== null) return `The reason is ${failureReason}.`;
  const last = events.findLast((event) => Object.hasOwn(WHY, event));
  return last === undefined ? undefined : WHY[last as keyof typeof WHY];
}
