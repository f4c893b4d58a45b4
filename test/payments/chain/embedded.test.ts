import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createPublicClient, http, type PublicClient } from 'viem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EmbeddedChain } from '../../../src/embedded/chain/embedded-chain.ts';
import { EmbeddedChainError, runningEmbeddedChain, startEmbeddedChain } from '../../../src/embedded/chain/index.ts';
import { StateWriter } from '../../../src/embedded/chain/state-writer.ts';
import { startTimeOf } from '../../../src/embedded/postgres/process-table.ts';
import { createChain, localChain } from '../../../src/payments/chain/index.ts';
import { CHAIN_ID, RELAYER_KEY } from '../../support/chain.ts';
import { createDataFolder } from '../../support/data-folder.ts';
import { eventually } from '../../support/service.ts';

const OWNER = fileURLToPath(new URL('./chain-owner-program.ts', import.meta.url));
const ALICE = '0x00000000000000000000000000000000000a11ce';

let dataDir: string;
const chains: EmbeddedChain[] = [];
const owners: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await createDataFolder('paychart-embedded-chain-');
});
afterEach(async () => {
  for (const owner of owners.splice(0)) {
    if (owner.exitCode === null && owner.signalCode === null) {
      owner.kill('SIGKILL');
      await once(owner, 'exit');
    }
  }
  for (const chain of chains.splice(0)) await chain.stop();
  // Whatever a failed test left running is taken over once more and ended, before its folder goes.
  if (await runningEmbeddedChain(dataDir))
    await startEmbeddedChain({ dataDir, chainId: CHAIN_ID }).then((c) => c.stop());
  await rm(dataDir, { recursive: true, force: true });
});

const clientOf = (url: string): PublicClient => createPublicClient({ transport: http(url), cacheTime: 0 });

async function start(): Promise<{ chain: EmbeddedChain; client: PublicClient }> {
  const chain = await startEmbeddedChain({ dataDir, chainId: CHAIN_ID });
  chains.push(chain);
  return { chain, client: clientOf(chain.url) };
}

