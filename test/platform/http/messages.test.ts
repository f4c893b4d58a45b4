import { describe, expect, it } from 'vitest';
import { errors } from '../../../generated/contract/errors.ts';
import type { Executor, Outcome } from '../../../src/platform/http/ports.ts';
import {
  API_KEY,
  call,
  keyRecord,
  memoryExecutor,
  sessionTokens,
  startServer,
  type TestServer,
} from './server-fixture.ts';

/** A code says which kind of refusal it is; the message says what happened in this case. */

const body = { phone: '+15550104567', amountUsd: '25.00' };
const messageOf = async (reply: ReturnType<typeof call>): Promise<string> => (await reply).body.message;
const token = async (): Promise<string> =>
  (
    await sessionTokens.issue({
      userId: 'usr_1',
      email: 'mia@acme.example',
      tenantId: 'ten_1',
      memberId: 'mem_1',
      emailVerified: true,
    })
  ).token;

describe('the message for a credential', () => {
  const get = (server: TestServer, headers: Record<string, string>) =>
    call(server, 'GET', '/v1/things/thg_1', { headers, anonymous: true });

  it.each([
    [
      'an API key sent as a session',
      { Authorization: `Bearer ${API_KEY}` },
      401,
      'UNAUTHENTICATED',
      /X-Service-Api-Key/,
    ],
    ['a forged session', { Authorization: 'Bearer eyJ.e30.x' }, 401, 'UNAUTHENTICATED', /is not valid/],
    ['another scheme', { Authorization: 'Basic bTpw' }, 401, 'UNAUTHENTICATED', /has to be Bearer/],
    ['nothing', {}, 401, 'API_KEY_REQUIRED', /carries no credential/],
    ['a malformed key', { 'X-Service-Api-Key': 'svc_test_short' }, 401, 'API_KEY_INVALID', /malformed/],
    ['a key of live', { 'X-Service-Api-Key': API_KEY.replace('test', 'live') }, 401, 'API_KEY_INVALID', /svc_test_/],
    ['an unknown key', { 'X-Service-Api-Key': `svc_test_${'b'.repeat(40)}` }, 401, 'API_KEY_INVALID', /not issued/],
    [
      'a session sent as a key',
      { 'X-Service-Api-Key': 'eyJh.eyJz.c2ln' },
      401,
      'API_KEY_INVALID',
      /Authorization: Bearer/,
    ],
  ])('is specific to %s', async (_, headers: Record<string, string>, status, code, message) => {
    const reply = await get(await startServer(), headers);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(reply.body.message).toMatch(message);
    expect(Object.keys(reply.body)).toEqual(['statusCode', 'message', 'code', 'requestId']);
  });

  it('distinguishes two tenants from a bad key beside a session', async () => {
    const both = { 'X-Service-Api-Key': API_KEY, Authorization: `Bearer ${await token()}` };
    const foreign = await startServer({ key: keyRecord({ tenantId: 'ten_2' }) });
    expect(await messageOf(get(foreign, both))).toMatch(/different tenants/);
    const unknown = { ...both, 'X-Service-Api-Key': `svc_test_${'b'.repeat(40)}` };
    expect(await messageOf(get(await startServer(), unknown))).toMatch(/together with the session is not valid/);
  });

  it('says that the user does not belong to the tenant', async () => {
    const session = { membership: null, ambiguous: false };
    const headers = { Authorization: `Bearer ${await token()}` };
    expect(await messageOf(get(await startServer({ session }), headers))).toMatch(/no tenant yet/);
    const named = { ...headers, 'x-service-tenant-id': 'ten_9' };
    expect(await messageOf(get(await startServer({ session }), named))).toMatch(/not a member of the tenant/);
  });

  it('names the missing scope', async () => {
    const server = await startServer({ key: keyRecord({ scopes: [] }) });
    expect(await messageOf(call(server, 'GET', '/v1/things/thg_1'))).toBe('The credential lacks the scope ramps:read.');
  });
});

