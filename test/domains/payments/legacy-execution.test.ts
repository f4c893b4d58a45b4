import { encodeFunctionData } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { erc20Abi } from '../../../src/payments/chain/index.ts';
import { enqueue } from '../../../src/platform/lifecycle/writes.ts';
import { relayAll } from '../../payments/chain/relaying.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { working } from '../../support/working.ts';
import { newOwner, runUntilChainIdle } from '../wallets/owners.ts';
import {
  callsOf,
  executeElsewhere,
  type Owned,
  ownedWallet,
  proposed,
  read,
  STRANGER,
  sendElsewhere,
  signatureOf,
  signed,
  statusesOf,
  usdcOf,
} from './fixture.ts';
import { paid } from './intent-fixture.ts';

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;
let wallet: Owned;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  acme = await service.signUp('Acme Signing');
  harbor = await service.signUp('Harbor Signing');
  wallet = await ownedWallet(service, chain, acme);
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const hold = (holdExecution: boolean) => acme.api.setTestChain({ holdExecution }).unwrap();
const sign = async (payment: { id: string; multisigTxHash: string }, owner = 0, tenant = acme, own = wallet) =>
  tenant.api.signPayment({ id: payment.id, signature: await signatureOf(own.owners[owner], payment.multisigTxHash) });

