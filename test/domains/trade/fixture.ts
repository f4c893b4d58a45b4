import type { ParamsOf } from '#sdk';
import type { TestService, TestTenant } from '../../support/service.ts';

export const LINES = [
  { description: 'Olive oil, 240 cases', amountAtoms: '12000000000' },
  { description: 'Insurance', amountAtoms: '600000000' },
];

type Terms = NonNullable<ParamsOf<'createSalesOrder'>['terms']>;

/** A buyer and a seller, and orders of theirs in any state. */
export async function traders(service: TestService, name = 'Trading') {
  const buyer = await service.signUp(`${name} Buyer`);
  const seller = await service.signUp(`${name} Seller`);
  return { buyer, seller, ...orders(buyer, seller) };
}
export type Traders = Awaited<ReturnType<typeof traders>>;

export function orders(buyer: Pick<TestTenant, 'api'>, seller: Pick<TestTenant, 'api' | 'tenantId'>) {
  const drafted = (terms: Terms | undefined = { lineItems: LINES, dueDays: 30 }) =>
    buyer.api.createSalesOrder({ sellerTenantId: seller.tenantId, ...(terms && { terms }) }).unwrap();
  const submitted = async (terms?: Terms) => buyer.api.submitSalesOrder({ id: (await drafted(terms)).id }).unwrap();
  const respond = async (action: 'accept' | 'reject', terms?: Terms) =>
    seller.api.respondToSalesOrder({ id: (await submitted(terms)).id, action }).unwrap();
  const accepted = (terms?: Terms) => respond('accept', terms);
  const delivered = async (terms?: Terms) => {
    const order = await accepted(terms);
    await seller.api.recordSalesOrderDelivery({ id: order.id, note: 'At dock 4.' }).unwrap();
    return buyer.api.getSalesOrder({ id: order.id }).unwrap();
  };
  return { drafted, submitted, accepted, rejected: () => respond('reject'), delivered };
}

/** The code and status of a refusal. */
export async function refused(asked: PromiseLike<{ readonly error?: unknown }>) {
  const { error } = await asked;
  const { code, statusCode, details } = (error ?? {}) as { code?: string; statusCode?: number; details?: unknown };
  return { code, statusCode, ...(details !== undefined && { details }) };
}

export const upload = (
  { api }: Pick<TestTenant, 'api'>,
  content: string | Uint8Array,
  contentType: ParamsOf<'createUpload'>['contentType'] = 'text/plain',
) =>
  api.createUpload({ filename: 'file', contentType, contentBase64: Buffer.from(content).toString('base64') }).unwrap();