describe('the message for a body', () => {
  const post = (server: TestServer, sent: unknown, headers = {}) =>
    call(server, 'POST', '/v1/things', { body: sent, headers });

  it.each([
    ['{"phone": }', 'The body is not valid JSON.'],
    ['{"phone": 1', 'The body is not valid JSON: the error is at character 12.'],
    ['[]', 'The body is a JSON array, but it has to be an object.'],
    ['7', 'The body is a single JSON value, but it has to be an object.'],
    ['{"a":1,"a":2}', 'The body repeats a key within one object.'],
    [new Uint8Array([0x7b, 0xff, 0x7d]), 'The body is not UTF-8 text.'],
  ])('names the fault of %s', async (sent, message) => {
    const reply = await post(await startServer(), sent);
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([400, 'INVALID_JSON', message]);
  });

  it('never has the text of the body', async () => {
    const reply = await post(await startServer(), '{"secret": svc_live_hidden}');
    expect(reply.body.message).not.toContain('svc');
  });

  it('names the type to send', async () => {
    const server = await startServer();
    expect(await messageOf(post(server, 'a=1', { 'Content-Type': 'text/plain' }))).toMatch(/not application\/json/);
    expect(await messageOf(post(server, '{}', { 'Content-Encoding': 'gzip' }))).toMatch(/compressed/);
  });

  it('names the largest size if the body is too large', async () => {
    expect(await messageOf(post(await startServer(), { note: 'x'.repeat(5000) }))).toMatch(/the 4096 bytes/);
  });
});

describe('the message for a request that does not fit', () => {
  const first =
    (sent: object, path = '/v1/things') =>
    async (server: TestServer) =>
      messageOf(call(server, 'POST', path, { body: sent }));

  it.each([
    ['one that is too long', { ...body, memo: 'x'.repeat(501) }, 'The field memo must have at most 500 characters.'],
    ['an unknown field', { ...body, colour: 'red' }, 'The field colour is not a known field.'],
    ['several', { colour: 'red' }, /^The field \w+ is .*\. The details list 2 more places\.$/],
  ])('names the first wrong field: %s', async (_, sent, message) => {
    const said = await first(sent)(await startServer());
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
  });

  it('gives the meaning of its own code and the form of the field', async () => {
    const reply = await call(await startServer(), 'POST', '/v1/things', { body: { ...body, phone: '555' } });
    expect(reply.body.code).toBe('INVALID_PHONE');
    expect(reply.body.message).toBe(
      'The phone number is not valid. The field phone must be a phone number in E.164 form, + and 7 to 15 digits.',
    );
  });
});

describe('the message for an idempotency key', () => {
  const outcomes = (outcome: Outcome): Executor => ({ ...memoryExecutor(), run: async () => outcome });
  const send = async (outcome: Outcome) =>
    messageOf(
      call(await startServer({ executor: outcomes(outcome) }), 'POST', '/v1/things', {
        body,
        headers: { 'Idempotency-Key': 'k' },
      }),
    );

  it('says whether the first request paid something else or differs elsewhere', async () => {
    expect(await send({ kind: 'mismatched', mismatch: 'salient' })).toMatch(/another value of phone or amountUsd/);
    expect(await send({ kind: 'mismatched', mismatch: 'body' })).toMatch(/a different body/);
  });
});

it('the message for a limit says when to retry', async () => {
  const rateLimits = { perMinute: 1, burst: 1, publicPerMinute: 0 };
  const server = await startServer({ rateLimits });
  await call(server, 'GET', '/v1/things/thg_1');
  expect(await messageOf(call(server, 'GET', '/v1/things/thg_1'))).toMatch(
    /^Too many requests\. Try again in \d+ seconds?\.$/,
  );
});

it('no message of the registry offers alternatives for a code of the platform', () => {
  const several = Object.values(errors).filter(({ kernel, meaning }) => kernel && /\bor\b/.test(meaning));
  expect(several).toEqual([]);
});
