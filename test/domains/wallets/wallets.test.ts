import ProtocolKit from '@safe-global/protocol-kit';
import { keccak256, stringToHex } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeOf } from '../../../src/domains/wallets/rules/new-wallet.ts';
import { relay } from '../../../src/payments/chain/index.ts';
import { CHAIN_ID, startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { working } from '../../support/working.ts';
import { newOwner, ownersOf, runUntilChainIdle } from './owners.ts';

/** Its types say CommonJS, and what is loaded is an ES module: the class itself. */
const SafeKit = 'init' in ProtocolKit ? (ProtocolKit as unknown as typeof ProtocolKit.default) : ProtocolKit.default;

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  acme = await service.signUp('Acme');
  harbor = await service.signUp('Harbor');
  await runUntilChainIdle(service);
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const create = (addresses: readonly string[], threshold?: number) =>
  acme.api.createWallet({ name: 'Operations', owners: ownersOf(addresses), ...(threshold && { threshold }) }).unwrap();
const row = (id: string) => service.pool.owner('wallets').where({ id }).first();
const eventsOf = async (id: string) => {
  const log = await service.pool.owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step');
  return log.map(({ event }) => event);
};
const read = (id: string) => acme.api.getWallet({ id }).unwrap();

describe('a wallet', { shuffle: false }, () => {
  it('has its address at once, and keeps it when it is deployed (R294, R305, R306, R307, R308, R312, R404)', async () => {
    const owner = newOwner().address;
    const { data: wallet, response } = await acme.api.createWallet({
      name: 'Operations',
      owners: [{ address: owner.toLowerCase(), role: 'FINANCE_OWNER' }],
    });
    if (!wallet) throw new Error('no wallet');
    expect(response?.headers.get('location')).toBe(`/v1/wallets/${wallet.id}`);
    expect(wallet).toMatchObject({
      kind: 'STANDARD',
      status: 'PENDING_DEPLOYMENT',
      predictedAddress: true,
      chainId: CHAIN_ID,
      threshold: 1,
      failureReason: null,
      owners: [{ address: owner, role: 'FINANCE_OWNER', label: null }],
      ownersOutOfDate: false,
    });
    await runUntilChainIdle(service);
    expect(await read(wallet.id)).toMatchObject({ ...wallet, status: 'DEPLOYED', predictedAddress: false });
    const { deployment_tx_hash: hash } = await row(wallet.id);
    expect(await chain.client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' });
    expect(await eventsOf(wallet.id)).toEqual(['CREATE', 'SEND_DEPLOYMENT', 'LAND']);
    const { events } = await acme.api.listEvents({ resourceId: wallet.id }).unwrap();
    expect(events).toMatchObject([
      { type: 'wallet.deployed', data: { object: { id: wallet.id, status: 'DEPLOYED' }, previousStatus: 'DEPLOYING' } },
    ]);
  });

  it('can be funded before its deployment, with USDC and ETH for gas (R295, R305, D-260)', async () => {
    const { id, address } = await create([newOwner().address]);
    await acme.api.setTestChain({ holdDeployments: true }).unwrap();
    expect((await read(id)).balances).toEqual([
      { asset: 'usdc', amount: '0', decimals: 6 },
      { asset: 'eth', amount: '0', decimals: 18 },
    ]);
    await chain.local.setBalance(address as `0x${string}`, 1_230_000_000_000_000n);
    await acme.api.fundWallet({ id, amount: '12.5' }).unwrap();
    await runUntilChainIdle(service);
    const funded = await read(id);
    expect(funded).toMatchObject({
      status: 'PENDING_DEPLOYMENT',
      predictedAddress: true,
      balances: [
        { asset: 'usdc', amount: '12.5', decimals: 6 },
        { asset: 'eth', amount: '0.00123', decimals: 18 },
      ],
    });
    await acme.api.setTestChain({ holdDeployments: false }).unwrap();
    await service.engine.services.jobs.runNow({ topic: 'wallets.deploy', key: id });
    await runUntilChainIdle(service);
    expect(await read(id)).toMatchObject({ status: 'DEPLOYED', balances: funded.balances, address });
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [10, 10],
  ])(
    'of %i owners and threshold %i is the Safe that protocol-kit predicts and recognises (D-258)',
    async (count, threshold) => {
      const owners = Array.from({ length: count }, () => newOwner().address);
      const wallet = await create(owners, threshold);
      const judge = await SafeKit.init({
        provider: chain.url,
        predictedSafe: {
          safeAccountConfig: { owners, threshold },
          safeDeploymentConfig: {
            saltNonce: BigInt(keccak256(stringToHex(wallet.id))).toString(),
            safeVersion: '1.4.1',
          },
        },
      });
      expect(wallet.address).toBe(await judge.getAddress());
      await runUntilChainIdle(service);
      const deployed = await SafeKit.init({ provider: chain.url, safeAddress: wallet.address });
      expect(await deployed.isSafeDeployed()).toBe(true);
      expect(await deployed.getOwners()).toEqual(owners);
      expect(await deployed.getThreshold()).toBe(threshold);
      expect(await deployed.getNonce()).toBe(0);
      expect(deployed.getContractVersion()).toBe('1.4.1');
    },
  );

  it('refuses owners and thresholds that no Safe can have, in the order of the contract (R309, R310, R311)', async () => {
    const [one, two] = [newOwner().address, newOwner().address];
    const swapped = [...one].map((letter) =>
      letter === 'x' ? letter : letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    const name = 'Operations';
    const ask = async (body: object) => (await acme.api.createWallet(body as never)).error;
    expect(await ask({ name, owners: ownersOf([swapped.join('')]) })).toMatchObject({ code: 'INVALID_WALLET_ADDRESS' });
    expect(await ask({ name, owners: ownersOf(['0x0000000000000000000000000000000000000001']) })).toMatchObject({
      code: 'INVALID_WALLET_ADDRESS',
    });
    for (const body of [
      { owners: ownersOf([one]) },
      { name, owners: [] },
      { name, owners: [{ address: one, role: 'OWNER' }] },
      { name, owners: ownersOf(Array.from({ length: 11 }, () => newOwner().address)) },
      { name, owners: ownersOf([one, two, one.toLowerCase()]) },
      { name, owners: ownersOf([one, two]), threshold: 3 },
      { name, owners: ownersOf([one]), threshold: 0 },
    ]) {
      expect(await ask(body)).toMatchObject({ code: 'VALIDATION_FAILED', statusCode: 400 });
    }
    for (const chainId of [8453, 0, -5, 1.5]) {
      expect(await ask({ name, owners: ownersOf([one]), chainId }), `${chainId}`).toMatchObject({
        code: 'ACCOUNT_CHAIN_MISMATCH',
      });
    }
  });

  it('is DEPLOYED also when another client deployed it first, and the factory would revert (D-259)', async () => {
    const wallet = await create([newOwner().address]);
    const { owners, threshold } = await row(wallet.id);
    const { deployment } = safeOf(wallet.id, { owners, threshold });
    await working(service, async (unit) =>
      unit.write(relay({ key: `other:${wallet.id}`, ...deployment, now: new Date() })),
    );
    for (let round = 0; (await chain.client.getCode({ address: wallet.address as `0x${string}` })) === undefined; ) {
      await service.relayer.run();
      round += 1;
      if (round > 50) throw new Error('nobody deploys it');
    }
    await runUntilChainIdle(service);
    expect((await read(wallet.id)).status).toBe('DEPLOYED');
    expect(await row(wallet.id)).toMatchObject({ deployment_tx_hash: null, failed_attempts: 0 });
    expect(await eventsOf(wallet.id)).toEqual(['CREATE', 'SEND_DEPLOYMENT', 'LAND']);
  });

  it('is FAILED after three attempts, keeps its address, and notifies its tenant (R404, R577, D-259, D-461)', async () => {
    expect(await acme.api.setTestChain({ failNextDeployments: 1 }).unwrap()).toMatchObject({ failNextDeployments: 1 });
    const failed = await create([newOwner().address]);
    await runUntilChainIdle(service);
    const next = await create([newOwner().address]);
    await runUntilChainIdle(service);
    expect(await read(failed.id)).toMatchObject({
      status: 'FAILED',
      failureReason: 'SIMULATED_FAILURE',
      predictedAddress: true,
      address: failed.address,
    });
    expect(await eventsOf(failed.id)).toEqual(['CREATE', ...Array(3).fill('ATTEMPT_FAILED')]);
    expect((await read(next.id)).status).toBe('DEPLOYED');
    expect((await acme.api.getTestChain().unwrap()).failNextDeployments).toBe(0);
    const { events } = await acme.api.listEvents({ resourceId: failed.id }).unwrap();
    expect(events).toMatchObject([{ type: 'wallet.failed', data: { object: { failureReason: 'SIMULATED_FAILURE' } } }]);
    expect((await acme.api.fundWallet({ id: failed.id })).error).toMatchObject({ code: 'WALLET_NOT_DEPLOYABLE' });
  });

  it('sends one deployment, however often its job runs (D-264)', async () => {
    const { id } = await create([newOwner().address]);
    const run = () => service.engine.services.jobs.runNow({ topic: 'wallets.deploy', key: id });
    await Promise.all([run(), run(), run()]);
    await service.pool.owner('outbox_jobs').where({ key: id }).update({ lease_until: null });
    await Promise.all([run(), run()]);
    await runUntilChainIdle(service);
    const sent = await service.pool.owner('chain_transactions').where('key', 'like', `wallet:${id}:%`);
    expect(sent).toMatchObject([{ state: 'CONFIRMED' }]);
    expect(await eventsOf(id)).toEqual(['CREATE', 'SEND_DEPLOYMENT', 'LAND']);
  });
});

describe('reading wallets', () => {
  it('shows balances on a single read only, and answers 503 instead of zero when they are unreadable (R313, D-251)', async () => {
    const { id } = await create([newOwner().address]);
    const { wallets } = await acme.api.listWallets().unwrap();
    expect(wallets.every((wallet) => !('balances' in wallet))).toBe(true);
    await acme.api.setTestChain({ available: false }).unwrap();
    const { error, response } = await acme.api.getWallet({ id });
    expect(error).toMatchObject({ code: 'BALANCE_UNAVAILABLE', statusCode: 503 });
    expect(response?.headers.get('retry-after')).toBe('2');
    expect((await acme.api.listWallets().unwrap()).wallets).toEqual(wallets);
    await acme.api.setTestChain({ available: true }).unwrap();
    expect((await acme.api.getWallet({ id }).unwrap()).balances).toHaveLength(2);
  });

  it('answers 503 while the chain is down, and a deployment waits for it (D-251)', async () => {
    const alone = await startTestService({ databaseUrl: service.databaseUrl });
    try {
      const { id } = await create([newOwner().address]);
      const url = `${alone.url}/v1/wallets/${id}`;
      const answer = await fetch(url, { headers: { 'x-service-api-key': acme.apiKey } });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await answer.json()).toMatchObject({ code: 'BALANCE_UNAVAILABLE' });
      await alone.engine.services.jobs.runNow({ topic: 'wallets.deploy', key: id });
      expect((await row(id)).status).toBe('PENDING_DEPLOYMENT');
      await service.engine.services.jobs.runNow({ topic: 'wallets.deploy', key: id });
      await runUntilChainIdle(service);
      expect((await read(id)).status).toBe('DEPLOYED');
    } finally {
      await alone.stop();
    }
  });

  it('answers 503 when one of several balances cannot be read (D-251)', async () => {
    const variables = { SETTLEMENT_TOKEN_ADDRESS: newOwner().address };
    const other = await startTestService({ databaseUrl: service.databaseUrl, chain: chain.source, variables });
    try {
      const { id } = await create([newOwner().address]);
      for (const path of [`/v1/wallets/${id}`, '/v1/balance']) {
        const answer = await fetch(`${other.url}${path}`, { headers: { 'x-service-api-key': acme.apiKey } });
        expect(answer.status).toBe(503);
        expect(await answer.json()).toMatchObject({ code: 'BALANCE_UNAVAILABLE' });
      }
    } finally {
      await other.stop();
    }
  });

  it('pages with a total, newest first, by status, without another tenant’s wallets (R433, D-043)', async () => {
    const bay = await service.signUp('Bay');
    const made: string[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      made.unshift((await bay.api.createWallet({ name, owners: ownersOf([newOwner().address]) }).unwrap()).id);
    }
    await runUntilChainIdle(service);
    const all = await bay.api.listWallets().unwrap();
    const [smart] = all.wallets.slice(-1);
    expect(smart).toMatchObject({ kind: 'SMART_ACCOUNT' });
    expect(all.wallets.map(({ id }) => id)).toEqual([...made, smart?.id]);
    expect(all.total).toBe(4);
    const page = await bay.api.listWallets({ skip: 1, take: 2 }).unwrap();
    expect(page.wallets).toEqual(all.wallets.slice(1, 3));
    expect(page.total).toBe(4);
    expect(await bay.api.listWallets({ status: 'FAILED' }).unwrap()).toEqual({ wallets: [], total: 0 });
    expect((await bay.api.listWallets({ status: 'DEPLOYED' }).unwrap()).total).toBe(4);
  });

  it('answers another tenant exactly as it does for a missing wallet (D-039)', async () => {
    const { id } = await create([newOwner().address]);
    const bytes = async (method: string, path: string) => {
      const response = await fetch(`${service.url}${path}`, {
        method,
        headers: { 'x-service-api-key': harbor.apiKey, 'x-request-id': 'req_same' },
      });
      return [response.status, (await response.text()).replaceAll(/req_[0-9a-z]+/g, 'req')];
    };
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/fund'],
    ] as const) {
      const foreign = await bytes(method, `/v1/wallets/${id}${path}`);
      expect(foreign[0]).toBe(404);
      expect(foreign).toEqual(await bytes(method, `/v1/wallets/wal_00000000000000000000000000${path}`));
    }
  });

  it('changes nothing (R293)', async () => {
    const { id } = await create([newOwner().address]);
    await runUntilChainIdle(service);
    await changesNothing(service, 'reading wallets', async () => {
      await read(id);
      await acme.api.listWallets().unwrap();
    });
  });
});
