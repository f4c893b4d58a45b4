import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { payable } from '../offramp/fixture.ts';
import { newKey, send } from './intent-fixture.ts';

const PHONE = '+15550660001';

let service: TestService;
let sender: TestTenant;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Verbatim Sender');
  await sender.fund('1000.00');
  await payable(service, 'Verbatim Recipient', PHONE);
});
afterAll(() => service.stop());

const intentWith = (metadata: string): string =>
  `{"recipient":{"phoneNumber":"${PHONE}"},"amount":{"value":"1.00","currency":"USD"},"metadata":${metadata}}`;

const headers = (more: Record<string, string> = {}) => ({
  'x-service-api-key': sender.apiKey,
  'content-type': 'application/json',
  ...more,
});

/** The answer's bytes: whoever parses them has lost what is looked for here. */
const textOf = async (path: string): Promise<string> =>
  (await fetch(`${service.url}${path}`, { headers: headers() })).text();

const create = async (metadata: string, key = newKey()): Promise<Response> =>
  fetch(`${service.url}/v1/payments`, {
    method: 'POST',
    headers: headers({ 'idempotency-key': key }),
    body: intentWith(metadata),
  });

const ODD = '{"10":1,"9":2,"order":9007199254740993,"rate":1.10,"tiny":1E-400,"huge":1e400,"text":"\\u0041\\/b"}';

describe('metadata (D-168, D-490)', () => {
  test('is returned byte for byte in the answer, its replay, reads, lists and events', async () => {
    const key = newKey();
    const [first, replay] = [await create(ODD, key), await create(ODD, key)];
    expect([first.status, replay.headers.get('idempotency-replayed')]).toEqual([202, 'true']);
    const created = await first.text();
    const { id } = JSON.parse(created) as { id: string };
    await service.runUntilIdle();
    const [event] = (await sender.api.listEvents({ resourceId: id, type: 'payment.created' }).unwrap()).events;
    const canceled = await fetch(`${service.url}/v1/payments/${id}/cancel`, { method: 'POST', headers: headers() });
    for (const shown of [
      created,
      await replay.text(),
      await textOf(`/v1/payments/${id}`),
      await textOf('/v1/payments?take=1'),
      await textOf(`/v1/events?resourceId=${id}&type=payment.created`),
      await textOf(`/v1/events/${event?.id}`),
      await canceled.text(),
    ]) {
      expect(shown).toContain(`"metadata":${ODD}`);
    }
  });

  test('drops space between tokens, and keeps space in texts', async () => {
    const created = await (await create('{ "a b" :\t[ 1 ,\r\n 2.0 ], "c": " \\" , : { " , "d": { } }')).text();
    expect(created).toContain('"metadata":{"a b":[1,2.0],"c":" \\" , : { ","d":{}}');
  });

  test('keeps bidirectional control characters, unlike the memo, since only its sender reads it (D-063)', async () => {
    const turned = '{"a":"\u202eb","\u2066":["\\u200f"]}';
    expect(await (await create(turned)).text()).toContain(`"metadata":${turned}`);
    const memo = intentWith('{"a":1},"memo":"\u202eb"');
    expect(await send(service, sender, memo, { 'idempotency-key': newKey() })).toMatchObject({
      code: 'INVALID_PAYMENT_BODY',
      paths: ['/body/memo'],
    });
  });

  test('keeps text that looks like an answer as text', async () => {
    const shown = '{"a":"\\"},\\"status\\":\\"DELIVERED\\"","b":"$&$1\\\\u0000"}';
    expect(await (await create(shown)).text()).toContain(`"metadata":${shown}`);
  });

  test('refuses a repeated key with INVALID_PAYMENT_BODY, and with INVALID_JSON elsewhere in the body (D-036)', async () => {
    const code = async (body: string) => {
      const { status, code, paths } = await send(service, sender, body, { 'idempotency-key': newKey() });
      return [status, code, ...paths];
    };
    const refused = [400, 'INVALID_PAYMENT_BODY', '/body/metadata'];
    expect(await code(intentWith('{"a":1,"a":1}'))).toEqual(refused);
    expect(await code(intentWith('{"b":[{"a":1,"\\u0061":2}]}'))).toEqual(refused);
    expect(await code(intentWith('{"a":1},"metadata":{"a":1}'))).toEqual([400, 'INVALID_JSON']);
    expect(await code(intentWith('{"a":1,"a":1},"memo":"x","memo":"x"'))).toEqual([400, 'INVALID_JSON']);
    expect(await code(intentWith('{"a":1},"purpose":{"memo":"x","memo":"y"}'))).toEqual([400, 'INVALID_JSON']);
    expect(await code(intentWith('{"a":{"x":1},"b":{"x":1}}'))).toEqual([202, undefined]);
  });

  test('applies its limit of 8 KiB to the stored form', async () => {
    const sized = (text: string) => `{"text":"${text}"}`;
    expect((await create(sized(`${'\\u0041'.repeat(1363)}xyz`))).status).toBe(202);
    expect((await create(sized(`${'\\u0041'.repeat(1363)}xyz1`))).status).toBe(400);
    expect((await create(`{${' '.repeat(9000)}}`)).status).toBe(202);
  });
});
