import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { together } from '../../support/together.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { join, runUntilChainIdle } from './owners.ts';

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
  return service.signUp(`Balance ${tenants}`);
};
const signerOf = async ({ memberId }: TestTenant): Promise<string> =>
  (await service.pool.owner('members').where({ id: memberId }).first('signer_address')).signer_address;
const NOTHING = [
  { asset: 'usdc', amount: '0', decimals: 6 },
  { asset: 'eth', amount: '0', decimals: 18 },
];
const BODY = { currency: 'USD', chainId: 84_532 };

describe('the accounts of a tenant', () => {
  it('include a smart account of each member from the first session on, owned by the signer (D-248, D-249)', async () => {
    const acme = await signUp();
    const signer = await signerOf(acme);
    const { wallets } = await acme.api.listWallets().unwrap();
    expect(wallets).toMatchObject([
      {
        kind: 'SMART_ACCOUNT',
        status: 'PENDING_DEPLOYMENT',
        threshold: 1,
        owners: [{ address: signer, role: 'ADMIN_OWNER', label: null }],
      },
    ]);
    const finance = await join(service, acme, { email: 'cleo@balance.test', role: 'FINANCE' });
    expect((await acme.api.listWallets().unwrap()).wallets).toMatchObject([
      { kind: 'SMART_ACCOUNT', owners: [{ address: finance.signer }] },
      { kind: 'SMART_ACCOUNT', owners: [{ address: signer }] },
    ]);
    const [own, owners] = await Promise.all([
      finance.session.getBalance().unwrap(),
      acme.session.getBalance().unwrap(),
    ]);
    expect(own.smartAccount?.walletId).not.toBe(owners.smartAccount?.walletId);
    // A key acts for the member who made it.
    expect((await acme.api.getBalance().unwrap()).smartAccount).toEqual(owners.smartAccount);
  });

  it('include one organization account, opened by ensure and shown while it deploys (R436, D-249)', async () => {
    const acme = await signUp();
    await acme.fund('12.00');
    const before = await acme.session.getBalance().unwrap();
    expect(before).toMatchObject({
      ...BODY,
      internalBalance: { availableBaseUnits: '12000000', reservedBaseUnits: '0', lockedBaseUnits: '0' },
      smartAccount: { status: 'PENDING_DEPLOYMENT', balances: NOTHING },
      organizationAccount: null,
    });
    const ensure = () => acme.session.getBalance({ ensure: true });
    const asked = await together(service.pool.owner, [ensure, ensure, ensure, ensure]);
    const organization = { status: 'PENDING_DEPLOYMENT', balances: NOTHING };
    for (const { data } of asked) {
      expect(data).toMatchObject({ smartAccount: before.smartAccount, organizationAccount: organization });
    }
    const { wallets } = await acme.api.listWallets().unwrap();
    expect(wallets.map(({ kind }) => kind).toSorted()).toEqual(['ORGANIZATION', 'SMART_ACCOUNT']);
    await runUntilChainIdle(service);
    await changesNothing(service, 'ensure', async () => {
      expect(await acme.session.getBalance({ ensure: true }).unwrap()).toMatchObject({
        smartAccount: { status: 'DEPLOYED' },
        organizationAccount: { status: 'DEPLOYED' },
      });
    });
  });

  it('do not change without ensure (R293)', async () => {
    const acme = await signUp();
    await changesNothing(service, 'reading the balance', () => acme.session.getBalance().unwrap());
    await service.pool.owner('wallets').where({ tenant_id: acme.tenantId }).delete();
    await changesNothing(service, 'a balance without accounts', async () => {
      expect((await acme.session.getBalance()).error).toMatchObject({
        code: 'ACCOUNT_NOT_READY',
        statusCode: 409,
        details: { status: 'NOT_PROVISIONED' },
      });
    });
    await acme.session.getBalance({ ensure: true }).unwrap();
    expect(await acme.session.getBalance().unwrap()).toMatchObject({
      smartAccount: { status: 'PENDING_DEPLOYMENT' },
      organizationAccount: { status: 'PENDING_DEPLOYMENT' },
    });
  });

  it('are named when FAILED, and deployed again by ensure at the same address (D-249, D-250)', async () => {
    const acme = await signUp();
    await acme.api.setTestChain({ failNextDeployments: 1 }).unwrap();
    await runUntilChainIdle(service);
    const [failed] = (await acme.api.listWallets().unwrap()).wallets;
    expect(failed).toMatchObject({ kind: 'SMART_ACCOUNT', status: 'FAILED' });
    expect((await acme.session.getBalance()).error).toMatchObject({ details: { status: 'FAILED' } });
    expect((await acme.session.getBalance({ ensure: true }).unwrap()).smartAccount).toMatchObject({
      walletId: failed?.id,
      address: failed?.address,
      status: 'PENDING_DEPLOYMENT',
    });
    await runUntilChainIdle(service);
    expect((await acme.session.getBalance().unwrap()).smartAccount).toMatchObject({ status: 'DEPLOYED' });
  });

  it('include none for a member without a signer, or a tenant without an OWNER or ADMIN signer (D-248, D-249)', async () => {
    const acme = await signUp();
    await service.pool.owner('wallets').where({ tenant_id: acme.tenantId }).delete();
    await service.pool.owner('members').where({ id: acme.memberId }).update({ signer_address: null });
    await join(service, acme, { email: 'finance@unsigned.test', role: 'FINANCE' });
    expect(await acme.session.getBalance({ ensure: true }).unwrap()).toMatchObject({
      smartAccount: null,
      organizationAccount: null,
    });
  });

  it('include an organization account of 2 of its OWNER and ADMIN signers, which reports a change of them (D-457)', async () => {
    const acme = await signUp();
    const admin = await join(service, acme, { email: 'admin@owners.test', role: 'ADMIN' });
    const second = await join(service, acme, { email: 'second@owners.test', role: 'ADMIN' });
    await join(service, acme, { email: 'finance@owners.test', role: 'FINANCE' });
    const { organizationAccount } = await acme.session.getBalance({ ensure: true }).unwrap();
    const id = organizationAccount?.walletId ?? '';
    const wallet = await acme.api.getWallet({ id }).unwrap();
    expect(wallet).toMatchObject({ kind: 'ORGANIZATION', threshold: 2, ownersOutOfDate: false });
    expect(wallet.owners.map(({ address }) => address)).toEqual([await signerOf(acme), admin.signer, second.signer]);
    expect(wallet.owners.every(({ role }) => role === 'ADMIN_OWNER')).toBe(true);
    await acme.session.removeMember({ id: second.id }).unwrap();
    const later = await acme.api.getWallet({ id }).unwrap();
    expect(later).toEqual({ ...wallet, ownersOutOfDate: true });
    const listed = (await acme.api.listWallets().unwrap()).wallets.filter(({ ownersOutOfDate }) => ownersOutOfDate);
    expect(listed.map((one) => one.id)).toEqual([id]);
    await runUntilChainIdle(service);
    const { events } = await acme.api.listEvents({ resourceId: id }).unwrap();
    expect(events).toMatchObject([{ type: 'wallet.deployed', data: { object: { ownersOutOfDate: true } } }]);
  });

  it('answer 503 for an unread balance, and open nothing (D-251)', async () => {
    const acme = await signUp();
    await acme.api.setTestChain({ available: false }).unwrap();
    for (const query of [{}, { ensure: true }]) {
      await changesNothing(service, 'an unreadable balance', async () => {
        const { error, response } = await acme.session.getBalance(query);
        expect(error).toMatchObject({ code: 'BALANCE_UNAVAILABLE', statusCode: 503 });
        expect(response?.headers.get('retry-after')).toBe('2');
      });
    }
    const alone = await startTestService({ databaseUrl: service.databaseUrl });
    try {
      await acme.api.setTestChain({ available: true }).unwrap();
      await changesNothing(service, 'a balance without a chain', async () => {
        const answer = await fetch(`${alone.url}/v1/balance?ensure=true`, {
          headers: { 'x-service-api-key': acme.apiKey },
        });
        expect(answer.status).toBe(503);
      });
    } finally {
      await alone.stop();
    }
  });

  it('needs status:read (R436)', async () => {
    const acme = await signUp();
    const { apiKey } = await acme.session.createApiKey({ name: 'none', scopes: ['wallets:read'] }).unwrap();
    const answer = await fetch(`${service.url}/v1/balance`, { headers: { 'x-service-api-key': apiKey } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
  });
});

describe('capabilities (R439, D-262, D-467)', () => {
  it('show the faucet, the chain with its token, and the features of the tenant', async () => {
    const acme = await signUp();
    const capabilities = await acme.api.getCapabilities().unwrap();
    expect(capabilities).toMatchObject({
      environment: 'sandbox',
      apiVersion: 'v1',
      features: { faucet: true, cards: true, claims: true, onchainDeposit: false },
      chains: [
        {
          chainId: 84_532,
          chainKey: 'eip155:84532',
          name: 'base-sepolia',
          test: true,
          settlementToken: { asset: 'usdc', address: chain.chain.contracts.settlementToken, decimals: 6 },
        },
      ],
      fundingModes: ['INTERNAL_BALANCE'],
      rpcUrl: chain.url,
    });
    expect(capabilities.rails).toContainEqual({ type: 'US_BANK_ACH', routable: false, providerMode: null });
    expect(capabilities.rails).toContainEqual({ type: 'PAYMENT_APP_A', routable: true, providerMode: 'mock' });
    await acme.api.setTestFeatures({ onchainDeposit: true }).unwrap();
    expect(await acme.api.getCapabilities().unwrap()).toMatchObject({
      features: { onchainDeposit: true },
      fundingModes: ['INTERNAL_BALANCE', 'ONCHAIN_DEPOSIT'],
    });
  });
});

describe('the controls of the chain (D-263)', () => {
  it('keep each field until it is changed, for one tenant only', async () => {
    const [acme, harbor] = [await signUp(), await signUp()];
    const usual = {
      available: true,
      holdExecution: false,
      holdDeployments: false,
      failNextDrips: 0,
      failNextDeployments: 0,
    };
    expect(await acme.api.getTestChain().unwrap()).toEqual(usual);
    expect(await acme.api.setTestChain({ holdExecution: true, failNextDrips: 2 }).unwrap()).toEqual({
      ...usual,
      holdExecution: true,
      failNextDrips: 2,
    });
    await Promise.all([acme.api.setTestChain({ failNextDeployments: 3 }), acme.api.setTestChain({ available: false })]);
    expect(await acme.api.getTestChain().unwrap()).toEqual({
      available: false,
      holdExecution: true,
      holdDeployments: false,
      failNextDrips: 2,
      failNextDeployments: 3,
    });
    expect(await harbor.api.getTestChain().unwrap()).toEqual(usual);
  });
});
