import { connect } from 'node:net';

/** Where hostile requests are sent: an operation that reads by id, and one that creates with a JSON body. */
export interface HostileTarget {
  /** `/v1/things`: the collection of both. */
  readonly collection: string;
  /** A line of a head. */
  readonly credential: string;
}

export interface HostileRequest {
  readonly title: string;
  /** A character for each byte. */
  readonly bytes: string;
}

/**
 * Requests that a server has to survive and to answer. Each closes its connection, or is of the kind after which the
 * server does.
 */
export function hostileRequests({ collection, credential }: HostileTarget): HostileRequest[] {
  const head = (method: string, target: string, ...lines: string[]): string =>
    `${[`${method} ${target} HTTP/1.1`, 'Host: x', credential, 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`;
  const read = (id: string, ...lines: string[]): string => head('GET', `${collection}/${id}`, ...lines);
  const create = (body: string, type = 'application/json', ...lines: string[]): string =>
    head('POST', collection, `Content-Type: ${type}`, `Content-Length: ${body.length}`, ...lines) + body;
  const chunked = (text: string): string =>
    `${head('POST', collection, 'Content-Type: application/json', 'Transfer-Encoding: chunked')}${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
  const named = (title: string, bytes: string): HostileRequest => ({ title, bytes });
  const ids = [
    '%',
    '%4',
    '%ff',
    '%AF',
    '%E0%A4%A',
    'a%00b',
    '..%2Fadmin',
    '%2e%2e',
    'a%b?%=%',
    'x'.repeat(8000),
    '\xff\xfe',
  ];
  const accepts = [
    '*',
    'json',
    ';;;/',
    '/',
    ',',
    'text/*;q=x',
    'a/b/c',
    'application/json;q=-1',
    '"',
    'x'.repeat(5000),
  ];
  const bodies = ['x', '{', '{}{}', '[]', '"x"', 'null', '', ' ', '\xef\xbb\xbf{}', '{"a":', '\xff', '[['.repeat(1000)];
  const types = ['', 'text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', ';;;', '/'];
  const prefers = [
    'code=',
    'code=999',
    'code=abc',
    'example=',
    'example=__proto__',
    'dynamic=true',
    'code=200;;,,=',
    '%',
  ];
  return [
    ...ids.map((id) => named(`the id ${JSON.stringify(id.slice(0, 12))}`, read(id))),
    ...accepts.map((accept) => named(`Accept: ${accept.slice(0, 12)}`, read('thg_1', `Accept: ${accept}`))),
    ...prefers.map((prefer) => named(`Prefer: ${prefer}`, read('thg_1', `Prefer: ${prefer}`))),
    ...bodies.map((body) => named(`the body ${JSON.stringify(body.slice(0, 12))}`, create(body))),
    ...bodies.map((body) => named(`the chunked body ${JSON.stringify(body.slice(0, 12))}`, chunked(body))),
    ...types.map((type) => named(`the content type '${type}'`, create('a=%', type))),
    named('a compressed body', create('{}', 'application/json', 'Content-Encoding: gzip')),
    named('a body on a read', `${read('thg_1', 'Content-Type: application/json', 'Content-Length: 1')}{`),
    named('an expectation', create('{', 'application/json', 'Expect: the-unexpected')),
    named('an upgrade', read('thg_1', 'Upgrade: websocket')),
    named('the query %', head('GET', `${collection}?take=%&%=%E0%A4%A&a[b]=c`)),
    named('the whole server', head('OPTIONS', '*')),
    named('a target of a proxy', head('GET', `http://example.test${collection}/thg_1`)),
    named('a target of slashes', head('GET', '//')),
    named('a tunnel', 'CONNECT example.test:443 HTTP/1.1\r\nHost: x\r\n\r\n'),
    named('no HTTP at all', 'hello\r\n\r\n'),
    named('an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n'),
    named('no host', 'GET /nothing HTTP/1.1\r\nConnection: close\r\n\r\n'),
    named('a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n'),
    named('a header with NUL', 'GET / HTTP/1.1\r\nHost: x\r\nA: b\0c\r\n\r\n'),
    named('a header of bytes', read('thg_1', 'X-Any: \xff\x80')),
    named('a long head', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(40_000)}\r\n\r\n`),
    named('two lengths', head('POST', collection, 'Content-Length: 1', 'Content-Length: 2')),
    named(
      'a length and chunks',
      `${head('POST', collection, 'Content-Length: 1', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    ),
    named('a broken chunk', `${head('POST', collection, 'Transfer-Encoding: chunked')}zz\r\n`),
  ];
}

const DEADLINE_MS = 5000;

/** Sends the bytes, and reads until the server closes: the status of its first answer, and the body. */
export function sendBytes(url: string, bytes: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const end = () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
      if (Number.isNaN(status)) reject(new Error(`no answer: ${answer.slice(0, 200)}`));
      else resolve({ status, text: answer.slice(answer.indexOf('\r\n\r\n') + 4) });
    };
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.setEncoding('latin1').on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined).once('close', end);
    socket.setTimeout(DEADLINE_MS, () => socket.destroy());
  });
}
