import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Delay, Failure, FaultBook } from './faults.ts';
import type { Worlds } from './worlds.ts';

/** Below this path a test tells the mock what to do; no operation of the contract begins so. */
export const CONTROLS = '/__mock/';

const MOST_BYTES = 10_000;

export interface Controls {
  readonly faults: FaultBook;
  readonly worlds: Worlds;
}

/** What each control does with the JSON that it was sent, and answers. */
const ACTS: ReadonlyMap<string, (controls: Controls, sent: Record<string, unknown>) => unknown> = new Map<
  string,
  (controls: Controls, sent: Record<string, unknown>) => unknown
>([
  ['fail-next', ({ faults }, sent) => faults.failNext(sent as unknown as Failure)],
  ['delay', ({ faults }, sent) => faults.delay(sent as unknown as Delay)],
  ['world', async ({ worlds }, { name }) => ({ apiKey: await worlds.keyOf(String(name ?? '')) })],
  [
    'reset',
    ({ faults, worlds }) => {
      faults.reset();
      worlds.forget();
    },
  ],
]);

/** Answers a control: 204, 200 with its JSON, or 400 with what is wrong with it. */
export async function answerControl(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  controls: Controls,
): Promise<void> {
  const act = ACTS.get((incoming.url ?? '').slice(CONTROLS.length));
  try {
    if (act === undefined || incoming.method !== 'POST')
      throw new TypeError(`The controls are POST ${[...ACTS.keys()]}`);
    const answer = await act(controls, await bodyOf(incoming));
    if (answer === undefined) outgoing.writeHead(204).end();
    else outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    outgoing.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const piece of incoming.setEncoding('utf8')) {
    text += piece;
    if (text.length > MOST_BYTES) throw new TypeError('The body is too long');
  }
  const value: unknown = text === '' ? {} : JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('The body must be an object');
  return value as Record<string, unknown>;
}
