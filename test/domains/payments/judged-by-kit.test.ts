import ProtocolKit from '@safe-global/protocol-kit';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execTransaction } from '../../../src/payments/chain/index.ts';
import { receiptOf } from '../../../src/payments/chain/local-chain.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { ownersOf, runUntilChainIdle } from '../wallets/owners.ts';
import { mint, proposed, STRANGER, usdcOf } from './fixture.ts';

/** Its types say CommonJS, and what is loaded is an ES module: the class itself. */
const SafeKit = 'init' in ProtocolKit ? (ProtocolKit as unknown as typeof ProtocolKit.default) : ProtocolKit.default;

let chain: TestChain;
let service: TestService;
let acme: TestTenant;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  acme = await service.signUp('Acme Judged');
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

async function wallet(count: number, threshold: number) {
  const keys = Array.from({ length: count }, () => generatePrivateKey());
  const owners = ownersOf(keys.map((key) => privateKeyToAccount(key).address));
  const { id, address } = await acme.api.createWallet({ name: 'Judged', owners, threshold }).unwrap();
  const safe = address as `0x${string}`;
  await mint(service, safe, 1_000_000_000n, id);
  await chain.local.setBalance(safe, 10n ** 18n);
  await runUntilChainIdle(service);
  const kits = await Promise.all(
    keys.map((signer) => SafeKit.init({ provider: chain.url, signer, safeAddress: safe })),
  );
  return { id, address: safe, kits };
}

const calls = [
  ['usdc to an address', { value: '12.345678' }],
  ['eth to an address', { value: '0.05', asset: 'eth' as const }],
] as const;

describe('legacy payments, judged by Safe’s own kit', () => {
  it.each(calls)(
    'have the hash that the kit computes, and execute with the kit’s signature: %s (R224, R225, D-172)',
    async (_, wanted) => {
      const own = await wallet(3, 2);
      const payment = await proposed(acme, own, wanted);
      const [kit] = own.kits;
      if (!kit) throw new Error('no kit');
      const { to, value, data, nonce } = payment.safeTx;
      const transaction = await kit.createTransaction({
        transactions: [{ to, value, data, operation: 0 }],
        options: { nonce: Number(nonce) },
      });
      const { nonce: _nonce, ...kits } = transaction.data;
      const { nonce: __, ...ours } = payment.safeTx;
      expect(kits).toEqual(ours);
      expect(await kit.getTransactionHash(transaction)).toBe(payment.multisigTxHash);
      const before = [await usdcOf(chain, STRANGER), await chain.client.getBalance({ address: STRANGER })] as const;
      let answer: { status: string; signers: string[] } | undefined;
      for (const signer of own.kits.slice(1)) {
        // The typed data of the Safe transaction: the same signature as one of the raw hash.
        const copy = await signer.signTransaction(
          await signer.createTransaction({
            transactions: [{ to, value, data, operation: 0 }],
            options: { nonce: Number(nonce) },
          }),
        );
        const [signature] = [...copy.signatures.values()];
        answer = await acme.api.signPayment({ id: payment.id, signature: signature?.data ?? '' }).unwrap();
      }
      expect(answer).toMatchObject({ status: 'COMPLETED' });
      const after = [await usdcOf(chain, STRANGER), await chain.client.getBalance({ address: STRANGER })] as const;
      expect([after[0] - before[0], after[1] - before[1]]).toEqual(
        'asset' in wanted ? [0n, 5n * 10n ** 16n] : [12_345_678n, 0n],
      );
      expect(await kit.getNonce()).toBe(1);
    },
  );

  it('refuse the kit’s signature of a prefixed hash (R225, R226)', async () => {
    const own = await wallet(1, 1);
    const payment = await proposed(acme, own);
    const [kit] = own.kits;
    if (!kit) throw new Error('no kit');
    const prefixed = await kit.signHash(payment.multisigTxHash);
    expect(prefixed.data.slice(-2)).toMatch(/1f|20/);
    const { error } = await acme.api.signPayment({ id: payment.id, signature: prefixed.data });
    expect(error?.code).toBe('SIGNATURE_INVALID');
  });

  it('send the same transaction as the kit, with the same signatures in the same order', async () => {
    const own = await wallet(4, 3);
    const payment = await proposed(acme, own);
    const [kit] = own.kits;
    if (!kit) throw new Error('no kit');
    const { to, value, data, nonce } = payment.safeTx;
    let transaction = await kit.createTransaction({
      transactions: [{ to, value, data, operation: 0 }],
      options: { nonce: Number(nonce) },
    });
    const signatures: { signer: `0x${string}`; signature: `0x${string}` }[] = [];
    for (const signer of own.kits.slice(0, 3)) {
      transaction = await signer.signTransaction(transaction);
      const [last] = [...transaction.signatures.values()].slice(-1);
      signatures.push({ signer: last?.signer as `0x${string}`, signature: last?.data as `0x${string}` });
    }
    const call = { to: to as `0x${string}`, value: BigInt(value), data: data as `0x${string}`, nonce: BigInt(nonce) };
    const ours = execTransaction(call, signatures);
    expect(ours).toContain(transaction.encodedSignatures().slice(2).toLowerCase());
    for (const { signature } of signatures) await acme.api.signPayment({ id: payment.id, signature }).unwrap();
    const [sent] = await service.pool.owner('chain_transactions').where({ key: `multisig-payment:${payment.id}` });
    expect(sent).toMatchObject({ state: 'CONFIRMED', data: ours });
  });

  it('are completed by a transaction that the kit executes itself (A 3.6)', async () => {
    const own = await wallet(2, 1);
    const payment = await proposed(acme, own);
    const [kit] = own.kits;
    if (!kit) throw new Error('no kit');
    const { to, value, data, nonce } = payment.safeTx;
    const transaction = await kit.signTransaction(
      await kit.createTransaction({
        transactions: [{ to, value, data, operation: 0 }],
        options: { nonce: Number(nonce) },
      }),
    );
    const sender = (await kit.getSafeProvider().getSignerAddress()) as `0x${string}`;
    await chain.local.setBalance(sender, 10n ** 18n);
    const { hash } = await kit.executeTransaction(transaction);
    await receiptOf(chain.client, hash as `0x${string}`);
    await runUntilChainIdle(service);
    const { data: read } = await acme.api.getPayment({ id: payment.id });
    expect(read).toMatchObject({ status: 'COMPLETED', executedTxHash: hash, signaturesCollected: 1 });
  });
});
