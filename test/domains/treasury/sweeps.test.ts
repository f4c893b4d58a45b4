import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { executeElsewhere, legacy, signatureOf } from '../payments/fixture.ts';
import { newOwner, runUntilChainIdle } from '../wallets/owners.ts';
import { between, give, held, signSweep, THREE, type Treasury, treasury } from './fixture.ts';

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  acme = await service.signUp('Acme Sweeps');
  harbor = await service.signUp('Harbor Sweeps');
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const sweep = (from: Treasury, amountUsd: string, [source, dest] = [0, 1]) =>
  acme.api.createTreasurySweep({ id: from.id, ...between(from, source ?? 0, dest ?? 1), amountUsd });
const read = (sweepId: string) => acme.api.getTreasurySweep({ sweepId }).unwrap();
const paymentOf = async ({ paymentId }: { paymentId: string }) =>
  legacy(await acme.api.getPayment({ id: paymentId }).unwrap());
const refused = async (asked: PromiseLike<{ readonly error?: unknown }>) =>
  (await asked).error as { code: string; statusCode: number; details?: object };
const mode = (to: 'off' | 'log' | 'enforce') => acme.api.setTestPolicyEnforcement({ mode: to }).unwrap();

describe('a sweep by hand', () => {
  it('is a payment that owners sign, and a 1-of-1 completes in one call (R452, R453, R353, B 4.3, D-286, D-287)', async () => {
    const main = await treasury(service, acme, { holdings: [100] });
    const { data, response } = await sweep(main, '30.00');
    expect(response?.status).toBe(201);
    expect(response?.headers.get('location')).toBe(`/v1/treasury/sweeps/${data?.id}`);
    expect(data).toMatchObject({ accountId: main.id, ruleId: null, ...between(main, 0, 1), amountUsd: '30.00' });
    expect(data).toMatchObject({ status: 'PROPOSED', failureReason: null, completedAt: null });
    const { id = '', paymentId = '' } = data ?? {};
    expect(await paymentOf({ paymentId })).toMatchObject({
      generation: 'legacy',
      status: 'AWAITING_SIGNATURE',
      destinationType: 'wallet',
      amount: '30',
      memo: null,
      sourceWalletId: main.buckets[0]?.walletId,
      destinationAddress: main.buckets[1]?.address,
    });
    expect(await held(acme, main)).toEqual(['100.00', '0.00', '0.00']);
    expect((await signSweep(acme, main, { paymentId })).status).toBe('COMPLETED');
    const done = await read(id);
    expect(done).toMatchObject({ status: 'COMPLETED', completedAt: expect.any(String), failureReason: null });
    expect(await held(acme, main)).toEqual(['70.00', '30.00', '0.00']);
    await service.runUntilIdle();
    const { events } = await acme.api.listEvents({ resourceId: id }).unwrap();
    expect(events.map(({ type }) => type).sort()).toEqual(['treasury.sweep.completed', 'treasury.sweep.proposed']);
    const completed = events.find(({ type }) => type === 'treasury.sweep.completed');
    expect(completed).toMatchObject({ data: { object: done, previousStatus: 'PROPOSED' } });
    expect((await acme.api.listTreasurySweeps({ id: main.id }).unwrap()).sweeps).toEqual([done]);
    expect((await acme.api.listTreasurySweeps({ id: main.id, status: 'PROPOSED' }).unwrap()).sweeps).toEqual([]);
  });

  it('waits for as many owners as the threshold requires (D-278, D-287)', async () => {
    const main = await treasury(service, acme, { holdings: [100], owners: 3, threshold: 2 });
    const { id, paymentId } = await sweep(main, '1.00').unwrap();
    expect((await signSweep(acme, main, { paymentId }, 1)).status).toBe('AWAITING_SIGNATURE');
    expect((await read(id)).status).toBe('PROPOSED');
    const { multisigTxHash } = await paymentOf({ paymentId });
    const signature = await signatureOf(main.owners[2], multisigTxHash);
    await acme.api.signPayment({ id: paymentId, signature }).unwrap();
    expect((await read(id)).status).toBe('COMPLETED');
  });

  it('is CANCELED with its payment, and releases its reservation (D-286, D-409, D-462)', async () => {
    const main = await treasury(service, acme, { holdings: [100] });
    const { id, paymentId } = await sweep(main, '60.00').unwrap();
    expect(await refused(sweep(main, '40.000001'))).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      statusCode: 402,
      details: { shortfallBaseUnits: '1', funding: { mode: 'WALLET', availableBaseUnits: '40000000' } },
    });
    // In the source alone: the destination reserves nothing.
    await give(service, main, 1, 5);
    await runUntilChainIdle(service);
    await sweep(main, '5.00', [1, 2]).unwrap();
    await sweep(main, '40.00').unwrap();
    expect((await refused(sweep(main, '0.000001'))).code).toBe('INSUFFICIENT_FUNDS');
    await acme.api.cancelPayment({ id: paymentId }).unwrap();
    expect(await read(id)).toMatchObject({ status: 'CANCELED', failureReason: null, completedAt: null });
    expect((await paymentOf({ paymentId })).status).toBe('CANCELLED');
    await sweep(main, '60.00').unwrap();
  });

  it('is FAILED with the reason of its payment (D-286)', async () => {
    const main = await treasury(service, acme, { holdings: [100] });
    const { id, paymentId } = await sweep(main, '100.00').unwrap();
    // An indexer begins with what comes after its first look.
    await service.runUntilIdle();
    const bucket = main.buckets[0];
    if (bucket === undefined) throw new Error('no bucket');
    await executeElsewhere(
      service,
      { ...bucket, address: bucket.address as `0x${string}`, owners: main.owners },
      { nonce: 0n },
    );
    await runUntilChainIdle(service);
    expect(await paymentOf({ paymentId })).toMatchObject({ status: 'FAILED', failureReason: 'NONCE_CONFLICT' });
    expect(await read(id)).toMatchObject({ status: 'FAILED', failureReason: 'NONCE_CONFLICT', completedAt: null });
    await sweep(main, '100.00').unwrap();
  });

  it('refuses anything but a transfer within the account (B 4.3, D-286, D-039)', async () => {
    const main = await treasury(service, acme, { holdings: [10] });
    const other = await treasury(service, acme, { holdings: [10] });
    const theirs = await treasury(service, harbor, { holdings: [10] });
    const body = { id: main.id, ...between(main, 0, 1), amountUsd: '1.00' };
    const ask = (more: object) => acme.api.createTreasurySweep({ ...body, ...more });
    await changesNothing(service, 'refused sweeps', async () => {
      for (const [more, code, status] of [
        [between(main, 0, 0), 'VALIDATION_FAILED', 400],
        [{ amountUsd: '0.00' }, 'VALIDATION_FAILED', 400],
        [{ amountUsd: '0.0000001' }, 'VALIDATION_FAILED', 400],
        [{ id: theirs.id }, 'TREASURY_ACCOUNT_NOT_FOUND', 404],
        [{ id: theirs.id, ...between(theirs, 0, 1) }, 'TREASURY_ACCOUNT_NOT_FOUND', 404],
        [{ destBucketId: other.buckets[1]?.id }, 'TREASURY_BUCKET_NOT_FOUND', 404],
        [{ sourceBucketId: theirs.buckets[0]?.id }, 'TREASURY_BUCKET_NOT_FOUND', 404],
        [{ amountUsd: '10.000001' }, 'INSUFFICIENT_FUNDS', 402],
      ] as const) {
        const { code: answered, statusCode } = await refused(ask(more));
        expect([answered, statusCode], JSON.stringify(more)).toEqual([code, status]);
      }
    });
    await ask({ amountUsd: '10.00' }).unwrap();
    expect(await refused(harbor.api.listTreasurySweeps({ id: main.id }))).toMatchObject({
      code: 'TREASURY_ACCOUNT_NOT_FOUND',
    });
    const [one] = (await acme.api.listTreasurySweeps({ id: main.id }).unwrap()).sweeps;
    expect(await refused(harbor.api.getTreasurySweep({ sweepId: one?.id ?? '' }))).toMatchObject({
      code: 'SWEEP_NOT_FOUND',
      statusCode: 404,
    });
  });

  it('needs a deployed source, while its target may still be deployed (D-286)', async () => {
    await acme.api.setTestChain({ holdDeployments: true }).unwrap();
    const owner = newOwner();
    const account = await acme.api
      .createTreasuryAccount({ name: 'Early', owners: [{ address: owner.address }], buckets: [...THREE] })
      .unwrap();
    await give(service, account, 0, 10);
    await service.runUntilIdle();
    const early = { ...account, owners: [owner] };
    expect(await refused(sweep(early, '1.00'))).toMatchObject({ code: 'WALLET_NOT_DEPLOYED', statusCode: 409 });
    await acme.api.setTestChain({ holdDeployments: false, failNextDeployments: 1 }).unwrap();
    await runUntilChainIdle(service);
    const { status, buckets } = await acme.api.getTreasuryAccount({ id: account.id }).unwrap();
    expect(status).toBe('FAILED');
    const gone = buckets.findIndex(({ walletStatus }) => walletStatus === 'FAILED');
    const there = [0, 1, 2].filter((index) => index !== gone);
    await give(service, account, there[0] ?? 0, 10);
    await runUntilChainIdle(service);
    await signSweep(acme, early, await sweep(early, '2.00', [there[0] ?? 0, gone]).unwrap());
    expect((await held(acme, account))[gone]).not.toBe('0.00');
  });

  it('is refused with BALANCE_UNAVAILABLE when the source cannot be read, and records nothing (B 2.4, D-251)', async () => {
    const main = await treasury(service, acme, { holdings: [10] });
    await acme.api.setTestChain({ available: false }).unwrap();
    await changesNothing(service, 'a sweep without the chain', async () => {
      const { error, response } = await sweep(main, '1.00');
      expect(error).toMatchObject({ code: 'BALANCE_UNAVAILABLE', statusCode: 503 });
      expect(response?.headers.get('retry-after')).toBe('2');
    });
    await acme.api.setTestChain({ available: true }).unwrap();
  });

  it('is made once under one idempotency key, which refuses other buckets or amounts (D-058)', async () => {
    const main = await treasury(service, acme, { holdings: [10] });
    const ask = (more: object = {}) =>
      acme.api.createTreasurySweep(
        { id: main.id, ...between(main, 0, 1), amountUsd: '1.00', ...more },
        { idempotencyKey: `sweep-${main.id}` },
      );
    const [one, two] = [await ask().unwrap(), await ask().unwrap()];
    expect(two).toEqual(one);
    for (const more of [{ amountUsd: '2.00' }, between(main, 0, 2)]) {
      expect(await refused(ask(more))).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', statusCode: 409 });
    }
    expect((await acme.api.listTreasurySweeps({ id: main.id }).unwrap()).sweeps).toEqual([one]);
  });
});

