import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmbeddedChainError, startEmbeddedChain } from '../../../src/embedded/chain/index.ts';
import { SINGLETON_FACTORY, SINGLETON_FACTORY_CODE } from '../../../src/payments/chain/contracts/addresses.ts';
import { type ChainSource, localChain, SAFE } from '../../../src/payments/chain/index.ts';
import { watchChain } from '../../../src/payments/chain/metrics.ts';
import { createRpcClient, RPC_DEFAULTS } from '../../../src/payments/chain/rpc.ts';
import { createMetrics } from '../../../src/platform/http/server/metrics.ts';
import { run } from '../../cli/run.ts';
import { CHAIN_ID, RELAYER_KEY, startTestChain, type TestChain } from '../../support/chain.ts';
import { createDataFolder } from '../../support/data-folder.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { ask, mintCall, relayAll } from './relaying.ts';

let test: TestChain;
let dataDir: string;
const services: TestService[] = [];

beforeAll(async () => {
  test = await startTestChain();
  dataDir = await createDataFolder('paychart-chain-cli-');
});
afterAll(async () => {
  for (const service of services) await service.stop();
  await test?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (chain: Parameters<typeof startTestService>[0] = {}): Promise<TestService> => {
  const service = await startTestService(chain);
  services.push(service);
  return service;
};
const readiness = async ({ url }: TestService) => {
  const response = await fetch(`${url}/readyz`);
  const body = (await response.json()) as { code?: string };
  return [response.status, body.code ?? 'ok'];
};

describe('readiness (D-071)', () => {
  it('distinguishes the chain from the database', async () => {
    expect(await readiness(await start())).toEqual([200, 'ok']);
    const proxy = await startFaultProxy(test.url);
    const service = await start({ chain: { kind: 'rpc', urls: [proxy.url], rpc: { timeoutMs: 200, retryCount: 0 } } });
    expect(await readiness(service)).toEqual([200, 'ok']);
    proxy.faults = { error: 0, hang: 1, lost: 0 };
    expect(await readiness(service)).toEqual([503, 'CHAIN_UNAVAILABLE']);
    await service.pool.close();
    expect(await readiness(service)).toEqual([503, 'TRY_AGAIN']);
    proxy.faults = { error: 0, hang: 0, lost: 0 };
    expect(await readiness(service)).toEqual([503, 'TRY_AGAIN']);
    await proxy.close();
  });

  it('a service without the chain’s program starts, works, and reports what is missing', async () => {
    const missing = () => Promise.reject(new EmbeddedChainError('There is no anvil for this platform: set RPC_URL.'));
    const service = await start({ chain: { kind: 'embedded', start: missing } });
    expect(await readiness(service)).toEqual([503, 'CHAIN_UNAVAILABLE']);
    const { api } = await service.signUp('No Chain');
    expect((await api.getMe()).error).toBeUndefined();
    await ask(service, [mintCall(service, 1)]);
    await service.runUntilIdle();
    // The call, and the deployment of the organization's account: both wait.
    expect(await service.pool.owner('chain_transactions').pluck('state')).toEqual(['QUEUED', 'QUEUED']);
    await expect(service.engine.services.chain.ready()).rejects.toThrow('no anvil for this platform');
  });

  it('a node of another chain is refused', async () => {
    const service = await start({ variables: { CHAIN_ID: '8453' }, chain: { kind: 'rpc', urls: [test.url] } });
    expect(await readiness(service)).toEqual([503, 'CHAIN_UNAVAILABLE']);
    await expect(service.engine.services.chain.ready()).rejects.toThrow('RPC_URL is chain 84532');
  });
});

describe('a sandbox on an external node (D-432)', () => {
  it('deploys missing contracts by the relayer, once, and names its token in payments (R033)', async () => {
    const bare = await startEmbeddedChain({ dataDir, chainId: CHAIN_ID });
    try {
      const client = await createRpcClient(CHAIN_ID, [bare.url], RPC_DEFAULTS);
      const { setBalance, setCode } = localChain(client);
      await setBalance(test.chain.relayer.address, 10n ** 20n);
      const service = await start({ chain: { kind: 'rpc', urls: [bare.url] } });
      await service.runUntilIdle();
      expect(service.logLines.join('')).toContain('no singleton factory');
      await setCode(SINGLETON_FACTORY, SINGLETON_FACTORY_CODE);
      const again = await start({ chain: { kind: 'rpc', urls: [bare.url] }, databaseUrl: service.databaseUrl });
      await again.runUntilIdle();
      const { settlementToken, depositEscrow } = again.engine.services.chain.contracts;
      for (const address of [settlementToken, depositEscrow as Address, ...Object.values(SAFE)]) {
        expect(await client.getCode({ address })).toMatch(/^0x60/);
      }
      const states = await again.pool.owner('chain_transactions').pluck('state');
      expect(states).toEqual(Array(11).fill('CONFIRMED'));
      const sender = await again.signUp('Names Its Token');
      await sender.fund('5.00');
      const { sourceAssetId } = await sender.api
        .createOfframpPayment({ phone: '+15550104599', amountUsd: '1.00' })
        .unwrap();
      expect(sourceAssetId).toBe(`eip155:84532/erc20:${settlementToken.toLowerCase()}`);
    } finally {
      for (const service of services.splice(0)) await service.stop();
      await bare.stop();
    }
  });
});

describe('paychart chain prepare', () => {
  it('reports the missing parts of an external chain one by one, deploys them, and then has nothing to do', async () => {
    const bare = await startEmbeddedChain({ dataDir: join(dataDir, 'external'), chainId: CHAIN_ID });
    try {
      const client = await createRpcClient(CHAIN_ID, [bare.url], RPC_DEFAULTS);
      const { setBalance, setCode } = localChain(client);
      const { address } = test.chain.relayer;
      const service = await start({ chain: { kind: 'rpc', urls: [bare.url] } });
      const variables = { DATABASE_URL: service.databaseUrl, DATA_DIR: dataDir };
      const prepare = (more: Record<string, string> = {}) =>
        run({ ...variables, RPC_URL: bare.url, ...more }, ['chain', 'prepare', '--json']);
      const refusal = async (more: Record<string, string> = {}) => {
        const ended = await prepare(more);
        return [ended.status, ended.json<{ error: { code: string; message: string } }>().error] as const;
      };
      expect(await refusal({ RPC_URL: '' })).toEqual([1, expect.objectContaining({ code: 'NO_EXTERNAL_CHAIN' })]);
      const noFactory = { code: 'NO_SINGLETON_FACTORY', message: expect.stringContaining(SINGLETON_FACTORY) };
      expect(await refusal()).toEqual([1, noFactory]);
      await setCode(SINGLETON_FACTORY, SINGLETON_FACTORY_CODE);
      await setBalance(address, 0n);
      const noGas = {
        code: 'RELAYER_OUT_OF_GAS',
        message: expect.stringMatching(`Send at least .* ETH to ${address}`),
      };
      expect(await refusal()).toEqual([1, noGas]);
      // The same is told by the probe, and by what looks for whatever does not go on.
      expect(await (await fetch(`${service.url}/readyz`)).json()).toEqual({
        status: 'ok',
        warnings: ['RELAYER_OUT_OF_GAS'],
      });
      const stuck = await run({ ...variables, RPC_URL: bare.url }, ['stuck', '--json']);
      expect(stuck.json()).toEqual({
        stuck: [],
        warnings: [`The relayer is out of gas, so its calls wait. Send ETH to ${address}.`],
      });
      await setBalance(address, 10n ** 20n);
      expect(await readiness(service)).toEqual([200, 'ok']);
      const states = async () => {
        const ended = await prepare();
        expect(ended.status, ended.stdout).toBe(0);
        const { contracts } = ended.json<{ contracts: { name: string; state: string }[] }>();
        return contracts.map(({ name, state }) => [name, state]);
      };
      const own = [...Object.keys(SAFE), 'DemoUsd', 'DepositEscrow'];
      expect(await states()).toEqual([['SingletonFactory', 'there'], ...own.map((name) => [name, 'deployed'])]);
      expect(await states()).toEqual([['SingletonFactory', 'there'], ...own.map((name) => [name, 'there'])]);
      const silent = await refusal({ RPC_URL: 'http://127.0.0.1:9' });
      expect(silent).toEqual([1, expect.objectContaining({ code: 'CHAIN_UNAVAILABLE' })]);
    } finally {
      for (const service of services.splice(0)) await service.stop();
      await bare.stop();
    }
  });
});

describe('paychart chain status and metrics', () => {
  it('show head, lag, the queue and the relayer', async () => {
    const service = await start({ chain: test.source });
    await service.indexer.run();
    await ask(service, [mintCall(service, 2)]);
    await relayAll(service);
    await ask(service, [mintCall(service, 3)]);
    const variables = { DATABASE_URL: service.databaseUrl, DATA_DIR: dataDir };
    const told = await run({ ...variables, RPC_URL: test.url }, ['chain', 'status', '--json']);
    expect(told.status, told.stderr).toBe(0);
    const { head, indexed, lag, ...rest } = told.json<Record<string, string>>();
    expect(BigInt(head ?? 0)).toBe(await test.client.getBlockNumber());
    expect([BigInt(indexed ?? 0) + BigInt(lag ?? 0), lag]).toEqual([BigInt(head ?? 0), '1']);
    expect(rest).toMatchObject({
      chainId: 84_532,
      status: { state: 'ready', reason: null },
      relayer: { address: test.chain.relayer.address, balanceWei: expect.stringMatching(/^[0-9]{20,}$/) },
      transactions: { queued: 1, sent: 0, oldestSeconds: expect.any(Number) },
      ...test.chain.contracts,
    });
    expect(told.stdout).not.toContain(RELAYER_KEY);
    const silent = await run({ ...variables, RPC_URL: 'http://127.0.0.1:9' }, ['chain', 'status']);
    expect([silent.status, silent.stdout]).toEqual([1, expect.stringContaining('unavailable')]);
    const { registry } = createMetrics();
    await watchChain(registry, service.engine).check();
    const metrics = await registry.metrics();
    expect(metrics).toContain('paychart_chain_up 1');
    expect(metrics).toContain('paychart_chain_indexer_lag_blocks 1');
    expect(metrics).toContain('paychart_chain_transactions_pending{state="queued"} 1');
    expect(metrics).toMatch(/paychart_chain_relayer_balance_wei [1-9]/);
  });

  it('show nothing without a chain, and a silent chain as down', async () => {
    const metricsOf = async (source?: ChainSource) => {
      const service = await start(source && { chain: source });
      const { registry } = createMetrics();
      await watchChain(registry, service.engine).check();
      return registry.metrics();
    };
    expect(await metricsOf()).not.toContain('chain_');
    const silent = await metricsOf({ kind: 'rpc', urls: ['http://127.0.0.1:9'] });
    expect(silent).toContain('paychart_chain_up 0');
    for (const unknown of ['paychart_chain_indexer_lag_blocks', 'paychart_chain_relayer_balance_wei']) {
      expect(silent).not.toContain(unknown);
    }
  });
});
