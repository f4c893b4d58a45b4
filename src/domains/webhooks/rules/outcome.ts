import type { DeliveryError } from '../../../../machines/webhooks/webhook-delivery.machine.ts';

/** The outcome of a request to a receiver: the status of its response, or the reason for which there was none. */
export type Answer =
  | { readonly httpStatus: number }
  | {
      readonly error: Exclude<
        DeliveryError,
        'HTTP_4XX' | 'HTTP_5XX' | 'HTTP_ERROR' | 'ENDPOINT_GONE' | 'LEASE_EXPIRED'
      >;
    };

const GONE = 410;

/** An answer in the terms of the delivery log; null for a success, which is any 2xx (D-391, D-394). */
export function errorOf(answer: Answer): DeliveryError | null {
  if ('error' in answer) return answer.error;
  const { httpStatus } = answer;
  if (httpStatus === GONE) return 'ENDPOINT_GONE';
  if (httpStatus >= 500) return 'HTTP_5XX';
  if (httpStatus >= 400) return 'HTTP_4XX';
  return httpStatus >= 200 && httpStatus < 300 ? null : 'HTTP_ERROR';
}