describe('policies of treasury accounts', () => {
  const attach = (policyId: string, subjectType: 'wallet' | 'treasury_account', subjectId: string) =>
    acme.api.attachPolicy({ id: policyId, subjectType, subjectId });
  const policy = async (perTransactionUsd: string) =>
    (await acme.api.createPolicy({ name: 'Cap', document: { limits: { perTransactionUsd } } }).unwrap()).policyId;

  it('apply to every payment out of a bucket, unless its wallet has its own policy (R473, D-287, D-310, D-312, D-462)', async () => {
    const main = await treasury(service, acme, { holdings: [100, 100] });
    const tight = await policy('10.00');
    await attach(tight, 'treasury_account', main.id).unwrap();
    await mode('enforce');
    const denied = await refused(sweep(main, '10.01'));
    expect(denied).toMatchObject({ code: 'POLICY_DENIED', statusCode: 403 });
    const [decision] = (await acme.api.listPolicyDecisions({ policyId: tight }).unwrap()).decisions;
    expect(denied.details).toMatchObject({ policyId: tight, decisionLogId: decision?.decisionLogId });
    expect(decision?.input).toMatchObject({
      subjectType: 'treasury_account',
      subjectId: main.id,
      counterparty: main.buckets[1]?.address,
    });
    expect((await acme.api.listTreasurySweeps({ id: main.id }).unwrap()).sweeps).toEqual([]);
    const { paymentId } = await sweep(main, '10.00').unwrap();
    const [allowed] = (await acme.api.listPolicyDecisions({ policyId: tight }).unwrap()).decisions;
    expect(allowed).toMatchObject({ allow: true, resourceId: paymentId });
    // A payment and a call out of a bucket, too.
    const walletId = main.buckets[0]?.walletId ?? '';
    const pay = () =>
      acme.api.createPayment({
        sourceWalletId: walletId,
        destination: { type: 'address', address: newOwner().address, chainId: 84532 },
        amount: { value: '10.01' },
      });
    expect((await refused(pay())).code).toBe('POLICY_DENIED');
    // The other bucket is covered as well; the wallet's own policy comes first.
    expect((await refused(sweep(main, '10.01', [1, 0]))).code).toBe('POLICY_DENIED');
    const wide = await policy('50.00');
    const { attachmentId } = await attach(wide, 'wallet', walletId).unwrap();
    await pay().unwrap();
    expect((await refused(sweep(main, '10.01', [1, 0]))).code).toBe('POLICY_DENIED');
    await acme.api.detachPolicy({ attachmentId }).unwrap();
    expect((await refused(pay())).code).toBe('POLICY_DENIED');
    await mode('log');
  });

  it('are checked again when the payment is executed (D-179, D-312)', async () => {
    const main = await treasury(service, acme, { holdings: [100] });
    const { id, paymentId } = await sweep(main, '20.00').unwrap();
    await attach(await policy('10.00'), 'treasury_account', main.id).unwrap();
    await mode('enforce');
    expect((await signSweep(acme, main, { paymentId })).status).toBe('FAILED');
    expect(await read(id)).toMatchObject({ status: 'FAILED', failureReason: 'POLICY_DENIED' });
    expect(await held(acme, main)).toEqual(['100.00', '0.00', '0.00']);
    await mode('log');
  });

  it('are attached to the tenant’s own accounts only, one each (R367, D-309)', async () => {
    const main = await treasury(service, acme);
    const theirs = await treasury(service, harbor);
    const id = await policy('10.00');
    expect(await refused(attach(id, 'treasury_account', theirs.id))).toMatchObject({
      code: 'TREASURY_ACCOUNT_NOT_FOUND',
      statusCode: 404,
    });
    await attach(id, 'treasury_account', main.id).unwrap();
    expect(await refused(attach(await policy('1.00'), 'treasury_account', main.id))).toMatchObject({
      code: 'POLICY_SUBJECT_ATTACHED',
      statusCode: 409,
    });
  });

  it('answer POLICY_UNAVAILABLE to a sweep in an outage in enforce mode (D-124, D-179)', async () => {
    const main = await treasury(service, acme, { holdings: [10] });
    await attach(await policy('10.00'), 'treasury_account', main.id).unwrap();
    await mode('enforce');
    await acme.api.setTestPolicySubsystem({ available: false }).unwrap();
    await changesNothing(service, 'a sweep in an outage', async () => {
      expect(await refused(sweep(main, '1.00'))).toMatchObject({ code: 'POLICY_UNAVAILABLE', statusCode: 503 });
    });
    await acme.api.setTestPolicySubsystem({ available: true }).unwrap();
    await mode('log');
  });
});

describe('two-factor protection', () => {
  it('does not apply to sweeps, which go between the tenant’s own wallets (D-287, D-342)', async () => {
    const main = await treasury(service, acme, { holdings: [10] });
    const { data } = await sweep(main, '1.00');
    expect(data?.status).toBe('PROPOSED');
  });
});
