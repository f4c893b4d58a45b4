import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

export interface EditedNode {
  readonly url: string;
  /** How often each method was asked for. */
  readonly asked: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** A node that answers as the one behind it does, unless it is told to say something else. */
export async function startEditedNode(
  target: string,
  edit: (call: Call) => Answer | undefined | Promise<undefined> = () => undefined,
): Promise<EditedNode> {
  const asked = new Map<string, number>();
  const headers = { 'Content-Type': 'application/json' };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const calls = [JSON.parse(body)].flat() as Call[];
    for (const { method } of calls) asked.set(method, (asked.get(method) ?? 0) + 1);
    const real = [await (await fetch(target, { method: 'POST', headers, body })).json()].flat() as { id: number }[];
    const edited: unknown[] = [];
    for (const call of calls) {
      const other = await edit(call);
      edited.push(other ? { jsonrpc: '2.0', id: call.id, ...other } : real.find(({ id }) => id === call.id));
    }
    response.writeHead(200, headers).end(JSON.stringify(body.trimStart().startsWith('[') ? edited : edited[0]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
