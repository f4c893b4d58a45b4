import { recoverTransactionAddress } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { parseTransaction, toHex } from 'viem/utils';
import { expect, test } from 'vitest';
import { relayerKey } from '../../../../src/payments/chain/relayer/key.ts';

const call = (nonce: number) => ({
  type: 'eip1559' as const,
  chainId: 84_532,
  nonce,
  to: `0x${'ab'.repeat(20)}` as const,
  data: toHex(new Uint8Array(nonce % 90).fill(nonce)),
  value: BigInt(nonce) * 10n ** 15n,
  gas: 80_000n + BigInt(nonce),
  maxFeePerGas: 2_000_000_000n,
  maxPriorityFeePerGas: 1_000_000n,
});

test('the relayer’s key signs byte for byte as viem does', async () => {
  // Among so many of this key are values of r and s that begin with zeros, and both parities.
  const key = `0x${'11'.repeat(32)}` as const;
  const [ours, viems] = [relayerKey(key), privateKeyToAccount(key)];
  expect(ours.address).toBe(viems.address);
  const parities = new Set<number | undefined>();
  let shorter = 0;
  for (let nonce = 0; nonce < 600; nonce += 1) {
    const asked = call(nonce);
    const signed = ours.signTransaction(asked) as `0x02${string}`;
    expect(signed).toBe(await viems.signTransaction(asked));
    const { r = '0x', s = '0x', yParity } = parseTransaction(signed);
    parities.add(yParity);
    if (r.length < 66 || s.length < 66 || r.startsWith('0x00') || s.startsWith('0x00')) shorter += 1;
  }
  expect([...parities].sort()).toEqual([0, 1]);
  expect(shorter).toBeGreaterThan(0);
});

test('a key recognises the transactions that it signed', async () => {
  const ours = relayerKey(generatePrivateKey());
  const serializedTransaction = ours.signTransaction(call(7)) as `0x02${string}`;
  expect(await recoverTransactionAddress({ serializedTransaction })).toBe(ours.address);
});

test('a number that is not a key is refused', () => {
  expect(() => relayerKey(`0x${'00'.repeat(32)}`)).toThrow();
});