describe('signing', () => {
  it('collects signatures below the threshold, and executes at it (R008, R174, R175, R176, R207, R227, D-175)', async () => {
    const before = await usdcOf(chain, STRANGER);
    const payment = await proposed(acme, wallet, { value: '2.25' });
    const first = (await sign(payment)).data;
    expect(first).toMatchObject({
      status: 'AWAITING_SIGNATURE',
      signaturesCollected: 1,
      signers: [wallet.owners[0]?.address],
    });
    const last = (await sign(payment, 2)).data;
    expect(last).toMatchObject({
      status: 'COMPLETED',
      signaturesCollected: 2,
      signers: [wallet.owners[0]?.address, wallet.owners[2]?.address],
      executedTxHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      failureReason: null,
    });
    expect((await usdcOf(chain, STRANGER)) - before).toBe(2_250_000n);
    const receipt = await chain.client.getTransactionReceipt({ hash: last?.executedTxHash as `0x${string}` });
    // The relayer pays the gas, and owns nothing (D-176).
    expect(receipt).toMatchObject({ status: 'success', from: chain.chain.relayer.address.toLowerCase() });
    expect(await statusesOf(service, payment.id)).toEqual([
      'CREATED',
      'AWAITING_SIGNATURE',
      'AWAITING_SIGNATURE',
      'READY_TO_EXECUTE',
      'EXECUTING',
      'COMPLETED',
    ]);
    await service.runUntilIdle();
    expect(await read(acme, payment.id)).toEqual(last);
    const { events } = await acme.api.listEvents({ resourceId: payment.id }).unwrap();
    expect(events.map(({ type }) => type).sort()).toEqual(
      ['created', 'awaiting_signature', 'ready_to_execute', 'executing', 'completed']
        .map((status) => `multisig_payment.${status}`)
        .sort(),
    );
    const completed = events.find(({ type }) => type === 'multisig_payment.completed');
    expect(completed).toMatchObject({ data: { object: last, previousStatus: 'EXECUTING' } });
    expect(await callsOf(service, payment.id)).toMatchObject([{ state: 'CONFIRMED' }]);
  });

  it('refuses anything but an owner’s signature of the raw hash (R225, R226, D-175)', async () => {
    const payment = await proposed(acme, wallet);
    const [owner] = wallet.owners;
    const raw = await signatureOf(owner, payment.multisigTxHash);
    const prefixed = (await owner?.signMessage({ message: { raw: payment.multisigTxHash as `0x${string}` } })) ?? '0x';
    const withV = (v: string) => `${raw.slice(0, -2)}${v}`;
    const stranger = await signatureOf(newOwner(), payment.multisigTxHash);
    const other = await signatureOf(owner, `0x${'1'.repeat(64)}`);
    const wrong = [
      prefixed,
      ...['00', '01', '1d', '1e', '1f', '20'].map(withV),
      raw.slice(0, -2),
      `${raw}00`,
      `0x${'0'.repeat(128)}1b`,
      `0x${'f'.repeat(128)}1b`,
      stranger,
      other,
      `${prefixed.slice(0, -2)}1f`,
    ];
    for (const signature of wrong) {
      const { error } = await acme.api.signPayment({ id: payment.id, signature });
      expect(error, signature).toMatchObject({ code: 'SIGNATURE_INVALID', statusCode: 400 });
    }
    expect((await read(acme, payment.id)).signaturesCollected).toBe(0);
    const upper = `0x${raw.slice(2).toUpperCase()}`;
    expect((await acme.api.signPayment({ id: payment.id, signature: upper })).data?.signaturesCollected).toBe(1);
    await acme.api.cancelPayment({ id: payment.id }).unwrap();
  });

  it('answers 409 to the same owner again, 400 for an ended payment, and 404 for another tenant (D-039, D-175)', async () => {
    const payment = await proposed(acme, wallet);
    await sign(payment);
    expect((await sign(payment)).error).toMatchObject({ code: 'ALREADY_SIGNED', statusCode: 409 });
    expect((await sign(payment, 1, harbor)).error).toMatchObject({ code: 'PAYMENT_NOT_FOUND', statusCode: 404 });
    expect((await harbor.api.cancelPayment({ id: payment.id })).response?.status).not.toBe(200);
    expect((await harbor.api.executePayment({ id: payment.id })).error).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
    await acme.api.cancelPayment({ id: payment.id }).unwrap();
    expect((await sign(payment, 1)).error).toMatchObject({
      code: 'INVALID_TRANSITION',
      statusCode: 400,
      details: { from: 'CANCELLED', event: 'SIGN' },
    });
  });

  it('counts both of two simultaneous signatures, and executes once (D-175)', async () => {
    const payment = await proposed(acme, wallet);
    const answers = await Promise.all([0, 1, 2].map((owner) => sign(payment, owner)));
    const done = answers.filter(({ data }) => data !== undefined);
    expect(done.length).toBeGreaterThanOrEqual(2);
    await runUntilChainIdle(service);
    expect((await read(acme, payment.id)).status).toBe('COMPLETED');
    expect(await callsOf(service, payment.id)).toMatchObject([{ state: 'CONFIRMED' }]);
  });

  it('happens once under one idempotency key, and repeats its answer (R291)', async () => {
    const payment = await proposed(acme, wallet);
    await sign(payment);
    const signature = await signatureOf(wallet.owners[1], payment.multisigTxHash);
    const ask = () => acme.api.signPayment({ id: payment.id, signature }, { idempotencyKey: `sign-${payment.id}` });
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one.data).toMatchObject({ status: 'COMPLETED' });
    expect(two.data).toEqual(one.data);
    expect((await ask()).data).toEqual(one.data);
  });

  it('refuses an intent with INVALID_TRANSITION, which names its generation (D-169)', async () => {
    await acme.fund('10.00');
    const { paymentId } = await paid(acme, { phoneNumber: '+15550107001' });
    const signature = `0x${'1'.repeat(128)}1b`;
    for (const [event, { error }] of [
      ['SIGN', await acme.api.signPayment({ id: paymentId, signature })],
      ['EXECUTE', await acme.api.executePayment({ id: paymentId })],
    ] as const) {
      expect(error).toMatchObject({ code: 'INVALID_TRANSITION', details: { event, generation: 'intent' } });
    }
  });
});

