import { createWalletClient, encodeEventTopics, http, pad } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { toFunctionSelector } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDrip } from '../../../src/domains/wallets/operations/create-drip.ts';
import { fundWallet } from '../../../src/domains/wallets/operations/fund-wallet.ts';
import { getDrip } from '../../../src/domains/wallets/operations/get-drip.ts';
import { listDrips } from '../../../src/domains/wallets/operations/list-drips.ts';
import { demoUsdAbi, demoUsdDeployment, erc20Abi } from '../../../src/payments/chain/index.ts';
import { chainDefinition } from '../../../src/payments/chain/rpc.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { newOwner, ownersOf, runUntilChainIdle } from './owners.ts';

/** One of anvil's own accounts, which has ETH. */
const MINTER_KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';

/** What OpenZeppelin's token says of a transfer that its sender does not have. */
const INSUFFICIENT = toFunctionSelector('function ERC20InsufficientBalance(address, uint256, uint256)');

let chain: TestChain;
let service: TestService;
let tenants = 0;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const signUp = () => {
  tenants += 1;
  return service.signUp(`Faucet ${tenants}`);
};
const walletOf = async ({ api }: TestTenant) =>
  api.createWallet({ name: 'Funded', owners: ownersOf([newOwner().address]) }).unwrap();
const balancesOf = async ({ api }: TestTenant, id: string) =>
  Object.fromEntries((await api.getWallet({ id }).unwrap()).balances.map(({ asset, amount }) => [asset, amount]));

