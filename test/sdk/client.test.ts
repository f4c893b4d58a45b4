import { describe, expect, it } from 'vitest';
import { createClient, standalone } from '../../codegen/emit/sdk/runtime/client.ts';
import type { Operation, Params } from '../../codegen/emit/sdk/runtime/operation.ts';
import type { PaychartOptions } from '../../codegen/emit/sdk/runtime/options.ts';
import type { Call, ListMethod } from '../../codegen/emit/sdk/runtime/result.ts';
import { type Answered, peer, refusal } from './peer.ts';

const row = { path: '/v1/payments', query: [], body: 'none', replay: 'always', result: 'json' } as const;
const readPayment: Operation = {
  ...row,
  method: 'GET',
  path: '/v1/payments/{id}',
  sharedCodes: ['TENANT_SUSPENDED'],
  codes: ['PAYMENT_NOT_FOUND'],
};
const listPayments: Operation = { ...row, method: 'GET', query: ['take', 'cursor'], items: 'payments', codes: [] };

type Read = (params: Params) => Call<unknown, Answered>;
type List = ListMethod<[params?: Params], unknown, Answered, unknown>;
interface Client {
  readPayment: Read;
  payments: { read: Read; list: List };
}

const clientOf = (options: PaychartOptions): Client =>
  createClient(
    { readPayment, listPayments },
    {
      namespaces: { payments: { read: 'readPayment', list: 'listPayments' } },
      waits: {},
      streams: {},
      events: undefined,
      explain: undefined,
    },
    options,
  ) as Client;

async function itemsOf(pages: AsyncIterable<unknown>): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const item of pages) items.push(item);
  return items;
}

describe('a client', () => {
  it('has each operation by its id and in its namespace', async () => {
    const server = await peer({ status: 200, json: { id: 'pay_1' } });
    const client = clientOf({ baseUrl: server.url });
    expect((await client.payments.read({ id: 'pay_1' })).data).toEqual({ id: 'pay_1' });
    expect(client.payments.read).toBe(client.readPayment);
    expect(server.received.map(({ url }) => url)).toEqual(['/v1/payments/pay_1']);
  });

  it('reads all pages of a list in its namespace', async () => {
    const next = { link: '</v1/payments?cursor=b>; rel="next"' };
    const first = { status: 200, headers: next, json: { payments: [1, 2] } };
    const server = await peer(first, { status: 200, json: { payments: [3] } });
    const items = await itemsOf(clientOf({ baseUrl: server.url }).payments.list.all());
    expect(items).toEqual([1, 2, 3]);
  });

  it.each(['TENANT_SUSPENDED', 'PAYMENT_NOT_FOUND'])(
    'types %s, whether or not most operations share it',
    async (code) => {
      const server = await peer(refusal(404, code));
      expect((await clientOf({ baseUrl: server.url }).payments.read({ id: 'pay_1' })).error?.code).toBe(code);
    },
  );
});

describe('an operation as a function of its own', () => {
  it('takes the client’s options first', async () => {
    const read = standalone<(client: PaychartOptions, params: Params) => Call<unknown, Answered>>('read', readPayment);
    const server = await peer({ status: 200, json: { id: 'pay_1' } });
    const { data } = await read({ apiKey: 'svc_test_key', baseUrl: server.url }, { id: 'pay_1' });
    expect(data).toEqual({ id: 'pay_1' });
    expect(server.received[0]).toMatchObject({
      url: '/v1/payments/pay_1',
      headers: { 'x-service-api-key': 'svc_test_key' },
    });
  });

  it('reads all pages of a list', async () => {
    const list = standalone<ListMethod<[client: PaychartOptions], unknown, Answered, unknown>>('list', listPayments);
    const server = await peer({ status: 200, json: { payments: [1] } });
    expect(await itemsOf(list.all({ baseUrl: server.url }))).toEqual([1]);
  });
});