describe('executing', () => {
  it('stays ready during a hold, until an explicit execute (R208, D-176, D-461)', async () => {
    await hold(true);
    const payment = await proposed(acme, wallet);
    expect((await acme.api.executePayment({ id: payment.id })).error).toMatchObject({
      code: 'INVALID_TRANSITION',
      statusCode: 400,
      details: { from: 'AWAITING_SIGNATURE', event: 'EXECUTE' },
    });
    expect(await signed(acme, wallet, payment)).toMatchObject({ status: 'READY_TO_EXECUTE', blockedByNonce: null });
    await service.runUntilIdle();
    expect((await read(acme, payment.id)).status).toBe('READY_TO_EXECUTE');
    expect(await acme.api.executePayment({ id: payment.id }).unwrap()).toMatchObject({ status: 'COMPLETED' });
    expect((await acme.api.executePayment({ id: payment.id })).error).toMatchObject({
      details: { from: 'COMPLETED', event: 'EXECUTE' },
    });
    await hold(false);
  });

  it('is done by a worker when the hold ends (D-461)', async () => {
    await hold(true);
    const payment = await proposed(acme, wallet);
    await signed(acme, wallet, payment);
    await hold(false);
    await runUntilChainIdle(service);
    expect((await read(acme, payment.id)).status).toBe('COMPLETED');
  });

  it('stays ready while the chain does not answer, and an explicit execute is 503 (D-176)', async () => {
    const payment = await proposed(acme, wallet);
    await sign(payment);
    await acme.api.setTestChain({ available: false }).unwrap();
    expect((await sign(payment, 1)).data?.status).toBe('READY_TO_EXECUTE');
    await changesNothing(service, 'executePayment', async () => {
      expect((await acme.api.executePayment({ id: payment.id })).error).toMatchObject({
        code: 'CHAIN_UNAVAILABLE',
        statusCode: 503,
      });
    });
    await acme.api.setTestChain({ available: true }).unwrap();
    await runUntilChainIdle(service);
    expect((await read(acme, payment.id)).status).toBe('COMPLETED');
  });

  it('keeps its signatures while the chain is down, and continues when it is back (D-176)', async () => {
    const payment = await proposed(acme, wallet);
    await sign(payment);
    const offline = await startTestService({ databaseUrl: service.databaseUrl });
    const { createPaychart } = await import('#sdk');
    const api = createPaychart({ baseUrl: offline.url, apiKey: acme.apiKey, maxRetries: 0 });
    const signature = await signatureOf(wallet.owners[1], payment.multisigTxHash);
    const answer = await api.signPayment({ id: payment.id, signature }).unwrap();
    const { error } = await api.executePayment({ id: payment.id });
    await offline.stop();
    expect(answer).toMatchObject({ status: 'READY_TO_EXECUTE', signaturesCollected: 2 });
    expect(error).toMatchObject({ code: 'CHAIN_UNAVAILABLE', statusCode: 503 });
    await runUntilChainIdle(service);
    expect(await read(acme, payment.id)).toMatchObject({ status: 'COMPLETED', signaturesCollected: 2 });
  });

  it('follows the order of nonces, and a payment ahead of its turn continues by itself (D-455)', async () => {
    const own = await ownedWallet(service, chain, acme);
    const payments = [await proposed(acme, own), await proposed(acme, own), await proposed(acme, own)];
    for (const payment of payments.slice(1).reverse()) {
      expect(await signed(acme, own, payment)).toMatchObject({ status: 'READY_TO_EXECUTE', blockedByNonce: '0' });
    }
    await service.runUntilIdle();
    const [first, second, third] = payments;
    if (!first || !second || !third) throw new Error('three were proposed');
    expect(await acme.api.executePayment({ id: third.id }).unwrap()).toMatchObject({ blockedByNonce: '0' });
    expect(await signed(acme, own, first)).toMatchObject({ status: 'COMPLETED' });
    await runUntilChainIdle(service);
    for (const { id } of payments) {
      expect(await read(acme, id)).toMatchObject({ status: 'COMPLETED', blockedByNonce: null });
    }
    expect(await statusesOf(service, third.id)).not.toContain('FAILED');
  });

  it('gives the nonce of a cancelled payment to the next, and then executes those behind it (D-178, D-455)', async () => {
    const own = await ownedWallet(service, chain, acme);
    const first = await proposed(acme, own);
    const second = await proposed(acme, own);
    await sign(first, 0, acme, own);
    expect(await acme.api.cancelPayment({ id: first.id }).unwrap()).toMatchObject({ status: 'CANCELLED' });
    expect(await signed(acme, own, second)).toMatchObject({ status: 'READY_TO_EXECUTE', blockedByNonce: '0' });
    const third = await proposed(acme, own);
    expect(third.nonce).toBe('0');
    expect(await signed(acme, own, third)).toMatchObject({ status: 'COMPLETED' });
    await runUntilChainIdle(service);
    expect(await read(acme, second.id)).toMatchObject({ status: 'COMPLETED' });
  });

  it('answers EXECUTING when the chain takes longer, and a worker finishes (D-175)', async () => {
    const slow = await startTestService({
      databaseUrl: service.databaseUrl,
      chain: chain.source,
      variables: { EXECUTION_WAIT_MS: '0' },
    });
    const payment = await proposed(acme, wallet);
    await sign(payment);
    const { createPaychart } = await import('#sdk');
    const api = createPaychart({ baseUrl: slow.url, apiKey: acme.apiKey, maxRetries: 0 });
    const signature = await signatureOf(wallet.owners[1], payment.multisigTxHash);
    const answer = await api.signPayment({ id: payment.id, signature }).unwrap();
    await slow.stop();
    expect(answer).toMatchObject({ status: 'EXECUTING', executedTxHash: null });
    // With the relayer it is past cancelling (D-178).
    expect((await acme.api.cancelPayment({ id: payment.id })).error).toMatchObject({
      code: 'CANCEL_CONFLICT',
      statusCode: 409,
      details: { status: 'EXECUTING' },
    });
    await runUntilChainIdle(service);
    expect((await read(acme, payment.id)).status).toBe('COMPLETED');
  });
});

