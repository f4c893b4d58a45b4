import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { HEADERS, WRITTEN_HEADERS } from '../../src/platform/names.ts';
import { exampleNames, type Json, operationAt } from '../shared/document.ts';
import { FAILING, type Faults, firstSuccess, readPreference, unknownExample } from '../shared/vocabulary.ts';
import { agreeing } from './agreeing.ts';
import { bodyOf } from './body.ts';
import { passesCrossOrigin } from './cross-origin.ts';
import { forwardedHeaders, forwardedTarget } from './forwarded.ts';
import { type InvalidAnswer, invalidAnswer } from './invalid.ts';
import { answerRefusal, endWithRefusal, Refused } from './refusal.ts';
import { answerStream, wantsStream } from './stream.ts';

/** Prism gives no answer where it fails on a request. */
const PRISM_TIMEOUT_MS = 10_000;

/**
 * The server in front of Prism: it delays, it fails, and it says which examples there are. Prism ends its process, or never
 * answers, when a request is not of the form that it expects, so none reaches it that is not well-formed.
 */
export function frontServer(
  document: Json,
  port: number,
  { latencyMs, failRate }: Faults,
  version: string | undefined = undefined,
): Server {
  const listener = async (incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
    try {
      if (latencyMs > 0) await wait(latencyMs);
      if (!(await passesCrossOrigin(incoming, answer))) return;
      if (version !== undefined) answerIn(version, incoming, answer);
      const url = forwardedTarget(incoming.url);
      const asked = operationAt(document, incoming.method ?? 'GET', url);
      const body = await bodyOf(incoming, asked?.operation);
      const unknown = asked && unknownPreference(document, incoming, asked.operation);
      if (unknown !== undefined) return answerUnknown(answer, unknown);
      const invalid = asked && invalidAnswer(incoming, asked.operation.operationId, body);
      if (invalid !== undefined) return answerInvalid(answer, invalid);
      const isFailing = Math.random() < failRate;
      const isPreferred = isFailing || incoming.headers.prefer !== undefined;
      const agree =
        isPreferred || asked === undefined
          ? undefined
          : (example: Json) => agreeing({ document, asked, url, body: example });
      forward({ incoming, url, body, port, isFailing, agree, streams: wantsStream(incoming, asked) }, answer);
    } catch (error) {
      // What is no refusal is a request that Node itself does not send on, such as one whose client has gone.
      const refused =
        error instanceof Refused ? error : new Refused(400, 'VALIDATION_FAILED', 'The request is not valid.');
      answerRefusal(answer, refused);
    }
  };
  const server = createServer({ requireHostHeader: false }, listener);
  server.on('checkExpectation', listener);
  server.on('clientError', (_error, socket: Duplex) =>
    endWithRefusal(socket, new Refused(400, 'VALIDATION_FAILED', 'The request is not well-formed HTTP.')),
  );
  server.on('connect', (_incoming, socket: Duplex) =>
    endWithRefusal(socket, new Refused(404, 'ROUTE_NOT_FOUND', 'There is no such operation.')),
  );
  return server;
}

/** One document is one version. @throws Refused where another one is asked for */
function answerIn(version: string, { headers }: IncomingMessage, answer: ServerResponse): void {
  const named = headers[HEADERS.apiVersion] ?? version;
  answer.setHeader(WRITTEN_HEADERS.apiVersion, version);
  if (named === version) return;
  const message = `This mock answers in ${version}. Start one with --api-version ${named} for that version.`;
  throw new Refused(400, 'API_VERSION_UNKNOWN', message);
}

/** The answer to a request for an example that its operation does not have. */
function unknownPreference(document: Json, { headers }: IncomingMessage, operation: Json): object | undefined {
  const { code, example } = readPreference(String(headers.prefer ?? ''));
  if (example === undefined) return undefined;
  const status = code ?? firstSuccess(operation.responses);
  const known = exampleNames(document, operation, status);
  return known.includes(example) ? undefined : unknownExample(operation.operationId, status, example, known);
}

function answerUnknown(answer: ServerResponse, unknown: object): void {
  answer.writeHead(400, { 'content-type': 'application/json' });
  answer.end(JSON.stringify(unknown));
}

function answerInvalid(answer: ServerResponse, { status, requestId, body }: InvalidAnswer): void {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  answer.writeHead(status, { ...headers, 'x-request-id': requestId });
  answer.end(body);
}

/**
 * What Prism sends and the service does not: CORS of its own, what it found wrong, and a mark of replays on every answer.
 * Whether the client's connection stays open is between the client and the front.
 */
const NOT_THE_SERVICES = /^(?:access-control-.*|vary|sl-violations|idempotency-replayed|connection|keep-alive)$/;

/** What the front has set stays. */
const keptHeaders = (headers: IncomingHttpHeaders, answer: ServerResponse): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !NOT_THE_SERVICES.test(name) && !answer.hasHeader(name)),
  );

interface Forwarded {
  readonly incoming: IncomingMessage;
  readonly url: string;
  readonly body: Buffer;
  readonly port: number;
  readonly isFailing: boolean;
  /** Makes an example the answer to this request; undefined where the example itself is asked for. */
  readonly agree?: ((example: Json) => Json) | undefined;
  /** The list that Prism answers goes out as a stream. */
  readonly streams: boolean;
}

function forward({ incoming, url, body, port, isFailing, agree, streams }: Forwarded, answer: ServerResponse): void {
  const { method } = incoming;
  const isPreflight = method === 'OPTIONS';
  const prefer: IncomingHttpHeaders = isFailing && !isPreflight ? { prefer: FAILING } : {};
  const headers = { ...forwardedHeaders(incoming.headers, body), ...prefer };
  const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers }, (from) => {
    const kept = keptHeaders(from.headers, answer);
    const status = from.statusCode ?? 502;
    if (agree !== undefined && status < 300 && from.headers['content-type']?.includes('json')) {
      void answerAgreeing(from, answer, { status, kept, agree, incoming, streams });
      return;
    }
    answer.writeHead(status, kept);
    from.pipe(answer);
  });
  outgoing.setTimeout(PRISM_TIMEOUT_MS, () => outgoing.destroy());
  outgoing.on('error', () =>
    answerRefusal(answer, new Refused(502, 'TRY_AGAIN', 'The mock cannot answer this request.')),
  );
  outgoing.end(body);
}

interface Agreeing extends Pick<Forwarded, 'incoming' | 'streams'> {
  readonly status: number;
  readonly kept: IncomingHttpHeaders;
  readonly agree: (example: Json) => Json;
}

async function answerAgreeing(
  from: IncomingMessage,
  answer: ServerResponse,
  { status, kept, agree, incoming, streams }: Agreeing,
): Promise<void> {
  try {
    const text = await from.toArray();
    const example = agree(JSON.parse(Buffer.concat(text).toString()));
    if (streams) {
      answerStream(incoming, answer, kept, example);
      return;
    }
    const body = JSON.stringify(example);
    answer.writeHead(status, { ...kept, 'content-length': Buffer.byteLength(body) });
    answer.end(body);
  } catch {
    answer.destroy();
  }
}
