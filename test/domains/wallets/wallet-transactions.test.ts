import { parseAbi } from 'viem';
import { encodeFunctionData } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erc20Abi } from '../../../src/payments/chain/index.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { type Owned, ownedWallet, read, STRANGER, signatureOf, signed } from '../payments/fixture.ts';
import { newOwner, runUntilChainIdle } from './owners.ts';

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let wallet: Owned;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  acme = await service.signUp('Acme Calls');
  wallet = await ownedWallet(service, chain, acme, { eth: 10n ** 18n });
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const propose = (body: object, id = wallet.id) => acme.api.createWalletTransaction({ id, ...body } as never);
const ownersAbi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
]);

describe('transactions of a wallet (D-261)', () => {
  it('send ETH to any address, as a legacy payment of type transaction (D-261)', async () => {
    const { data: payment, response } = await propose({
      to: STRANGER.toLowerCase(),
      value: '10000000000000000',
      memo: 'Gas',
    });
    expect(response?.headers.get('location')).toBe(`/v1/payments/${payment?.id}`);
    expect(payment).toMatchObject({
      generation: 'legacy',
      destinationType: 'transaction',
      destinationAddress: STRANGER,
      destinationHandle: null,
      asset: 'eth',
      amount: '0.01',
      status: 'AWAITING_SIGNATURE',
      memo: 'Gas',
      safeTx: { to: STRANGER, value: '10000000000000000', data: '0x', operation: 0 },
    });
    if (!payment) throw new Error('no payment');
    const before = await chain.client.getBalance({ address: STRANGER });
    expect(await signed(acme, wallet, payment)).toMatchObject({ status: 'COMPLETED' });
    expect((await chain.client.getBalance({ address: STRANGER })) - before).toBe(10n ** 16n);
  });

  it('call a contract without a value (D-261)', async () => {
    const token = chain.chain.contracts.settlementToken;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [STRANGER, 25n] });
    const payment = await propose({ to: token, data: data.toUpperCase().replace('0X', '0x') }).unwrap();
    expect(payment).toMatchObject({ amount: '0', safeTx: { to: token, value: '0', data } });
    expect(await signed(acme, wallet, payment)).toMatchObject({ status: 'COMPLETED' });
    const args = [wallet.address, STRANGER] as const;
    expect(await chain.client.readContract({ address: token, abi: erc20Abi, functionName: 'allowance', args })).toBe(
      25n,
    );
  });

  it('are refused in the order of the codes (D-064, D-172)', async () => {
    const code = async (body: object, id?: string) => (await propose(body, id)).error?.code;
    const wrong = STRANGER.replace('C44C', 'c44C');
    expect(await code({ to: wrong }, 'wal_nobodys')).toBe('INVALID_WALLET_ADDRESS');
    expect(await code({ to: STRANGER }, 'wal_nobodys')).toBe('WALLET_NOT_FOUND');
    const owners = [{ address: newOwner().address, role: 'AGENT' as const }];
    const { id } = await acme.api.createWallet({ name: 'New', owners }).unwrap();
    expect(await code({ to: STRANGER }, id)).toBe('WALLET_NOT_DEPLOYED');
    await runUntilChainIdle(service);
    const { error } = await propose({ to: STRANGER, value: '5' }, id);
    expect(error).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      details: { shortfallBaseUnits: '5', funding: { mode: 'WALLET', availableBaseUnits: '0' } },
    });
    expect(await code({ to: STRANGER, value: '9'.repeat(78) }, id)).toBe('INSUFFICIENT_FUNDS');
    await acme.api.setTestChain({ available: false }).unwrap();
    expect(await code({ to: STRANGER })).toBe('CHAIN_UNAVAILABLE');
    await acme.api.setTestChain({ available: true }).unwrap();
  });

  it('change the owners of a wallet, which are then read from the chain (D-457)', async () => {
    const own = await ownedWallet(service, chain, acme);
    const joined = newOwner();
    const data = encodeFunctionData({
      abi: ownersAbi,
      functionName: 'addOwnerWithThreshold',
      args: [joined.address, 3n],
    });
    const payment = await propose({ to: own.address, data }, own.id).unwrap();
    expect(await signed(acme, own, payment)).toMatchObject({ status: 'COMPLETED' });
    await runUntilChainIdle(service);
    const after = await acme.api.getWallet({ id: own.id }).unwrap();
    expect(after.threshold).toBe(3);
    expect(after.owners.map(({ address }) => address).sort()).toEqual(
      [...own.owners, joined].map(({ address }) => address).sort(),
    );
    expect(after.owners.find(({ address }) => address === joined.address)).toMatchObject({ role: 'ADMIN_OWNER' });
    // What is proposed now wants three, one of whom may be the new one.
    const next = await propose({ to: STRANGER }, own.id).unwrap();
    expect(next.signaturesRequired).toBe(3);
    await signed(acme, own, next);
    const signature = await signatureOf(joined, next.multisigTxHash);
    expect(await acme.api.signPayment({ id: next.id, signature }).unwrap()).toMatchObject({ status: 'COMPLETED' });
    expect(await read(acme, next.id)).toMatchObject({ signaturesCollected: 3 });
  });

  it('update the owners of an organization account to its members (D-457)', async () => {
    const harbor = await service.signUp('Harbor Calls');
    const { organizationAccount } = await harbor.session.getBalance({ ensure: true }).unwrap();
    const walletId = organizationAccount?.walletId ?? '';
    await runUntilChainIdle(service);
    const before = await harbor.api.getWallet({ id: walletId }).unwrap();
    expect(before).toMatchObject({ status: 'DEPLOYED', ownersOutOfDate: false, threshold: 1 });
  });
});
