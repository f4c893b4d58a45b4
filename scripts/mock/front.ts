import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { exampleNames, type Json, operationAt } from './document.ts';

export interface Faults {
  /** Milliseconds that each answer waits. */
  readonly latencyMs: number;
  /** Of all requests, from 0 to 1, that are answered 503 TRY_AGAIN. */
  readonly failRate: number;
}

/** The server in front of Prism: it delays, it fails, and it says which examples there are. */
export function frontServer(document: Json, port: number, { latencyMs, failRate }: Faults): Server {
  return createServer(async (incoming, answer) => {
    if (latencyMs > 0) await wait(latencyMs);
    const refused = unknownExample(document, incoming);
    if (refused !== undefined) return answerUnknown(answer, refused);
    forward(incoming, answer, port, Math.random() < failRate);
  });
}

interface Unknown {
  readonly example: string;
  readonly operation: string;
  readonly status: string;
  readonly known: readonly string[];
}

function unknownExample(document: Json, { method = 'GET', url = '/', headers }: IncomingMessage): Unknown | undefined {
  const prefer = String(headers.prefer ?? '');
  const example = /\bexample="?([^\s,;"]+)/.exec(prefer)?.[1];
  const operation = operationAt(document, method, url)?.operation;
  if (example === undefined || operation === undefined) return undefined;
  const first = Object.keys(operation.responses).find((one) => one.startsWith('2')) ?? '200';
  const status = /\bcode="?(\d{3})/.exec(prefer)?.[1] ?? first;
  const known = exampleNames(document, operation, status);
  return known.includes(example) ? undefined : { example, operation: operation.operationId, status, known };
}

function answerUnknown(answer: ServerResponse, { example, operation, status, known }: Unknown): void {
  const names = known.length === 0 ? 'It has none.' : `It has: ${known.join(', ')}.`;
  const detail = `The ${status} of ${operation} has no example named ${example}. ${names}`;
  answer.writeHead(400, { 'content-type': 'application/problem+json', 'access-control-allow-origin': '*' });
  answer.end(JSON.stringify({ title: 'Unknown example', status: 400, detail, known }));
}

function forward(incoming: IncomingMessage, answer: ServerResponse, port: number, isFailing: boolean): void {
  const { method, url, headers } = incoming;
  const isPreflight = method === 'OPTIONS';
  const prefer = isFailing && !isPreflight ? { prefer: 'code=503, example=TRY_AGAIN' } : {};
  const outgoing = request(
    { host: '127.0.0.1', port, method, path: url, headers: { ...headers, ...prefer } },
    (from) => {
      answer.writeHead(from.statusCode ?? 502, from.rawHeaders);
      from.pipe(answer);
    },
  );
  outgoing.on('error', () => {
    if (answer.headersSent) return answer.destroy();
    answer.writeHead(502, { 'content-type': 'text/plain' }).end('The mock is not ready yet. Try again in a second.\n');
  });
  incoming.pipe(outgoing);
}
