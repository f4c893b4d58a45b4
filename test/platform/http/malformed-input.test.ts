import { describe, expect, it } from 'vitest';
import { API_KEY, call, exchangeBytes, startServer } from './server-fixture.ts';

const body = { phone: '+15550104567', amountUsd: '25.00' };

/** What malformed input may be answered with on the fixture's operations. */
const ALLOWED = new Set([
  'BODY_TOO_LARGE',
  'INVALID_AMOUNT',
  'INVALID_JSON',
  'INVALID_PHONE',
  'ROUTE_NOT_FOUND',
  'UNSUPPORTED_CONTENT_TYPE',
  'VALIDATION_FAILED',
]);

const codeOf = async (raw: string | Uint8Array, headers: Record<string, string> = {}): Promise<[number, string]> => {
  const server = await startServer();
  const reply = await call(server, 'POST', '/v1/things', { body: raw, headers });
  return [reply.status, reply.body.code];
};

describe('bodies (D-035 to D-037)', () => {
  it.each([
    ['nothing but space', '  \n'],
    ['an array', '[]'],
    ['a string', '"x"'],
    ['null', 'null'],
    ['cut off', '{"phone":"+1555'],
    ['two values', '{}{}'],
    ['a byte order mark', '\ufeff{}'],
    ['a repeated key', '{"phone":"+15550104567","phone":"+15550104567","amountUsd":"1"}'],
    ['a repeated key behind an escape', '{"phone":"+15550104567","ph\\u006fne":"+15550104567","amountUsd":"1"}'],
    ['a repeated key deep inside', '{"metadata":{"a":[{"b":1,"c":":\\"{","b":2}]}}'],
    ['a repeated __proto__', '{"__proto__":1,"__proto__":2}'],
    ['a raw control character', '{"memo":"a\u0001b"}'],
    ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['UTF-16', new Uint8Array(Buffer.from('{"a":1}', 'utf16le'))],
  ])('%s is refused with INVALID_JSON', async (_, raw) => {
    expect(await codeOf(raw)).toEqual([400, 'INVALID_JSON']);
  });

  it.each([
    ['levels', `${'{"metadata":'.repeat(33)}1${'}'.repeat(33)}`],
    ['levels', `{"metadata":{"a":${'['.repeat(1500)}${']'.repeat(1500)}}}`],
    ['keyCharacters', `{"metadata":{"${'k'.repeat(257)}":1}}`],
  ])('over the limit of its %s is refused with VALIDATION_FAILED alone (D-511)', async (rule, raw) => {
    const { status, body } = await call(await startServer(), 'POST', '/v1/things', { body: raw });
    expect([status, body]).toMatchObject([
      400,
      { code: 'VALIDATION_FAILED', details: { errors: [{ path: '/body', rule }] } },
    ]);
    expect(body.details?.errors).toHaveLength(1);
  });

  it('may be unusual but valid', async () => {
    const server = await startServer();
    const send = async (raw: string): Promise<number> =>
      (await call(server, 'POST', '/v1/things', { body: raw })).status;
    const members = '"phone":"+15550104567","amountUsd":"1"';
    expect(await send(`{${members},"metadata":{"a":{"a":{"a":"\\"{:[\\\\"}}, "b":"\\\\"}}`)).toBe(201);
    expect(await send(`{${members},"memo":"tab\\tline\\n😀"}`)).toBe(201);
    expect(await send(`{${members},"metadata":{"__proto__":{"x":1},"constructor":1}}`)).toBe(201);
    expect(await send(`{${members},"metadata":{"a":${'['.repeat(30)}${']'.repeat(30)}}}`)).toBe(201);
  });

  it.each([
    ['no type', { 'Content-Type': '' }],
    ['another type', { 'Content-Type': 'text/plain' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['another charset', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['a patch format', { 'Content-Type': 'application/json-patch+json' }],
    ['compression', { 'Content-Encoding': 'gzip' }],
  ])('%s is refused with UNSUPPORTED_CONTENT_TYPE', async (_, headers) => {
    expect(await codeOf(JSON.stringify(body), headers)).toEqual([400, 'UNSUPPORTED_CONTENT_TYPE']);
  });

  it('may declare the charset of JSON', async () => {
    expect((await codeOf(JSON.stringify(body), { 'Content-Type': 'application/json;charset="UTF-8"' }))[0]).toBe(201);
  });

  it('are refused by their declared and by their real size, with an answer that the client can read', async () => {
    const server = await startServer();
    const large = `{"memo":"${'x'.repeat(3 * 1024 * 1024)}"}`;
    const declared = await call(server, 'POST', '/v1/things', { body: large });
    expect([declared.status, declared.body.code]).toEqual([400, 'BODY_TOO_LARGE']);
    const chunks = `${(1024).toString(16)}\r\n${'x'.repeat(1024)}\r\n`.repeat(8);
    const streamed = await exchangeBytes(
      server,
      `${head('POST', '/v1/things', 'Transfer-Encoding: chunked')}${chunks}0\r\n\r\n`,
    );
    expect(streamed).toContain('"BODY_TOO_LARGE"');
  });

  it('may be chunked', async () => {
    const server = await startServer();
    const text = JSON.stringify(body);
    const chunks = [text.slice(0, 7), text.slice(7)]
      .map((part) => `${part.length.toString(16)}\r\n${part}\r\n`)
      .join('');
    const answer = await exchangeBytes(
      server,
      `${head('POST', '/v1/things', 'Transfer-Encoding: chunked', 'Connection: close')}${chunks}0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 201/);
  });

  it('may be absent, which counts as an empty object, and are refused if none is taken (D-037)', async () => {
    const server = await startServer();
    const absent = await call(server, 'POST', '/v1/things');
    expect(absent.body.details?.errors?.map(({ path, rule }) => [path, rule])).toEqual([
      ['/body/phone', 'required'],
      ['/body/amountUsd', 'required'],
    ]);
    expect((await call(server, 'POST', '/v1/things/thg_1/options')).body.body).toEqual({});
    expect((await call(server, 'POST', '/v1/things/thg_1/confirm', { body: {} })).status).toBe(200);
    const unwanted = await call(server, 'POST', '/v1/things/thg_1/confirm', { body: { force: true } });
    expect(unwanted.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ path: '/body', rule: 'noBody' }] },
    });
    for (const raw of ['[]', 'x', '{"a":', 'x'.repeat(2_000_000)]) {
      const reply = await call(server, 'POST', '/v1/things/thg_1/confirm', {
        body: raw,
        headers: { 'Content-Type': 'text/plain' },
      });
      expect([reply.status, reply.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect((await call(server, 'DELETE', '/v1/things/thg_1', { body: 'x'.repeat(2_000_000) })).status).toBe(200);
  });
});

const head = (method: string, target: string, ...headers: string[]): string =>
  `${[`${method} ${target} HTTP/1.1`, 'Host: x', `X-Service-Api-Key: ${API_KEY}`, 'Content-Type: application/json', ...headers].join('\r\n')}\r\n\r\n`;

describe('malformed HTTP', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n'],
    ['a header with NUL', 'GET / HTTP/1.1\r\nHost: x\r\nA: b\0c\r\n\r\n'],
    ['two lengths', 'POST /v1/things HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'],
    [
      'a length and chunks',
      'POST /v1/things HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a negative length', 'POST /v1/things HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
    ['a broken chunk', `${head('POST', '/v1/things', 'Transfer-Encoding: chunked')}zz\r\n`],
  ])('%s gets 400 in the envelope (R545, R546)', async (_, bytes) => {
    const server = await startServer();
    const answer = await exchangeBytes(server, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
      statusCode: 400,
      code: 'VALIDATION_FAILED',
      requestId: expect.stringMatching(/^req_/),
    });
  });

  it.each([
    ['a header', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(16 * 1024)}\r\n\r\n`],
    ['a target', `GET /${'b'.repeat(16 * 1024)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['many headers', `GET / HTTP/1.1\r\nHost: x\r\n${`A: ${'b'.repeat(1000)}\r\n`.repeat(40)}\r\n`],
  ])('with a head of more than 16 KiB, by %s, is refused with that reason (D-513)', async (_, bytes) => {
    const answer = await exchangeBytes(await startServer(), bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
      statusCode: 400,
      message: 'The request headers are longer than 16 KiB.',
      code: 'VALIDATION_FAILED',
      requestId: expect.stringMatching(/^req_/),
      details: { errors: [{ path: '', message: 'the request head is longer than 16 KiB', rule: 'maxHeadSize' }] },
    });
  });

  it('does not include a head of exactly 16 KiB (D-513)', async () => {
    const [before, after] = ['GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nA: ', '\r\n\r\n'];
    const filler = 'b'.repeat(16 * 1024 - before.length - after.length);
    expect(await exchangeBytes(await startServer(), before + filler + after)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is detected in a header that is repeated after thousands of others', async () => {
    const others = 'a:b\r\n'.repeat(2500);
    const bytes = head('GET', '/v1/things', 'Connection: close').trimEnd();
    const answer = await exchangeBytes(
      await startServer(),
      `${bytes}\r\n${others}X-Service-Api-Key: ${API_KEY}\r\n\r\n`,
    );
    expect(answer).toContain('The header x-service-api-key must be sent once.');
  });

  it.each([
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['the whole server', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['no host', 'GET /nothing HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ])('%s gets 404 in the envelope', async (_, bytes) => {
    const answer = await exchangeBytes(await startServer(), bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"ROUTE_NOT_FOUND"');
  });

  it.each([
    ['that cannot be decoded', '%ff'],
    ['with half an escape', '%4'],
    ['with NUL', 'a%00b'],
    ['that is empty', ''],
    ['that is very long', 'x'.repeat(8000)],
    ['with a slash', '..%2Fadmin'],
  ])(
    'with an id %s is answered like an unknown id, after the usual checks of the caller (D-492, D-047)',
    async (_, id) => {
      const things = new Map([['thg_1', { id: 'thg_1' }]]);
      const server = await startServer({
        handlers: { getThing: async ({ path, fail }) => things.get(path.id ?? '') ?? fail('PAYMENT_NOT_FOUND') },
      });
      const known = await call(server, 'GET', `/v1/things/${id}`);
      expect([known.status, known.body.code]).toEqual([404, 'PAYMENT_NOT_FOUND']);
      const nobody = await call(server, 'GET', `/v1/things/${id}`, { anonymous: true });
      expect([nobody.status, nobody.body.code]).toEqual([401, 'API_KEY_REQUIRED']);
    },
  );

  it('does not include an upgrade or an expectation, which are served as ordinary requests', async () => {
    const server = await startServer();
    const upgrade = head('GET', '/v1/things', 'Connection: Upgrade, close', 'Upgrade: websocket');
    expect(await exchangeBytes(server, upgrade)).toMatch(/^HTTP\/1\.1 200/);
    const expectation = head('GET', '/v1/things', 'Expect: tea', 'Connection: close');
    expect(await exchangeBytes(server, expectation)).toMatch(/^HTTP\/1\.1 200/);
  });

  it('does not harm the service if clients disconnect during their body', async () => {
    const server = await startServer();
    const answer = await exchangeBytes(server, `${head('POST', '/v1/things', 'Content-Length: 100')}{"phone"`);
    expect(answer).not.toMatch(/ 5\d\d /);
    expect((await call(server, 'GET', '/v1/things')).status).toBe(200);
    expect(server.lines.join('')).not.toContain('request failed');
  });
});

describe('invalid fields', () => {
  it('are all reported, with the operation’s own code first (D-034)', async () => {
    const server = await startServer();
    const wrong = await call(server, 'POST', '/v1/things', {
      body: { phone: '5550104567', amountUsd: 1, memo: 'x'.repeat(501) },
      headers: { 'Idempotency-Key': 'caf\u00e9' },
    });
    expect(wrong.body.code).toBe('INVALID_PHONE');
    expect(wrong.body.details?.errors?.map(({ path, rule }) => [path, rule])).toEqual([
      ['/headers/idempotency-key', 'pattern'],
      ['/body/phone', 'pattern'],
      ['/body/amountUsd', 'type'],
      ['/body/memo', 'maxLength'],
    ]);
    const amount = await call(server, 'POST', '/v1/things', { body: { ...body, amountUsd: '-1' } });
    expect(amount.body.code).toBe('INVALID_AMOUNT');
  });

  it('come after the shape of the body in the choice of the code (D-037, D-078)', async () => {
    const server = await startServer();
    const reply = await call(server, 'POST', '/v1/things', { body: { ...body, phone: 'x', surprise: 1 } });
    expect(reply.body.code).toBe('VALIDATION_FAILED');
  });

  it('are reported up to 50', async () => {
    const server = await startServer();
    const many = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`f${at}`, at]));
    expect(
      (await call(server, 'POST', '/v1/things', { body: { ...body, ...many } })).body.details?.errors,
    ).toHaveLength(50);
  });

  it('exclude null, which means absence unless the contract gives it a meaning (D-037)', async () => {
    const server = await startServer();
    const optional = await call(server, 'POST', '/v1/things', {
      body: { ...body, memo: null, metadata: null, note: null },
    });
    expect([optional.status, optional.body.body]).toEqual([201, { ...body, note: null }]);
    const inner = await call(server, 'POST', '/v1/things/thg_1/options', { body: { inner: { label: null } } });
    expect(inner.body.body).toEqual({ inner: {} });
    const required = await call(server, 'POST', '/v1/things', { body: { ...body, phone: null } });
    expect([required.status, required.body.code]).toEqual([400, 'INVALID_PHONE']);
  });

  it.each(['a\\u0000b', 'a\\u0008b', 'a\\rb', '\\ud800', 'x\\udc00y'])('include the text %s (D-063)', async (text) => {
    const server = await startServer();
    for (const member of [`"memo":"${text}"`, `"metadata":{"deep":[{"a":"${text}"}]}`, `"metadata":{"${text}":1}`]) {
      const raw = `{"phone":"+15550104567","amountUsd":"1",${member}}`;
      const reply = await call(server, 'POST', '/v1/things', { body: raw });
      expect([reply.status, reply.body.details?.errors?.[0]?.rule]).toEqual([400, 'controlCharacters']);
    }
  });

  // A word of Hebrew needs none of them: its letters have their direction.
  it.each([0x061c, 0x200e, 0x200f, 0x202a, 0x202e, 0x2066, 0x2069].map((code) => [code.toString(16), code]))(
    'include U+%s, which turns the direction of text, anywhere (D-063)',
    async (hex, code) => {
      const server = await startServer();
      for (const text of [`a${String.fromCharCode(Number(code))}b`, `a\\u${String(hex).padStart(4, '0')}b`]) {
        for (const member of [`"memo":"${text}"`, `"metadata":{"a":[{"b":"${text}"}]}`, `"metadata":{"${text}":1}`]) {
          const raw = `{"phone":"+15550104567","amountUsd":"1",${member}}`;
          const reply = await call(server, 'POST', '/v1/things', { body: raw });
          expect([reply.status, reply.body.details?.errors?.[0]?.rule], raw).toEqual([400, 'controlCharacters']);
        }
      }
      const sound = '{"phone":"+15550104567","amountUsd":"1","memo":"שלום ‐ – ‚quoted‘ عربي 👩\u200d🚀"}';
      expect((await call(server, 'POST', '/v1/things', { body: sound })).status).toBe(201);
    },
  );

  it('in queries are read by their types, including repetitions (D-043, D-044)', async () => {
    const server = await startServer();
    const query = async (text: string) => (await call(server, 'GET', `/v1/things?${text}`)).body;
    expect((await query('take=7&status=OPEN&unknown=1')).query).toEqual({ take: 7, status: ['OPEN'], unknown: '1' });
    expect((await query('status=OPEN&status=CLOSED')).query).toEqual({ take: 50, status: ['OPEN', 'CLOSED'] });
    for (const wrong of [
      'take=0',
      'take=x',
      'take=1.5',
      'take=1&take=2',
      'status=GONE',
      'cursor=%00',
      'take=',
      'cursor=%ff',
      'x=%zz',
    ]) {
      expect(await query(wrong)).toMatchObject({ code: 'VALIDATION_FAILED', statusCode: 400 });
    }
  });

  it('show no phone number in their refusal', async () => {
    const server = await startServer();
    const reply = await call(server, 'POST', '/v1/things', { body: { '+15550104567': 1, phone: '15550104567 ' } });
    expect(JSON.stringify(reply.body)).not.toContain('15550104567');
  });
});

describe('random noise', () => {
  /** A generator with a seed, so that a failure can be had again (mulberry32). */
  const randomOf = (seed: number) => (): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };

  it('never breaks the service in the bytes of a valid body', async () => {
    const server = await startServer();
    const random = randomOf(20_260_302);
    const good = Buffer.from(
      JSON.stringify({ ...body, memo: 'a "quoted" \\ text', metadata: { a: [1, { b: null }] } }),
    );
    for (let round = 0; round < 400; round += 1) {
      const bytes = Buffer.from(good);
      for (let change = 0; change <= random() * 4; change += 1)
        bytes[Math.floor(random() * bytes.length)] = random() * 256;
      const cut = bytes.subarray(0, random() < 0.2 ? Math.floor(random() * bytes.length) : bytes.length);
      const reply = await call(server, 'POST', '/v1/things', { body: new Uint8Array(cut) });
      if (reply.status !== 201)
        expect([reply.status, ALLOWED.has(reply.body.code), cut.toString()]).toEqual([400, true, cut.toString()]);
    }
  });

  it('never breaks the service in values of the wrong kind', async () => {
    const server = await startServer();
    const odd = [
      0,
      -1,
      Number.MAX_VALUE,
      1e21,
      '',
      'x',
      true,
      [],
      [[]],
      {},
      { length: 1 },
      '\u2028',
      '٣',
      'a'.repeat(600),
      null,
    ];
    for (const phone of odd) {
      for (const amountUsd of odd) {
        const reply = await call(server, 'POST', '/v1/things', {
          body: { phone, amountUsd, memo: phone, metadata: amountUsd },
        });
        expect([reply.status, ALLOWED.has(reply.body.code)]).toEqual([400, true]);
      }
    }
  });

  it('never breaks the service in request lines and headers', async () => {
    const server = await startServer();
    const random = randomOf(7);
    for (let round = 0; round < 200; round += 1) {
      const noise = (length: number) =>
        Array.from({ length: Math.floor(random() * length) }, () => String.fromCharCode(33 + random() * 220)).join('');
      const bytes = `GET /v1/things/${noise(12)}?${noise(20)} HTTP/1.1\r\nHost: x\r\nX-Service-Api-Key: ${random() < 0.5 ? API_KEY : noise(50)}\r\nX-Request-Id: ${noise(30)}\r\nConnection: close\r\n\r\n`;
      const answer = await exchangeBytes(server, Buffer.from(bytes, 'latin1'));
      expect([answer.slice(0, 12), bytes]).toEqual([expect.stringMatching(/^HTTP\/1\.1 (200|400|401|404)$/), bytes]);
    }
  });
});
