import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StateWriter } from '../../../src/embedded/chain/state-writer.ts';
import { createDataFolder } from '../../support/data-folder.ts';
import { eventually } from '../../support/eventually.ts';

const EVERY_MS = 30;

let folder: string;
let node: Server;
let url: string;
let blocks: number;
/** Whether each question finds another block. */
let grows: boolean;
/** How long the node takes to put its state together; undefined: it refuses to. */
let dumpMs: number | undefined;
/** When a state was asked for, and when it was answered. */
let dumps: { asked: number; answered?: number }[];
let asked: unknown[];

beforeEach(async () => {
  folder = await createDataFolder('paychart-state-');
  [blocks, grows, dumpMs, dumps, asked] = [1, false, 0, [], []];
  node = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, params } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    asked.push([method, params]);
    const answer = (content: object) => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...content }));
    if (method !== 'anvil_dumpState') {
      if (grows) blocks += 1;
      return answer({ result: { hash: `0x${blocks}` } });
    }
    const dump = { asked: performance.now() };
    dumps.push(dump);
    if (dumpMs === undefined) return answer({ error: { message: 'busy' } });
    await delay(dumpMs);
    Object.assign(dump, { answered: performance.now() });
    return answer({ result: `0x${gzipSync(JSON.stringify({ blocks })).toString('hex')}` });
  });
  await once(node.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
});
afterEach(async () => {
  node.closeAllConnections();
  node.close();
  await rm(folder, { recursive: true, force: true });
});

const writerOf = (written?: string) =>
  new StateWriter(url, { loaded: join(folder, 'state.json'), draft: join(folder, 'draft.json') }, written, EVERY_MS);
const stored = async () => JSON.parse(await readFile(join(folder, 'state.json'), 'utf8'));

/** Between the end of one write and the beginning of the next one. */
async function rests(writes: number): Promise<number[]> {
  grows = true;
  const writer = writerOf();
  writer.start((message) => expect.unreachable(message));
  await eventually(`${writes} writes`, async () => dumps.length >= writes);
  await writer.stop();
  return dumps.slice(1, writes).map((dump, index) => dump.asked - (dumps[index]?.answered ?? 0));
}

describe('the writer of a chain’s state', () => {
  it('writes once for each newest block, and leaves no draft', async () => {
    const writer = writerOf();
    expect([await writer.write(), await stored(), await writer.write()]).toEqual([true, { blocks: 1 }, false]);
    blocks = 2;
    expect([await writer.write(), await stored()]).toEqual([true, { blocks: 2 }]);
    expect(await readdir(folder)).toEqual(['state.json']);
    const head = ['eth_getBlockByNumber', ['latest', false]];
    expect(asked).toEqual([head, ['anvil_dumpState', []], head, head, ['anvil_dumpState', []]]);
  });

  it('writes nothing until a block follows the loaded state', async () => {
    expect([await writerOf('0x1').write(), await writerOf('0x2').write()]).toEqual([false, true]);
  });

  it('writes at its interval when a write takes no time', async () => {
    const [shortest = 0] = (await rests(4)).sort((one, other) => one - other);
    expect(shortest).toBeGreaterThanOrEqual(EVERY_MS - 1);
  });

  it('spends at most a twentieth of the time on writing', async () => {
    dumpMs = 25;
    for (const rest of await rests(3)) expect(rest).toBeGreaterThanOrEqual(20 * dumpMs);
  });

  it('logs a failure, and tries again', async () => {
    dumpMs = undefined;
    const said: string[] = [];
    const writer = writerOf();
    writer.start((message) => said.push(message));
    await eventually('two tries', async () => said.length >= 2);
    expect(said[0]).toBe('the state of the chain was not written: Error: anvil_dumpState: busy');
    dumpMs = 0;
    await eventually('a state', async () => (await readdir(folder)).includes('state.json'));
    await writer.stop();
  });

  it('finishes a running write when it is stopped, and starts no other', async () => {
    dumpMs = 100;
    grows = true;
    const writer = writerOf();
    writer.start((message) => expect.unreachable(message));
    await eventually('a write', async () => dumps.length === 1);
    await writer.stop();
    expect(await stored()).toEqual({ blocks });
    await delay(3 * EVERY_MS);
    expect(dumps).toHaveLength(1);
  });
});