describe('failed executions', () => {
  const reasonIn = async (id: string) => {
    const row = await service.pool
      .owner('audit_log')
      .where({ resource_id: id, action: 'multisig_payment.not_executed' })
      .first();
    return row?.data;
  };

  it('a revert is FAILED with its decoded reason on record, is not sent, and frees its nonce (R177, R178)', async () => {
    const own = await ownedWallet(service, chain, acme);
    const token = chain.chain.contracts.settlementToken;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [STRANGER, 10n ** 15n] });
    const payment = await acme.api.createWalletTransaction({ id: own.id, to: token, data }).unwrap();
    const failed = await signed(acme, own, payment);
    expect(failed).toMatchObject({ status: 'FAILED', failureReason: 'EXECUTION_REVERTED', executedTxHash: null });
    expect(await reasonIn(payment.id)).toMatchObject({ said: expect.stringMatching(/execution reverted/) });
    expect(await callsOf(service, payment.id)).toMatchObject([{ state: 'FAILED', hash: null }]);
    await service.runUntilIdle();
    const { events } = await acme.api.listEvents({ resourceId: payment.id }).unwrap();
    expect(events.map(({ type }) => type)).toContain('multisig_payment.failed');
    expect((await proposed(acme, own)).nonce).toBe('0');
    expect((await acme.api.cancelPayment({ id: payment.id })).error).toMatchObject({ code: 'CANCEL_CONFLICT' });
  });

  it('a wallet without the balance by then fails with INSUFFICIENT_FUNDS (D-177)', async () => {
    const own = await ownedWallet(service, chain, acme, { usdc: 3_000_000n });
    const first = await proposed(acme, own, { value: '2.00' });
    const second = await proposed(acme, own, { value: '2.00' });
    expect(await signed(acme, own, first)).toMatchObject({ status: 'COMPLETED' });
    expect(await signed(acme, own, second)).toMatchObject({
      status: 'FAILED',
      failureReason: 'INSUFFICIENT_FUNDS',
    });
    expect(await usdcOf(chain, own.address)).toBe(1_000_000n);
  });

  it('a nonce used by another transaction fails with NONCE_CONFLICT, whatever the state (D-177, D-455)', async () => {
    const own = await ownedWallet(service, chain, acme);
    const [awaiting, ready] = [await proposed(acme, own), await proposed(acme, own)];
    await signed(acme, own, ready);
    await executeElsewhere(service, own, { nonce: 0n });
    expect(await read(acme, awaiting.id)).toMatchObject({ status: 'FAILED', failureReason: 'NONCE_CONFLICT' });
    // The next in line has its turn by that.
    expect(await read(acme, ready.id)).toMatchObject({ status: 'COMPLETED' });
    await hold(true);
    const held = await proposed(acme, own);
    await signed(acme, own, held);
    await executeElsewhere(service, own, { nonce: 2n });
    expect(await read(acme, held.id)).toMatchObject({ status: 'FAILED', failureReason: 'NONCE_CONFLICT' });
    await hold(false);
    expect((await proposed(acme, own)).nonce).toBe('3');
  });

  it('a cancelled proposal that its owners still execute beats the payment that took its nonce (D-177, D-178)', async () => {
    const own = await ownedWallet(service, chain, acme);
    const first = await proposed(acme, own);
    await acme.api.cancelPayment({ id: first.id }).unwrap();
    const second = await proposed(acme, own, { value: '3.00' });
    const { to, data, nonce } = first.safeTx;
    await executeElsewhere(service, own, {
      to: to as `0x${string}`,
      data: data as `0x${string}`,
      nonce: BigInt(nonce),
    });
    expect(await read(acme, first.id)).toMatchObject({ status: 'CANCELLED', executedTxHash: null });
    expect(await read(acme, second.id)).toMatchObject({ status: 'FAILED', failureReason: 'NONCE_CONFLICT' });
  });

  it('a conflict is reported only after the blocks that show the use of the nonce are read (D-455)', async () => {
    const own = await ownedWallet(service, chain, acme);
    const payment = await proposed(acme, own);
    const { to, data } = payment.safeTx;
    await sendElsewhere(service, own, { to: to as `0x${string}`, data: data as `0x${string}`, nonce: 0n });
    await relayAll(service);
    const { indexer, jobs } = service.engine.services;
    const reach = vi.spyOn(indexer, 'reach').mockResolvedValue(false);
    const topic = 'payments.nonces';
    await working(service, async (unit) => unit.write(enqueue(topic, { walletId: own.id }, { key: own.id })));
    expect(await jobs.runNow({ topic, key: own.id })).toBe(true);
    expect(reach).toHaveBeenCalled();
    reach.mockRestore();
    expect((await read(acme, payment.id)).status).toBe('AWAITING_SIGNATURE');
    await runUntilChainIdle(service);
    expect((await read(acme, payment.id)).status).toBe('COMPLETED');
  });

  it.each([0, 1])(
    'a payment whose transaction another client sends completes, with %i signatures here (A 3.6)',
    async (count) => {
      const own = await ownedWallet(service, chain, acme);
      const payment = await proposed(acme, own);
      for (let owner = 0; owner < count; owner += 1) await sign(payment, owner, acme, own);
      const { to, data, nonce } = payment.safeTx;
      await executeElsewhere(service, own, {
        to: to as `0x${string}`,
        data: data as `0x${string}`,
        nonce: BigInt(nonce),
      });
      expect(await read(acme, payment.id)).toMatchObject({
        status: 'COMPLETED',
        signaturesCollected: 2,
        executedTxHash: expect.any(String),
      });
      expect(await callsOf(service, payment.id)).toEqual([]);
      expect(await statusesOf(service, payment.id)).toEqual(
        expect.arrayContaining(['AWAITING_SIGNATURE', 'READY_TO_EXECUTE', 'EXECUTING', 'COMPLETED']),
      );
    },
  );
});
