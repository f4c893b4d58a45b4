import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { createLog } from '../../../src/platform/http/server/log.ts';
import { API_KEY, call, keyRecord, SIGNING_SECRET, sessionTokens, startServer } from './server-fixture.ts';

const PHONE = '+15550104567';

it('the log has one line per request: who, what, how long, and nothing that was sent', async () => {
  const server = await startServer();
  const reply = await call(server, 'POST', '/v1/things?cursor=secret-cursor', {
    body: { phone: PHONE, amountUsd: '25.00', memo: 'rent' },
  });
  const lines = server.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: 'info',
    requestId: reply.headers.get('x-request-id'),
    operationId: 'createThing',
    status: 201,
    tenantId: 'ten_1',
    ms: expect.any(Number),
  });
  for (const secret of [PHONE, API_KEY, 'rent', 'secret-cursor', '25.00'])
    expect(server.lines.join('')).not.toContain(secret);
});

it('log lines carry no secret in messages, errors, stacks or objects (D-066)', async () => {
  const { token } = await sessionTokens.issue({
    userId: 'usr_1',
    email: null,
    emailVerified: false,
    tenantId: null,
    memberId: null,
  });
  const written: string[] = [];
  const log = createLog({
    level: 'info',
    environment: 'sandbox',
    destination: { write: (line) => void written.push(line) },
  });
  const texts = [PHONE, encodeURIComponent(PHONE), API_KEY, SIGNING_SECRET, token, 'ada.moreno+pay@acme.example'];
  for (const text of texts) {
    log.info(`called with ${text}.`);
    log.error({ err: new Error(`no route to ${text}`, { cause: new Error(text) }) }, 'failed');
    log.info({ deep: { list: [{ value: text }] }, [text]: 1 }, 'object');
    log.child({ bound: text }).warn('child');
  }
  log.info({ body: { memo: 'rent' }, request: { token: 'abc', phone: '5550104567' }, apiKey: 'short' }, 'named');
  for (const text of [...texts, 'rent', '"abc"', '5550104567', 'short']) expect(written.join('')).not.toContain(text);
  for (const line of written) expect(() => JSON.parse(line)).not.toThrow();
});

it('failures of handlers are logged without their numbers', async () => {
  const server = await startServer({
    key: keyRecord(),
    handlers: {
      getThing: async () => {
        throw new Error(`duplicate key value: (phone)=(${PHONE})`);
      },
    },
  });
  await call(server, 'GET', '/v1/things/thg_1');
  expect(server.lines.join('')).toContain('duplicate key value');
  expect(server.lines.join('')).not.toContain(PHONE);
});

it('every log line has the name of the product, and the environment', () => {
  const lines: string[] = [];
  createLog({ level: 'info', environment: 'live', destination: { write: (line) => void lines.push(line) } }).info('up');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ service: 'paychart', environment: 'live', msg: 'up' });
});

it('a terminal shows a time, a level, a text and its fields, without secrets', () => {
  const written: string[] = [];
  const destination = { write: (line: string) => void written.push(stripVTControlCharacters(line)) };
  const log = createLog({ level: 'info', environment: 'sandbox', isReadable: true, destination });
  log.info({ status: 201, operationId: 'createThing', code: undefined, tenantId: null }, 'request');
  log.error({ err: new Error(`no route to ${PHONE}`), deep: { a: [1] } }, 'failed');
  log.warn('plain');
  expect(written[0]).toMatch(/^\d\d:\d\d:\d\d INFO {2}request status=201 operationId=createThing\n$/);
  expect(written[1]).toMatch(/^\d\d:\d\d:\d\d ERROR failed deep=\{"a":\[1\]\}\n {2}Error: no route to [^\n]*\n {6}at /);
  expect(written[2]).toMatch(/^\d\d:\d\d:\d\d WARN {2}plain\n$/);
  expect(written.join('')).not.toContain(PHONE);
});
