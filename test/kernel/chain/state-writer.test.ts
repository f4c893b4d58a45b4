import { once } from 'node:events';
import { rm } from 'node:fs/promises';
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
const STATE = `0x${gzipSync('{}').toString('hex')}`;

let folder: string;
let node: Server;
let url: string;
/** How long the node takes to put its state together. */
let dumpMs: number;
/** When a state was asked for, and when it was answered. */
let dumps: { asked: number; answered?: number }[];

beforeEach(async () => {
  folder = await createDataFolder('paychart-state-');
  dumps = [];
  let blocks = 0;
  node = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const dump = { asked: performance.now() };
    if (method === 'anvil_dumpState') {
      dumps.push(dump);
      await delay(dumpMs);
      Object.assign(dump, { answered: performance.now() });
    } else {
      // There is always a new block.
      blocks += 1;
    }
    const result = method === 'anvil_dumpState' ? STATE : { hash: `0x${blocks}` };
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }));
  });
  await once(node.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
});
afterEach(async () => {
  node.closeAllConnections();
  node.close();
  await rm(folder, { recursive: true, force: true });
});

/** Between the end of one write and the beginning of the next one. */
async function rests(writes: number): Promise<number[]> {
  const files = { loaded: join(folder, 'state.json'), draft: join(folder, 'draft.json') };
  const writer = new StateWriter(url, files, undefined, EVERY_MS);
  writer.start((message) => expect.unreachable(message));
  await eventually(`${writes} writes`, async () => dumps.length >= writes);
  await writer.stop();
  return dumps.slice(1, writes).map(({ asked }, index) => asked - (dumps[index]?.answered ?? 0));
}

describe('the writer of a chain’s state', () => {
  it('writes at its interval what takes no time', async () => {
    dumpMs = 0;
    for (const rest of await rests(4)) expect(rest).toBeGreaterThanOrEqual(EVERY_MS - 1);
  });

  it('takes a twentieth of the time at most', async () => {
    dumpMs = 25;
    for (const rest of await rests(3)) expect(rest).toBeGreaterThanOrEqual(20 * dumpMs);
  });
});
