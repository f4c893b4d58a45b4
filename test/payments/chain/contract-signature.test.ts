import { type Address, concatHex, getContractAddress, type Hex, padHex, parseEther } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { bytesToHex, hashMessage, numberToHex, size } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChainUnavailable, hasContractSigned, TenantChain } from '../../../src/payments/chain/index.ts';
import { CHAIN_ID, startTestChain, type TestChain } from '../../support/chain.ts';

const digest = hashMessage('text');
const signature: Hex = `0x${'ab'.repeat(64)}1b`;
const MAGIC: Hex = '0x1626ba7e';
const ACCEPTED = padHex(MAGIC, { dir: 'right', size: 32 });
const deployer = privateKeyToAccount(`0x${'42'.repeat(32)}`);

/** Code that returns these bytes, whatever it is asked: they stand behind its program of 14 bytes. */
const returns = (answer: Hex): Hex =>
  concatHex([`0x61${word16(size(answer))}600e600039`, `0x61${word16(size(answer))}6000f3`, answer]);
const word16 = (value: number): string => value.toString(16).padStart(4, '0');

describe('a contract’s answer about a signature (EIP-1271)', () => {
  let chain: TestChain;
  let seen: TenantChain;
  let nonce = 0;

  beforeAll(async () => {
    chain = await startTestChain();
    seen = new TenantChain(chain.chain, false);
    await chain.local.setBalance(deployer.address, parseEther('10'));
  });
  afterAll(() => chain?.stop());

  async function send(to: Address | undefined, data: Hex): Promise<void> {
    const signed = await deployer.signTransaction({
      type: 'eip1559',
      chainId: CHAIN_ID,
      nonce: nonce++,
      data,
      gas: 3_000_000n,
      value: 0n,
      ...(to && { to }),
      maxFeePerGas: parseEther('0.000000002'),
      maxPriorityFeePerGas: 1n,
    });
    const hash = await chain.client.sendRawTransaction({ serializedTransaction: signed });
    const { status } = await chain.client.waitForTransactionReceipt({ hash, pollingInterval: 20 });
    expect(status).toBe('success');
  }

  /** Deploys this code as it is. */
  async function deploy(code: Hex): Promise<Address> {
    const address = getContractAddress({ from: deployer.address, nonce: BigInt(nonce) });
    await send(undefined, concatHex([`0x61${word16(size(code))}80600a3d393df3`, code]));
    expect(await chain.client.getCode({ address })).toBe(code);
    return address;
  }

  const ask = (contract: Address, of: TenantChain = seen) => hasContractSigned(of, { contract, digest, signature });

  test('is yes only for the exact magic word, without a byte less or more', async () => {
    expect(await ask(await deploy(returns(ACCEPTED)))).toBe(true);
    for (const answer of [
      '0x',
      MAGIC,
      padHex(MAGIC, { dir: 'right', size: 31 }),
      padHex(MAGIC, { dir: 'right', size: 33 }),
      padHex(MAGIC, { dir: 'right', size: 64 }),
      padHex(MAGIC, { dir: 'left', size: 32 }),
      concatHex([MAGIC, `0x${'00'.repeat(27)}01`]),
      concatHex([MAGIC, digest]),
      numberToHex(1n, { size: 32 }),
    ] as Hex[]) {
      expect(await ask(await deploy(returns(answer))), answer).toBe(false);
    }
  });

  test('is no for the chain’s own addresses, such as the identity precompile that echoes its input', async () => {
    for (let at = 0; at <= 0x11; at += 1) expect(await ask(padHex(numberToHex(at), { size: 20 })), `${at}`).toBe(false);
    expect(await ask(padHex('0x0100', { size: 20 }))).toBe(false);
  });

  test('is no for a contract that echoes its call data as the identity precompile does', async () => {
    // CALLDATACOPY of everything, then RETURN of it.
    expect(await ask(await deploy('0x366000600037366000f3'))).toBe(false);
    // Through a proxy in front of the precompile, for the first 32 bytes alone.
    expect(await ask(await deploy('0x36600060003760206000f3'))).toBe(false);
  });

  test('is no for an account without code', async () => {
    expect(await ask(deployer.address)).toBe(false);
    expect(await ask(bytesToHex(crypto.getRandomValues(new Uint8Array(20))))).toBe(false);
  });

  test('is no for a revert with any data, and for an invalid instruction', async () => {
    const revertsWithMagic = concatHex([`0x7f`, ACCEPTED, '0x60005260206000fd']);
    for (const code of ['0x60006000fd', revertsWithMagic, '0xfe'] as Hex[]) {
      expect(await ask(await deploy(code)), code).toBe(false);
    }
  });

  test('is no within a short time for a contract that would use all gas or return a megabyte', async () => {
    const begun = performance.now();
    // JUMPDEST, jump back.
    expect(await ask(await deploy('0x5b600056'))).toBe(false);
    expect(await ask(await deploy('0x621000006000f3'))).toBe(false);
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  test('comes from the code that is deployed now', async () => {
    const code = returns(ACCEPTED);
    const address = await deploy(code);
    expect(await ask(address)).toBe(true);
    const setCode = (to: Hex) => chain.client.request({ method: 'anvil_setCode', params: [address, to] } as never);
    await setCode('0x');
    expect(await ask(address)).toBe(false);
    await setCode(returns(padHex('0xffffffff', { dir: 'right', size: 32 })));
    expect(await ask(address)).toBe(false);
    await setCode(code);
    expect(await ask(address)).toBe(true);
  });

  test('is no for a contract that writes storage before it accepts', async () => {
    const stores = concatHex(['0x60016000557f', ACCEPTED, '0x60005260206000f3']);
    expect(await ask(await deploy(stores))).toBe(false);
  });

  test('is unavailable while the tenant has switched the chain off (D-514)', async () => {
    const down = new TenantChain(chain.chain, true);
    await expect(ask(await deploy(returns(ACCEPTED)), down)).rejects.toThrow(ChainUnavailable);
  });
});
