import { readFile } from 'node:fs/promises';
import ProtocolKit from '@safe-global/protocol-kit';
import { type Address, createWalletClient, type Hex, http, parseEventLogs, type WalletClient } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import {
  encodeAbiParameters,
  encodeFunctionData,
  getAbiItem,
  getContractAddress,
  toFunctionSelector,
} from 'viem/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../../scripts/contracts/compile.ts';
import { artifacts } from '../../../scripts/contracts.ts';
import { SINGLETON_FACTORY, ZERO_SALT } from '../../../src/payments/chain/contracts/addresses.ts';
import {
  demoUsdAbi,
  depositEscrowAbi,
  erc20Abi,
  predictSafe,
  SAFE,
  safeAbi,
} from '../../../src/payments/chain/index.ts';
import { receiptOf } from '../../../src/payments/chain/local-chain.ts';
import { chainDefinition } from '../../../src/payments/chain/rpc.ts';
import { CHAIN_ID, RELAYER_KEY, startTestChain, type TestChain } from '../../support/chain.ts';

/** Its types say CommonJS, and what is loaded is an ES module: the class itself. */
const SafeKit = 'init' in ProtocolKit ? (ProtocolKit as unknown as typeof ProtocolKit.default) : ProtocolKit.default;

/** Anvil's own accounts, which have ETH. */
const ALICE = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d');
const MALLORY = privateKeyToAccount('0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a');
const OWNERS: readonly Address[] = ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', ALICE.address, MALLORY.address];
const REFUND_TO: Address = '0x00000000000000000000000000000000000000f1';
const PAYEE: Address = '0x00000000000000000000000000000000000000f2';
const FOLDER = new URL('../../../src/payments/chain/contracts/artifacts/', import.meta.url);

describe('the committed artifacts', () => {
  it('are what their sources compile to, byte for byte', async () => {
    for (const [name, text] of artifacts()) {
      expect(text === (await readFile(new URL(name, FOLDER), 'utf8')), `${name} differs: npm run contracts`).toBe(true);
    }
  });

  it.each([
    ['DemoUsd.json', [...demoUsdAbi, ...erc20Abi]],
    ['DepositEscrow.json', depositEscrowAbi],
  ] as const)('%s has every function and event that the service uses', async (name, spoken) => {
    const { abi } = JSON.parse(await readFile(new URL(name, FOLDER), 'utf8'));
    const form = (item: { type: string; name?: string; inputs?: readonly { type: string; indexed?: boolean }[] }) =>
      `${item.type} ${item.name}(${(item.inputs ?? []).map(({ type, indexed }) => `${type}${indexed ? '*' : ''}`)})`;
    const compiled = abi.map(form);
    for (const item of spoken) expect(compiled).toContain(form(item));
  });
});