describe('a drip', () => {
  it('is SUBMITTED, then CONFIRMED with its transaction (R296, R314, R315, R405, R434, R578)', async () => {
    const acme = await signUp();
    const wallet = await walletOf(acme);
    const { data: drip, response } = await acme.api.fundWallet({ id: wallet.id });
    if (!drip) throw new Error('no drip');
    expect(drip).toMatchObject({
      walletId: wallet.id,
      asset: 'usdc',
      amount: '250',
      chainId: 84532,
      status: 'SUBMITTED',
      txHash: null,
      failureReason: null,
    });
    expect(response?.headers.get('location')).toBe(`/v1/faucet/drips/${drip.id}`);
    await runUntilChainIdle(service);
    const confirmed = await acme.api.getDrip({ dripId: drip.id }).unwrap();
    expect(confirmed).toMatchObject({
      ...drip,
      status: 'CONFIRMED',
      txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    });
    const { status, logs } = await chain.client.getTransactionReceipt({ hash: confirmed.txHash as `0x${string}` });
    expect(status).toBe('success');
    const [topic] = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' });
    const to = pad(wallet.address.toLowerCase() as `0x${string}`);
    expect(
      logs.filter(({ topics }) => topics[0] === topic && topics[2] === to).map(({ data }) => BigInt(data)),
    ).toEqual([250_000_000n]);
    expect(await balancesOf(acme, wallet.id)).toEqual({ usdc: '250', eth: '0' });
    const { events } = await acme.api.listEvents({ resourceId: drip.id }).unwrap();
    expect(events).toMatchObject([{ type: 'drip.confirmed', data: { previousStatus: 'SUBMITTED' } }]);
  });

  it('of ETH is 0.02 by default and at most 0.02 (R316)', async () => {
    const acme = await signUp();
    const { id } = await walletOf(acme);
    expect((await acme.api.fundWallet({ id, asset: 'eth' }).unwrap()).amount).toBe('0.02');
    expect((await acme.api.fundWallet({ id, asset: 'eth', amount: '0.000000000000000001' }).unwrap()).amount).toBe(
      '0.000000000000000001',
    );
    const over = await acme.api.fundWallet({ id, asset: 'eth', amount: '0.020000000000000001' });
    expect(over.error).toMatchObject({ code: 'AMOUNT_EXCEEDS_CAP', statusCode: 400 });
    await runUntilChainIdle(service);
    expect((await balancesOf(acme, id)).eth).toBe('0.020000000000000001');
  });

  it('of ETH arrives also when its wallet is deployed in between', async () => {
    const acme = await signUp();
    const { id } = await walletOf(acme);
    const drip = await acme.api.fundWallet({ id, asset: 'eth' }).unwrap();
    const { jobs } = service.engine.services;
    await jobs.runNow({ topic: 'wallets.deploy', key: id });
    await jobs.runNow({ topic: 'wallets.drip', key: drip.id });
    await runUntilChainIdle(service);
    const { status, failureReason } = await acme.api.getDrip({ dripId: drip.id }).unwrap();
    expect([status, failureReason]).toEqual(['CONFIRMED', null]);
    expect((await balancesOf(acme, id)).eth).toBe('0.02');
  });

  it('of USDC is at most 1000, with 6 fraction digits (R315, D-253)', async () => {
    const acme = await signUp();
    const { id } = await walletOf(acme);
    expect((await acme.api.fundWallet({ id, amount: '1000' }).unwrap()).amount).toBe('1000');
    expect((await acme.api.fundWallet({ id, amount: '0.100000' }).unwrap()).amount).toBe('0.1');
    expect((await acme.api.fundWallet({ id, amount: '1000.000001' })).error).toMatchObject({
      code: 'AMOUNT_EXCEEDS_CAP',
    });
    for (const amount of ['0.0000001', '0', '-1', '1e3', '01']) {
      expect((await acme.api.fundWallet({ id, amount })).error, amount).toMatchObject({ code: 'INVALID_AMOUNT' });
    }
  });

  it('into the smart account, or the organization account, credits the internal balance once (R437, D-252)', async () => {
    const acme = await signUp();
    const { smartAccount, organizationAccount } = await acme.session.getBalance({ ensure: true }).unwrap();
    const smart = await acme.session.createDrip({}).unwrap();
    const organization = await acme.session.createDrip({ account: 'organization', amount: '1.5' }).unwrap();
    const gas = await acme.session.createDrip({ asset: 'eth' }).unwrap();
    expect([smart.walletId, organization.walletId]).toEqual([smartAccount?.walletId, organizationAccount?.walletId]);
    expect(await acme.balances()).toEqual({});
    await runUntilChainIdle(service);
    // Each is looked at once more: what is confirmed stays as it is.
    for (const { id } of [smart, organization, gas]) {
      await service.pool.owner('outbox_jobs').where({ key: id }).update({ lease_until: null });
      await service.engine.services.jobs.runNow({ topic: 'wallets.drip', key: id });
    }
    expect(await acme.balances()).toEqual({ available: 251_500_000n });
    const after = await acme.session.getBalance().unwrap();
    expect(after).toMatchObject({
      internalBalance: { availableBaseUnits: '251500000', reservedBaseUnits: '0', lockedBaseUnits: '0' },
      smartAccount: { balances: [{ amount: '250' }, { amount: '0.02' }] },
      organizationAccount: { balances: [{ amount: '1.5' }, { amount: '0' }] },
    });
    await acme.api.fundWallet({ id: smart.walletId }).unwrap();
    await runUntilChainIdle(service);
    expect(await acme.balances()).toEqual({ available: 251_500_000n });
  });

  it('is FAILED with its reason when a failure is scripted, and credits nothing (R314, R405, D-257)', async () => {
    const acme = await signUp();
    await acme.api.setTestChain({ failNextDrips: 1 }).unwrap();
    const failing = await acme.session.createDrip({}).unwrap();
    await runUntilChainIdle(service);
    const next = await acme.session.createDrip({}).unwrap();
    await runUntilChainIdle(service);
    expect(await acme.api.getDrip({ dripId: failing.id }).unwrap()).toMatchObject({
      status: 'FAILED',
      failureReason: 'SIMULATED_FAILURE',
      txHash: null,
    });
    expect(await acme.api.getDrip({ dripId: next.id }).unwrap()).toMatchObject({ status: 'CONFIRMED' });
    expect(await acme.balances()).toEqual({ available: 250_000_000n });
    expect((await acme.api.getTestChain().unwrap()).failNextDrips).toBe(0);
  });

  it('uses each scripted failure once, also for simultaneous drips (D-257)', async () => {
    const acme = await signUp();
    await acme.api.setTestChain({ failNextDrips: 2 }).unwrap();
    const drips = await Promise.all(
      Array.from({ length: 5 }, () => acme.session.createDrip({ amount: '1.00' }).unwrap()),
    );
    await runUntilChainIdle(service);
    const ended = await Promise.all(drips.map(({ id }) => acme.api.getDrip({ dripId: id }).unwrap()));
    expect(ended.map(({ status }) => status).sort()).toEqual([
      ...Array(3).fill('CONFIRMED'),
      ...Array(2).fill('FAILED'),
    ]);
    expect(await acme.balances()).toEqual({ available: 3_000_000n });
    expect((await acme.api.getTestChain().unwrap()).failNextDrips).toBe(0);
  });

  it('is FAILED with the chain’s reason when its transfer reverts (R405)', async () => {
    const acme = await signUp();
    const { id, address } = await walletOf(acme);
    await runUntilChainIdle(service);
    const drip = await acme.api.fundWallet({ id, asset: 'eth' }).unwrap();
    // A contract that takes no money.
    await chain.local.setCode(address as `0x${string}`, '0x60006000fd');
    await runUntilChainIdle(service);
    expect(await acme.api.getDrip({ dripId: drip.id }).unwrap()).toMatchObject({
      status: 'FAILED',
      failureReason: expect.stringContaining('reverted'),
    });
  });

  it('needs wallets:fund (R435)', async () => {
    const acme = await signUp();
    const { id } = await walletOf(acme);
    const { apiKey } = await acme.session.createApiKey({ name: 'reader', scopes: ['wallets:read'] }).unwrap();
    const response = await fetch(`${service.url}/v1/wallets/${id}/fund`, {
      method: 'POST',
      headers: { 'x-service-api-key': apiKey },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
  });

  it('is listed newest first, by wallet, for its own tenant only (R438)', async () => {
    const [acme, harbor] = [await signUp(), await signUp()];
    const wallet = await walletOf(acme);
    const other = await walletOf(acme);
    const first = await acme.api.fundWallet({ id: wallet.id }).unwrap();
    const second = await acme.api.fundWallet({ id: other.id, asset: 'eth' }).unwrap();
    expect(await acme.api.listDrips().unwrap()).toEqual({ drips: [second, first] });
    expect(await acme.api.listDrips({ walletId: wallet.id }).unwrap()).toEqual({ drips: [first] });
    expect(await acme.api.listDrips({ walletId: 'wal_none' }).unwrap()).toEqual({ drips: [] });
    expect(await harbor.api.listDrips({ walletId: wallet.id }).unwrap()).toEqual({ drips: [] });
    const [foreign, missing] = await Promise.all(
      [first.id, 'drip_none'].map(async (dripId) => (await harbor.api.getDrip({ dripId })).error),
    );
    expect(foreign).toMatchObject({ code: 'DRIP_NOT_FOUND', statusCode: 404 });
    expect(foreign?.message).toBe(missing?.message);
  });
});

describe('a sandbox with a token of its own', () => {
  it('pays drips from the relayer’s balance until it is empty (R296)', async () => {
    const minter = privateKeyToAccount(MINTER_KEY);
    const deployment = demoUsdDeployment(minter.address);
    await chain.local.deploy([deployment]);
    const client = createWalletClient({
      account: minter,
      chain: chainDefinition(84_532, [chain.url]),
      transport: http(chain.url),
    });
    const args = [chain.chain.relayer.address, 300_000_000n] as const;
    await client.writeContract({ address: deployment.address, abi: demoUsdAbi, functionName: 'mint', args });
    await chain.local.mine();
    const other = await startTestService({
      chain: chain.source,
      variables: { SETTLEMENT_TOKEN_ADDRESS: deployment.address },
    });
    try {
      const { api } = await other.signUp('Given token');
      const { id } = await api.createWallet({ name: 'Given', owners: ownersOf([newOwner().address]) }).unwrap();
      const paid = await api.fundWallet({ id }).unwrap();
      await runUntilChainIdle(other);
      const tooMuch = await api.fundWallet({ id }).unwrap();
      await runUntilChainIdle(other);
      expect(await api.getDrip({ dripId: paid.id }).unwrap()).toMatchObject({ status: 'CONFIRMED' });
      expect(await api.getDrip({ dripId: tooMuch.id }).unwrap()).toMatchObject({
        status: 'FAILED',
        failureReason: expect.stringContaining(INSUFFICIENT),
      });
      expect((await api.getWallet({ id }).unwrap()).balances[0]).toEqual({ asset: 'usdc', amount: '250', decimals: 6 });
    } finally {
      await other.stop();
    }
  });
});

describe('a drip without a faucet or an account', () => {
  it('into a wallet of a main chain is FAUCET_NOT_AVAILABLE (R440)', async () => {
    const acme = await signUp();
    const { id } = await walletOf(acme);
    await service.pool.owner('wallets').where({ id }).update({ chain_id: 8453 });
    expect((await acme.api.fundWallet({ id })).error).toMatchObject({ code: 'FAUCET_NOT_AVAILABLE', statusCode: 403 });
  });

  it('is refused in live before anything is looked up (R441, D-255)', async () => {
    const request = {
      caller: { environment: 'live' },
      tenantId: 'ten_live',
      path: { id: 'wal_x', dripId: 'drip_x' },
      query: {},
      body: {},
      reads: unreadable,
      fail: (code: string) => ({ refused: code }),
    };
    for (const handler of [fundWallet, createDrip, getDrip, listDrips]) {
      expect(await (handler as (request: unknown) => Promise<unknown>)(request)).toEqual({
        refused: 'FAUCET_NOT_AVAILABLE',
      });
    }
  });

  it('names a missing or FAILED account (D-254)', async () => {
    const acme = await signUp();
    expect((await acme.session.createDrip({ account: 'organization' })).error).toMatchObject({
      code: 'ORG_ACCOUNT_NOT_READY',
      details: { status: 'NOT_PROVISIONED' },
    });
    await acme.api.setTestChain({ failNextDeployments: 2 }).unwrap();
    await acme.session.getBalance({ ensure: true }).unwrap();
    await runUntilChainIdle(service);
    expect((await acme.session.createDrip({ account: 'organization' })).error).toMatchObject({
      code: 'ORG_ACCOUNT_NOT_READY',
      details: { status: 'FAILED' },
    });
    expect((await acme.session.createDrip({})).error).toMatchObject({ code: 'WALLET_NOT_DEPLOYABLE', statusCode: 409 });
    await service.pool.owner('wallets').where({ member_id: acme.memberId }).delete();
    expect((await acme.session.createDrip({})).error).toMatchObject({
      code: 'SMART_ACCOUNT_NOT_LINKED',
      statusCode: 409,
    });
  });
});

const unreadable = new Proxy(
  {},
  {
    get: () => () => {
      throw new Error('something was looked up');
    },
  },
);