/** A process that owns the chain, as `paychart start` does. */
async function spawnOwner(): Promise<{ owner: ChildProcess; url: string; pid: number }> {
  const owner = spawn(process.execPath, [OWNER, dataDir], {
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  owners.push(owner);
  for await (const line of createInterface({ input: owner.stdout as NonNullable<typeof owner.stdout> })) {
    return { owner, ...(JSON.parse(line) as { url: string; pid: number }) };
  }
  throw new Error('the owner ended without a report');
}

const change = (client: PublicClient, wei: bigint) => localChain(client).setBalance(ALICE, wei);
const isGone = (pid: number) => eventually(`${pid} to be gone`, async () => startTimeOf(pid) === undefined);

describe('the embedded chain (D-435)', () => {
  it('starts on loopback with its chain id, and keeps its state and URL over a restart', async () => {
    const { chain, client } = await start();
    expect(new URL(chain.url).hostname).toBe('127.0.0.1');
    expect(chain.port).toBeGreaterThan(1023);
    expect(await client.getChainId()).toBe(CHAIN_ID);
    await change(client, 7n);
    await localChain(client).mine(3);
    const pid = chain.pid() ?? 0;
    await chain.stop();
    await chain.stop();
    expect(startTimeOf(pid)).toBeUndefined();
    const again = await start();
    expect(again.chain.url).toBe(chain.url);
    expect(await again.client.getBalance({ address: ALICE })).toBe(7n);
    expect(await again.client.getBlockNumber()).toBe(3n);
  });

  it('writes only into its folder, as every user', async () => {
    const before = await readdir(homedir());
    const { chain, client } = await start();
    await localChain(client).mine(300);
    await chain.stop();
    expect((await readdir(homedir())).sort()).toEqual(before.sort());
    expect((await readdir(join(dataDir, 'chain'))).sort()).toEqual(['anvil.log', 'port', 'state.json']);
    expect(await readFile(join(dataDir, 'chain', 'anvil.log'), 'utf8')).toBe('');
  });

  it('stops the chain of a killed owner, and loads its state', async () => {
    const { owner, url, pid } = await spawnOwner();
    await change(clientOf(url), 11n);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(await clientOf(url).getChainId()).toBe(CHAIN_ID);
    const { client } = await start();
    await isGone(pid);
    expect(await client.getBalance({ address: ALICE })).toBe(11n);
  });

  it('stops with its owner on SIGTERM, and leaves no process', async () => {
    const { owner, pid } = await spawnOwner();
    expect(await runningEmbeddedChain(dataDir)).toBeDefined();
    owner.kill('SIGTERM');
    expect(await once(owner, 'exit')).toEqual([0, null]);
    expect(startTimeOf(pid)).toBeUndefined();
    expect(await runningEmbeddedChain(dataDir)).toBeUndefined();
  });

  it('starts again after it was killed, on the same URL and with the last written state', async () => {
    const { chain, client } = await start();
    await change(client, 13n);
    await chain.stop();
    const again = await start();
    const pid = again.chain.pid() ?? 0;
    process.kill(pid, 'SIGKILL');
    await eventually(
      'the chain to be back',
      async () => again.chain.pid() !== pid && (await again.client.getChainId()),
    );
    expect(await again.client.getBalance({ address: ALICE })).toBe(13n);
  });

  it('loads the last complete state when the newest one is truncated', async () => {
    const { chain, client } = await start();
    await change(client, 17n);
    await chain.stop();
    const state = await readFile(join(dataDir, 'chain', 'state.json'), 'utf8');
    await writeFile(join(dataDir, 'chain', 'state.next.json'), state.slice(0, state.length / 2));
    const again = await start();
    expect(await again.client.getBalance({ address: ALICE })).toBe(17n);
  });

  it('writes its state when blocks were added or removed, and nothing while it is idle', async () => {
    const { chain, client } = await start();
    const [loaded, draft] = [join(dataDir, 'chain', 'other.json'), join(dataDir, 'chain', 'other.draft.json')];
    const writer = new StateWriter(chain.url, { loaded, draft });
    const blocks = async () => JSON.parse(await readFile(loaded, 'utf8')).blocks.length;
    expect([await writer.write(), await blocks()]).toEqual([true, 1]);
    await rm(loaded);
    expect(await writer.write()).toBe(false);
    await localChain(client).mine(3);
    expect([await writer.write(), await blocks()]).toEqual([true, 4]);
    await localChain(client).reorg(2, []);
    expect([await writer.write(), await blocks(), await writer.write()]).toEqual([true, 4, false]);
    expect((await readdir(join(dataDir, 'chain'))).sort()).toEqual([
      ...['anvil.log', 'anvil.pid', 'cache', 'other.json', 'owner.lock', 'port'],
    ]);
  });

  it('has the state written between blocks when it was killed with its owner', async () => {
    const { owner, url, pid } = await spawnOwner();
    await change(clientOf(url), 19n);
    await localChain(clientOf(url)).mine(2);
    const state = join(dataDir, 'chain', 'state.json');
    await eventually(
      'its blocks to be written',
      () =>
        readFile(state, 'utf8').then(
          (text) => JSON.parse(text).blocks.length === 3,
          () => false,
        ),
      60_000,
    );
    owner.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await once(owner, 'exit');
    await isGone(pid);
    const { client } = await start();
    expect(await client.getBlockNumber()).toBe(2n);
    expect(await client.getBalance({ address: ALICE })).toBe(19n);
  });

  it('does not touch another program that has its old pid', async () => {
    const { chain } = await start();
    await chain.stop();
    const other = spawn('sleep', ['60']);
    try {
      await appendFile(join(dataDir, 'chain', 'anvil.pid'), String(other.pid));
      await start();
      expect(startTimeOf(other.pid ?? 0)).toBeDefined();
    } finally {
      other.kill('SIGKILL');
    }
  });

  it('refuses a folder whose owner is still running', async () => {
    await start();
    await expect(startEmbeddedChain({ dataDir, chainId: CHAIN_ID })).rejects.toThrow(EmbeddedChainError);
  });

  it('reports a failed start to all waiting callers at once', async () => {
    const chain = createChain({
      chainId: CHAIN_ID,
      relayerKey: RELAYER_KEY,
      deploys: true,
      source: { kind: 'embedded', start: () => Promise.reject(new EmbeddedChainError('There is no anvil here')) },
    });
    await expect(chain.ready()).rejects.toThrow('There is no anvil here');
    expect(chain.status()).toEqual({ source: 'embedded', state: 'unavailable', reason: 'There is no anvil here' });
    await chain.close();
  });
});