describe('contracts on the embedded chain', { shuffle: false }, () => {
  let test: TestChain;
  let token: Address;
  let escrow: Address;
  let wallets: Record<'relayer' | 'alice' | 'mallory', WalletClient>;
  let deals = 0;

  beforeAll(async () => {
    test = await startTestChain();
    ({ settlementToken: token } = test.chain.contracts);
    escrow = test.chain.contracts.depositEscrow as Address;
    const wallet = (account: typeof ALICE) =>
      createWalletClient({ account, chain: chainDefinition(CHAIN_ID, [test.url]), transport: http(test.url) });
    wallets = { relayer: wallet(privateKeyToAccount(RELAYER_KEY)), alice: wallet(ALICE), mallory: wallet(MALLORY) };
  });
  afterAll(() => test?.stop());

  const send = async (by: keyof typeof wallets, to: Address | undefined, data: Hex) => {
    const { account, chain } = wallets[by];
    if (account === undefined) throw new Error('a wallet has an account');
    const hash = await wallets[by].sendTransaction({ account, chain, data, ...(to && { to }) });
    const receipt = await receiptOf(test.client, hash);
    expect(receipt.status).toBe('success');
    return receipt;
  };
  const mint = (to: Address, amount: bigint) =>
    send('relayer', token, encodeFunctionData({ abi: demoUsdAbi, functionName: 'mint', args: [to, amount] }));
  const balance = (address: Address, of = token) =>
    test.client.readContract({ address: of, abi: erc20Abi, functionName: 'balanceOf', args: [address] });
  const escrowCall = (functionName: 'deposit' | 'release' | 'refund', args: readonly unknown[]): Hex =>
    encodeFunctionData({ abi: depositEscrowAbi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
  const newDeal = (): Hex => {
    deals += 1;
    return `0x${deals.toString(16).padStart(64, '0')}`;
  };
  const approve = (by: keyof typeof wallets, amount: bigint, to = escrow) =>
    send(by, token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, amount] }));

  describe('Demo USD', () => {
    it('has six decimals, and is minted by the relayer only', async () => {
      expect(await test.client.readContract({ address: token, abi: erc20Abi, functionName: 'decimals' })).toBe(6);
      await mint(PAYEE, 250_000_000n);
      expect(await balance(PAYEE)).toBe(250_000_000n);
      const stolen = encodeFunctionData({ abi: demoUsdAbi, functionName: 'mint', args: [MALLORY.address, 1n] });
      await expect(send('mallory', token, stolen)).rejects.toThrow(toFunctionSelector(error(demoUsdAbi, 'NotMinter')));
    });
  });

  describe('Safe 1.4.1', () => {
    it('stands at its canonical addresses', async () => {
      const codes = await Promise.all(Object.values(SAFE).map((address) => test.client.getCode({ address })));
      expect(codes.every((code) => code !== undefined)).toBe(true);
    });

    it.each([
      [1, 1, 0n],
      [2, 2, 7n],
      [3, 2, 0n],
      [3, 1, 2n ** 200n + 5n],
    ])(
      'of %i owners and threshold %i has the address that protocol-kit predicts, before and after',
      async (count, threshold, saltNonce) => {
        const owners = OWNERS.slice(0, count);
        const predicted = predictSafe({ owners, threshold, saltNonce });
        const judge = await SafeKit.init({
          provider: test.url,
          predictedSafe: {
            safeAccountConfig: { owners: [...owners], threshold },
            safeDeploymentConfig: { saltNonce: saltNonce.toString(), safeVersion: '1.4.1' },
          },
        });
        expect(predicted.address).toBe(await judge.getAddress());
        await send('relayer', predicted.deployment.to, predicted.deployment.data);
        const deployed = await SafeKit.init({ provider: test.url, safeAddress: predicted.address });
        expect(await deployed.getOwners()).toEqual(owners);
        expect(await deployed.getThreshold()).toBe(threshold);
        expect(deployed.getContractVersion()).toBe('1.4.1');
      },
    );

    it('has the address and the domain of the recorded vector', async () => {
      const { address, deployment } = predictSafe({ owners: OWNERS, threshold: 2, saltNonce: 0n });
      expect(address).toBe('0x7a1f88339bA70d46D09Cc3845B68d76A9591c0b3');
      if ((await test.client.getCode({ address })) === undefined) await send('relayer', deployment.to, deployment.data);
      expect(await test.client.readContract({ address, abi: safeAbi, functionName: 'domainSeparator' })).toBe(
        '0x55ef4c7648f2193641c1837b4c18afad67895d967cf5695c58dea039730b6c34',
      );
    });
  });

  describe('the deposit escrow (D-084)', () => {
    beforeAll(async () => {
      await mint(ALICE.address, 1_000_000_000n);
      await mint(MALLORY.address, 1_000_000_000n);
      await approve('alice', 2n ** 255n);
      await approve('mallory', 2n ** 255n);
    });
    const deposit = async (dealId: Hex, amount = 5_000_000n) =>
      send('alice', escrow, escrowCall('deposit', [dealId, amount, REFUND_TO]));
    const refused = async (
      attempt: Promise<unknown>,
      name: 'DealExists' | 'NotHeld' | 'NotOperator' | 'InvalidDeposit',
    ) => expect(attempt).rejects.toThrow(toFunctionSelector(error(depositEscrowAbi, name)));

    it('takes a deposit once, and emits its event', async () => {
      const dealId = newDeal();
      const { logs } = await deposit(dealId);
      expect(
        parseEventLogs({ abi: depositEscrowAbi, logs }).map(({ eventName, args }) => ({ eventName, ...args })),
      ).toEqual([
        { eventName: 'Deposited', dealId, depositor: ALICE.address, amount: 5_000_000n, refundAddress: REFUND_TO },
      ]);
      await refused(deposit(dealId), 'DealExists');
      await refused(send('mallory', escrow, escrowCall('deposit', [dealId, 1n, REFUND_TO])), 'DealExists');
    });

    it('releases or refunds, never both, and for the operator only', async () => {
      const [paid, returned] = [newDeal(), newDeal()];
      await deposit(paid);
      await deposit(returned);
      const [payee, refunded] = [await balance(PAYEE), await balance(REFUND_TO)];
      await refused(send('alice', escrow, escrowCall('refund', [returned])), 'NotOperator');
      await refused(send('mallory', escrow, escrowCall('release', [paid, MALLORY.address])), 'NotOperator');
      await send('relayer', escrow, escrowCall('release', [paid, PAYEE]));
      await send('relayer', escrow, escrowCall('refund', [returned]));
      expect([await balance(PAYEE), await balance(REFUND_TO)]).toEqual([payee + 5_000_000n, refunded + 5_000_000n]);
      for (const dealId of [paid, returned]) {
        await refused(send('relayer', escrow, escrowCall('release', [dealId, PAYEE])), 'NotHeld');
        await refused(send('relayer', escrow, escrowCall('refund', [dealId])), 'NotHeld');
        await refused(deposit(dealId), 'DealExists');
      }
    });

    it('refuses an unknown deal, an amount of zero, and a refund to the zero address', async () => {
      await refused(send('relayer', escrow, escrowCall('refund', [newDeal()])), 'NotHeld');
      await refused(deposit(newDeal(), 0n), 'InvalidDeposit');
      const nobody = `0x${'00'.repeat(20)}`;
      await refused(send('alice', escrow, escrowCall('deposit', [newDeal(), 1n, nobody])), 'InvalidDeposit');
      await refused(send('alice', escrow, escrowCall('deposit', [newDeal(), 1n, escrow])), 'InvalidDeposit');
    });

    it('refuses a deposit that its depositor cannot pay', async () => {
      await expect(deposit(newDeal(), 10n ** 18n)).rejects.toThrow();
    });

    it('refuses reentry by a token during a transfer, and a token that keeps a fee', async () => {
      const built = compile('test/payments/chain/contracts/ReentrantToken.sol', 'ReentrantToken');
      const call = (functionName: string, args: readonly unknown[]): Hex =>
        encodeFunctionData({ abi: built.abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
      const tokenAddress = (await send('alice', undefined, built.bytecode)).contractAddress as Address;
      // The token operates the escrow: otherwise the wrong caller would be refused before the lock is asked.
      const { bytecode } = JSON.parse(await readFile(new URL('DepositEscrow.json', FOLDER), 'utf8'));
      const args = encodeAbiParameters([{ type: 'address' }, { type: 'address' }], [tokenAddress, tokenAddress]);
      const initCode = `${bytecode}${args.slice(2)}` as Hex;
      await send('alice', SINGLETON_FACTORY, `${ZERO_SALT}${initCode.slice(2)}`);
      const trap = getContractAddress({
        opcode: 'CREATE2',
        from: SINGLETON_FACTORY,
        salt: ZERO_SALT,
        bytecode: initCode,
      });
      const outcome = () =>
        test.client.readContract({ address: tokenAddress, abi: built.abi, functionName: 'outcome' } as never);
      const within = async (attack: Hex, step: () => Promise<unknown>) => {
        await send('alice', tokenAddress, call('arm', [trap, attack]));
        await step();
        return outcome();
      };
      await send('alice', tokenAddress, call('approve', [trap, 2n ** 255n]));
      const held = newDeal();
      const put = (dealId: Hex) => send('alice', trap, escrowCall('deposit', [dealId, 100n, REFUND_TO]));
      expect(await within(escrowCall('deposit', [newDeal(), 1n, REFUND_TO]), () => put(held))).toBe(1n);
      await put(newDeal());
      const release = () => send('alice', tokenAddress, call('forward', [trap, escrowCall('release', [held, PAYEE])]));
      expect(await within(escrowCall('refund', [held]), release)).toBe(1n);
      expect(await balance(PAYEE, tokenAddress)).toBe(100n);
      expect(await balance(trap, tokenAddress)).toBe(100n);
      await send('alice', tokenAddress, call('charge', [3n]));
      await expect(put(newDeal())).rejects.toThrow(toFunctionSelector(error(depositEscrowAbi, 'WrongAmountReceived')));
    });
  });
});

function error(abi: typeof depositEscrowAbi | typeof demoUsdAbi, name: string): string {
  const item = getAbiItem({ abi, name } as Parameters<typeof getAbiItem>[0]) as unknown as {
    inputs: { type: string }[];
  };
  return `${name}(${item.inputs.map(({ type }) => type)})`;
}
