/** What a consumer writes: compiled against the packed SDK, where `@ts-expect-error` must find its error. */
export const program = `
import {
  createPaychart, PaychartError, PaymentStatus, verifyWebhook,
  type ApiError, type DataOf, type ErrorOf, type ParamsOf, type PaymentStatus as Status,
} from '@paychart/sdk';

const paychart = createPaychart({ apiKey: 'svc_test_x' });

/** Exhaustive: a code that the contract adds breaks this function. */
export function explain(error: ErrorOf<'confirmPayment'>): string {
  switch (error.code) {
    case 'INSUFFICIENT_SCOPE': return error.details.required;
    case 'INVALID_TRANSITION': return error.details.status;
    case 'ROUTE_QUOTE_EXPIRED':
    case 'PAYMENT_NOT_FOUND': return error.requestId;
    case 'UNKNOWN': return error.rawCode;
    case 'NETWORK_ERROR': return error.reason;
    case 'INVALID_RESPONSE': return error.body;
    default: return error satisfies never;
  }
}

export async function confirm(id: string): Promise<Status | string> {
  const { data, error } = await paychart.confirmPayment({ id }, { idempotencyKey: 'order-7' });
  if (error) return explain(error);
  return data.status === PaymentStatus.HELD ? 'held' : data.status;
}

export async function confirmOrThrow(id: string): Promise<number> {
  const result = await paychart.confirmPayment({ id });
  if (!result.ok) throw new Error(result.error.code, { cause: result.response });
  return result.data.sequence + (await paychart.confirmPayment({ id }).unwrap()).sequence;
}

export async function walk(): Promise<string[]> {
  const memos: string[] = [];
  try {
    for await (const payment of paychart.listPayments.all({ take: 2 })) memos.push(payment.memo ?? '');
  } catch (error) {
    if (error instanceof PaychartError) memos.push(error.code);
  }
  return memos;
}

export async function receive(headers: Headers, body: string): Promise<string> {
  const event = await verifyWebhook('whsec_x', headers, body);
  return event.type === 'payment.failed' ? event.reason : event.payment.id;
}

export const choice: ParamsOf<'createPayment'>[] = [{ phone: '+15550104567' }, { did: 'did:x:1' }];
export const whole: ParamsOf<'updateMemo'> = { id: 'pay_1', body: { id: 'inner' } };
export const list: DataOf<'listPayments'>['payments'][number]['status'] = 'HELD';
export const anyCode: ApiError['code'] = 'INSUFFICIENT_BALANCE';
createPaychart({ baseUrl: 'http://localhost:8080' });
createPaychart({ session: async () => 'token', baseUrl: 'http://localhost:8080' });
// @ts-expect-error a session has no prefix that would tell the base URL
createPaychart({ session: 'token' });
// @ts-expect-error two credentials
createPaychart({ session: 'token', apiKey: 'svc_test_x', baseUrl: 'http://localhost:8080' });
// @ts-expect-error a path parameter is required
paychart.confirmPayment();
// @ts-expect-error a field that the contract does not have
paychart.confirmPayment({ id: 'x', force: true });
// @ts-expect-error not a list
paychart.confirmPayment.all({ id: 'x' });
`;
