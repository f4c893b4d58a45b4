import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { type Documented, documented } from './documented.ts';
import { type Answer, held, heldToThePlatform, targetOf } from './exchange.ts';
import { type WrittenRows, watchRows } from './rows.ts';
import { credentialFor } from './world.ts';

let service: TestService;
let acme: TestTenant;
let written: WrittenRows;

beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Acme Imports');
  written = await watchRows(service.pool.owner);
});
afterAll(() => service.stop());

/** Writes bytes to a socket and reads until the server ends it: every answer that came, in order. `cutOff` ends it at once. */
function exchangeBytes(bytes: string, cutOff = false): Promise<Answer[]> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(answersIn(text)) : reject(error),
    );
    socket.once('close', () => resolve(answersIn(text)));
    socket.setTimeout(5000, () => socket.destroy(new Error(`No answer ends: ${text}`)));
    if (cutOff) socket.end(bytes);
    else socket.write(bytes);
  });
}

function answersIn(text: string): Answer[] {
  const answers: Answer[] = [];
  for (let rest = text; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    const [status = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
    const length = Number(headers['content-length']);
    const body = Buffer.from(rest.slice(end + 4))
      .subarray(0, length)
      .toString();
    answers.push({ status: Number(status.split(' ')[1]), headers, text: body, body: JSON.parse(body) });
    rest = Buffer.from(rest.slice(end + 4))
      .subarray(length)
      .toString();
  }
  return answers;
}

function head(operation: Documented, ...lines: string[]): string {
  const { meta } = operation;
  const credential = Object.entries(credentialFor(operation, acme)).map(([name, value]) => `${name}: ${value}`);
  const path = targetOf(operation, 'x');
  const first = `${meta.method.toUpperCase()} ${path} HTTP/1.1`;
  return `${[first, 'Host: x', ...credential, 'Content-Type: application/json', ...lines].join('\r\n')}\r\n\r\n`;
}

const chunked = (text: string, size = 5): string =>
  `${(text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []).map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`;

const unwanted = JSON.stringify({ surprise: 'x'.repeat(40) });
const withBody = documented.filter(({ meta }) => meta.hasBody);

describe('bodies in pieces, incomplete, or framed twice', () => {
  test.each(withBody.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    await written.tables();
    const close = 'Connection: close';
    const [plain] = await exchangeBytes(head(operation, `Content-Length: ${unwanted.length}`, close) + unwanted);
    const [pieces] = await exchangeBytes(head(operation, 'Transfer-Encoding: chunked', close) + chunked(unwanted));
    for (const answer of [plain, pieces]) held(operation, answer as Answer);
    expect([pieces?.status, pieces?.body.code]).toEqual([plain?.status, plain?.body.code]);
    // A webhook's signature is judged before its form.
    expect(plain?.status).toBe(plain?.body.code === 'WEBHOOK_SIGNATURE_INVALID' ? 401 : 400);

    const truncated = await exchangeBytes(`${head(operation, 'Content-Length: 500')}${unwanted}`, true);
    const half = await exchangeBytes(`${head(operation, 'Transfer-Encoding: chunked')}20\r\n{"surp`, true);
    for (const answer of [...truncated, ...half]) heldToThePlatform(answer);
    expect([...truncated, ...half].filter(({ status }) => status !== 400)).toEqual([]);

    const smuggled = `GET /v1/me HTTP/1.1\r\nHost: x\r\nX-Service-Api-Key: ${acme.apiKey}\r\n\r\n`;
    for (const framing of [
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
      ['Content-Length: 4', 'Content-Length: 5'],
      ['Transfer-Encoding: gzip, chunked, gzip'],
      ['Content-Length: +4'],
    ]) {
      const answers = await exchangeBytes(`${head(operation, ...framing)}0\r\n\r\n${smuggled}`);
      for (const answer of answers) heldToThePlatform(answer);
      expect(
        answers.map(({ status }) => status),
        framing.join(),
      ).toEqual([400]);
    }
    expect((await written.tables()).filter((table) => table !== 'api_key_uses')).toEqual([]);
  });

  test('requests sent without waiting are answered in their order', async () => {
    const get = documented.find(({ id }) => id === 'getTestClock') as Documented;
    const ids = ['first-request', 'second-request', 'third-request'];
    const bytes = ids
      .map((id, at) => head(get, `X-Request-Id: ${id}`, ...(at === 2 ? ['Connection: close'] : [])))
      .join('');
    const answers = await exchangeBytes(bytes);
    expect(answers.map(({ status, headers }) => [status, headers['x-request-id']])).toEqual(ids.map((id) => [200, id]));
  });

  test('the service still answers after all of them, and has logged no failure', async () => {
    await acme.api.getMe().unwrap();
    expect(service.logLines.filter((line) => line.includes('request failed'))).toEqual([]);
  });
});
