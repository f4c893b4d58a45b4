import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import { type Answer, askedAnswers, contract, type MockedOperation, mockedOperations } from './answers.ts';
import { type Mock, startMock } from './mock-process.ts';

const CONCURRENCY = 8;

let mock: Mock;

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

beforeAll(async () => {
  mock = await startMock();
}, 180_000);

afterAll(() => mock.stop());

async function ask(operation: MockedOperation, prefer: string): Promise<Response> {
  const { method, path, headers, body } = operation;
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const init = { method, headers: { ...headers, ...type, prefer }, ...(body === undefined ? {} : { body }) };
  return fetch(mock.url + path, init);
}

/** What is wrong with the mock's answer; nothing when it is the documented one. */
async function faultOf(operation: MockedOperation, answer: Answer): Promise<string | undefined> {
  const prefer = answer.example === undefined ? '' : `, example=${answer.example.name}`;
  const response = await ask(operation, `code=${answer.status}${prefer}`);
  const text = await response.text();
  if (response.status !== answer.status) return `${answer.title} answered ${response.status} ${text}`;
  if (answer.example === undefined) return text === '' ? undefined : `${answer.title} has the body ${text}`;
  const isJson = response.headers.get('content-type')?.includes('json');
  const body: unknown = isJson ? JSON.parse(text) : text;
  if (!isDeepEqual(body, answer.example.value)) return `${answer.title} answered another example: ${text}`;
  const validate = ajv.getSchema(`contract#${answer.schema}`);
  if (validate === undefined) return `${answer.title} has no schema at ${answer.schema}`;
  return validate(body) ? undefined : `${answer.title}: ${ajv.errorsText(validate.errors)}`;
}

function isDeepEqual(one: unknown, other: unknown): boolean {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
}

describe('npm run mock serves every documented status and every error code by name', () => {
  it.each(mockedOperations().map((operation, place) => ({ ...operation, place })))('$id', async (operation) => {
    const limit = pLimit(CONCURRENCY);
    const asked = askedAnswers(operation, operation.place);
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(operation.answers.map(({ status }) => status)));
    const faults = await Promise.all(asked.map((answer) => limit(() => faultOf(operation, answer))));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    const titles = operation.answers.map(({ title }) => title);
    expect(operation.answers.filter(({ status }) => status < 300)).not.toEqual([]);
    expect(titles.filter((title) => Number.parseInt(title, 10) >= 400)).toEqual(operation.refusals);
  });

  it('refuses each request that the service would refuse', async () => {
    const confirm = mockedOperations().find(({ id }) => id === 'confirmOfframpPayment');
    if (confirm === undefined) throw new Error('the contract has no confirmOfframpPayment');
    const response = await ask({ ...confirm, headers: {} }, 'code=200');
    expect(response.status).toBe(401);
  });
});

describe('npm run mock -- --latency --fail-rate', () => {
  const PAYMENT = '/v1/offramp/payments/pay_1';
  const read = (at: Mock, prefer?: string): Promise<Response> =>
    fetch(at.url + PAYMENT, { headers: { 'x-service-api-key': 'svc_test_x', ...(prefer && { prefer }) } });

  it('delays each answer, and fails each at rate 1', async () => {
    const faulty = await startMock('--latency', '300', '--fail-rate', '1');
    try {
      const start = performance.now();
      const response = await read(faulty, 'code=200, example=DELIVERED');
      expect(performance.now() - start).toBeGreaterThan(295);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: 'TRY_AGAIN' });
    } finally {
      await faulty.stop();
    }
  });

  it('fails nothing without a rate', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await read(mock)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it.each([
    ['--fail-rate', '2', 'a number from 0 to 1'],
    ['--fail-rate', '', 'a number from 0 to 1'],
    ['--latency', 'slow', 'milliseconds'],
  ])('refuses %s %s', async (option, value, form) => {
    await expect(startMock(`${option}=${value}`)).rejects.toThrow(`${option} has to be ${form}`);
  });

  it('answers each status of a payment by name', async () => {
    const response = await read(mock, 'code=200, example=PROVIDER_SUBMITTED');
    expect(await response.json()).toMatchObject({ status: 'PROVIDER_SUBMITTED', deliveryMoment: 'SUBMITTED' });
  });

  it('lists the known examples when a request names an unknown one', async () => {
    const response = await read(mock, 'code=200, example=DELIVERRED');
    expect(response.status).toBe(400);
    const { detail, known } = (await response.json()) as { detail: string; known: string[] };
    expect(detail).toContain('getOfframpPayment has no example named DELIVERRED. It has: awaitingConfirmation, ');
    expect(known).toEqual(expect.arrayContaining(['DELIVERED', 'REFUNDED']));
  });

  it('shows the same list through the SDK', async () => {
    const paychart = createPaychart({ baseUrl: mock.url, apiKey: 'svc_test_x' });
    const headers = { prefer: 'code=200, example=DELIVERRED' };
    const { error } = await paychart.getOfframpPayment({ id: 'pay_1' }, { headers });
    expect(error).toMatchObject({ message: expect.stringContaining('has no example named DELIVERRED. It has: ') });
  });
});

describe('a stream of events', () => {
  it('sends the events of the list, stays open, and resumes after the last id', async () => {
    const stop = new AbortController();
    const paychart = createPaychart({ baseUrl: mock.url, apiKey: 'svc_test_x' });
    const stream = paychart.events.stream({ signal: stop.signal });
    const { events } = await paychart.events.list().unwrap();
    expect(await stream.next()).toEqual({ done: false, value: events[0] });
    setTimeout(() => stop.abort(), 50);
    expect(await stream.next()).toEqual({ done: true, value: undefined });

    const later = paychart.events.stream({ after: events[0]?.sequence ?? '', signal: AbortSignal.timeout(500) });
    expect(await later.next()).toEqual({ done: true, value: undefined });
  });

  it('is refused in the cases in which the list is refused', async () => {
    const response = await fetch(`${mock.url}/v1/events`, { headers: { accept: 'text/event-stream' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([401, 'application/json']);
    await response.text();
  });
});

describe('an answer without Prefer', () => {
  const get = async (path: string) => {
    const response = await fetch(mock.url + path, { headers: { 'x-service-api-key': 'svc_test_x' } });
    return response.json();
  };

  it('opens each row of a list by its id', async () => {
    const { payments } = (await get('/v1/offramp/payments')) as { payments: { paymentId: string; status: string }[] };
    expect(payments.length).toBeGreaterThan(1);
    for (const row of payments) expect(await get(`/v1/offramp/payments/${row.paymentId}`)).toMatchObject(row);
  });

  it('has the id of the path, if the path names that resource', async () => {
    expect(await get('/v1/offramp/payments/pay_mine')).toMatchObject({ paymentId: 'pay_mine' });
    expect(await get('/v1/wallets/wal_mine')).toMatchObject({ id: 'wal_mine' });
  });

  it('keeps the rows of a list that take and status select', async () => {
    const rows = async (query: string) =>
      ((await get(`/v1/offramp/payments?${query}`)) as { payments: { status: string }[] }).payments;
    expect(await rows('take=1')).toHaveLength(1);
    expect((await rows('status=DELIVERED')).map(({ status }) => status)).toEqual(['DELIVERED']);
    expect(await rows('status=REFUNDED')).toEqual([]);
  });
});
