import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { NotImplemented, TryAgain } from '../../../src/platform/http/ports.ts';
import { eventually } from '../../support/eventually.ts';
import { API_KEY, call, startServer, type TestServer } from './server-fixture.ts';

const lost = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
const failing = (error: unknown) => startServer({ handlers: { getThing: () => Promise.reject(error) } });
const logged = ({ lines }: TestServer) => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

/** What the client gets, and the log besides the request's own line. */
async function answered(error: unknown) {
  const server = await failing(error);
  const { status, headers, body } = await call(server, 'GET', '/v1/things/thg_1');
  const told = logged(server).filter(({ msg }) => msg !== 'request');
  return { status, code: body.code, wait: headers.get('retry-after'), headers, told, body };
}
/** As `context.throw` of Koa makes it. */
const httpError = (status: unknown, expose: unknown, more: object = {}) =>
  Object.assign(new Error('said to nobody'), { status, expose, ...more });

describe('a thrown error', () => {
  it('becomes 501 for a missing handler, with a warning that names operation and request', async () => {
    const { status, code, headers, told } = await answered(new NotImplemented('getThing'));
    expect([status, code]).toEqual([501, 'NOT_IMPLEMENTED']);
    const requestId = headers.get('x-request-id');
    expect(told).toMatchObject([{ level: 'warn', msg: 'not implemented', operationId: 'getThing', requestId }]);
    expect(told[0]?.err).toMatchObject({ type: 'NotImplemented' });
  });

  it('becomes 503 if a retry may help, after a second (D-053)', async () => {
    const { status, code, wait, told } = await answered(new TryAgain('a lock was not to be had'));
    expect([status, code, wait]).toEqual([503, 'TRY_AGAIN', '1']);
    expect(told).toMatchObject([{ level: 'warn', msg: 'try again', operationId: 'getThing' }]);
  });

  it('logs a line for each failure, except while the database is away', async () => {
    const requests = async (error: Error) => {
      const server = await failing(error);
      await call(server, 'GET', '/v1/things/thg_1');
      return logged(server).filter(({ msg }) => msg === 'request').length;
    };
    expect(await requests(new TryAgain('the database went away', { cause: lost() }))).toBe(0);
    expect(await requests(new TryAgain('a lock was not to be had'))).toBe(1);
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'INSUFFICIENT_SCOPE'],
    [404, 'ROUTE_NOT_FOUND'],
    [405, 'METHOD_NOT_ALLOWED'],
    [413, 'BODY_TOO_LARGE'],
    [415, 'UNSUPPORTED_CONTENT_TYPE'],
    [418, 'VALIDATION_FAILED'],
    [429, 'RATE_LIMITED'],
    [499, 'VALIDATION_FAILED'],
  ])('of %i from middleware keeps its status with the code %s, and logs no error', async (said, expected) => {
    const { status, code, told, body } = await answered(httpError(said, true));
    expect([status, code, told]).toEqual([said, expected, []]);
    expect(JSON.stringify(body)).not.toContain('said to nobody');
  });

  it.each([
    ['a status of the server, though it may be told', httpError(500, true)],
    ['a later one', httpError(503, true)],
    ['what the client may not be told', httpError(404, false)],
    ['no word on whether it may be told', Object.assign(new Error('no'), { status: 404 })],
    ['a word on it, but no status', Object.assign(new Error('no'), { expose: true })],
    ['a status that is no number', httpError('404', true)],
    ['no error at all', { status: 404, expose: true }],
    ['a defect', new Error('no')],
  ])('becomes 500 for %s, and the log has the rest (D-033)', async (_, error) => {
    const { status, code, headers, told } = await answered(error);
    expect([status, code]).toEqual([500, 'INTERNAL_ERROR']);
    const requestId = headers.get('x-request-id');
    expect(told).toMatchObject([{ level: 'error', msg: 'request failed', operationId: 'getThing', requestId }]);
    expect(told[0]).toHaveProperty('err');
  });

  it('sends its own headers, and none of the answer that it replaces', async () => {
    const fails: { error: Error | undefined } = { error: undefined };
    const server = await startServer({
      middleware: [
        async (_context, next) => {
          await next();
          if (fails.error) throw fails.error;
        },
      ],
      handlers: { createThing: async () => ({ id: 'thg_1' }) },
    });
    const send = async () => {
      const reply = await call(server, 'POST', '/v1/things', { body: { phone: '+15550104567', amountUsd: '1.00' } });
      return [reply.status, reply.headers.get('location') !== null, reply.headers.get('x-limit')];
    };
    expect(await send()).toEqual([201, true, null]);
    fails.error = httpError(413, true, { headers: { 'X-Limit': '9' } });
    expect(await send()).toEqual([413, false, '9']);
    fails.error = httpError(413, true);
    expect(await send()).toEqual([413, false, null]);
    // Headers of a failure that is no answer, such as a provider's, are nobody's business.
    fails.error = Object.assign(new Error('no'), { headers: { 'X-Limit': '9' } });
    expect(await send()).toEqual([500, false, null]);
  });
});

it('a client that disconnects during its body gets no answer, and counts as 499', async () => {
  const server = await startServer();
  const { port, hostname } = new URL(server.url);
  const head = ['POST /v1/things HTTP/1.1', 'Host: x', `X-Service-Api-Key: ${API_KEY}`];
  const sent = [...head, 'Content-Type: application/json', 'Content-Length: 100', '', '{"phone"'].join('\r\n');
  let received = '';
  const socket = connect(Number(port), hostname, () => socket.write(sent));
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  socket.on('error', () => undefined);
  await eventually('the key to be looked up', async () => server.lookUps.count > 0);
  socket.resetAndDestroy();
  await eventually('its line', async () => server.lines.length > 0);
  expect(logged(server)).toMatchObject([{ level: 'info', msg: 'request', status: 499, code: 'CLIENT_ABORTED' }]);
  expect(received).toBe('');
});
