import type { ParamsOf } from '#sdk';
import type { TestService, TestTenant } from '../../support/service.ts';

export type IntentInput = Extract<ParamsOf<'createPayment'>, { recipient: unknown }>;

let keys = 0;

/** A key that no other intent of the tests has. */
export const newKey = (): string => {
  keys += 1;
  return `intent-${keys}`;
};

/** An intent as its sender creates it; 10 USD unless told. */
export const pay = ({ api }: TestTenant, recipient: IntentInput['recipient'], more: Partial<IntentInput> = {}) =>
  api.createPayment({
    recipient,
    amount: { value: '10.00', currency: 'USD' },
    idempotencyKey: newKey(),
    ...more,
  } as IntentInput);

/** The same, of which nothing but an intent can come. */
export async function paid(...order: Parameters<typeof pay>) {
  const created = await pay(...order).unwrap();
  if (created.generation !== 'intent') throw new Error('it is no intent');
  return created;
}

export const read = async ({ api }: TestTenant, id: string) => {
  const payment = await api.getPayment({ id }).unwrap();
  if (payment.generation !== 'intent') throw new Error(`${id} is no intent`);
  return payment;
};

export const routesOf = async ({ api }: TestTenant, id: string) => (await api.getPaymentRoutes({ id }).unwrap()).routes;

/** Selects the first route and confirms it. */
export async function confirm(recipient: TestTenant, id: string) {
  const [route] = await routesOf(recipient, id);
  await recipient.api.selectPaymentRoute({ id, routeQuoteId: route?.routeId ?? '' }).unwrap();
  return recipient.api.confirmPayment({ id }).unwrap();
}

export interface Refusal {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly paths: readonly string[];
  readonly headers: Headers;
}

/** Any body over HTTP, since the SDK does not send what does not fit its types. */
export async function send(
  { url }: TestService,
  { apiKey }: TestTenant,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Refusal> {
  const response = await fetch(`${url}/v1/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-api-key': apiKey, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { code, message, details } = (await response.json()) as {
    code?: string;
    message?: string;
    details?: { errors?: { path: string }[] };
  };
  return {
    status: response.status,
    code,
    message,
    paths: (details?.errors ?? []).map(({ path }) => path),
    headers: response.headers,
  };
}
