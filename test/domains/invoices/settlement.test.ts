import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSafeOwners } from '../../../src/domains/wallets/index.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { legacyBody, proposed, read, setThreshold, signatureOf, signed, usdcOf } from '../payments/fixture.ts';
import { newOwner, runUntilChainIdle } from '../wallets/owners.ts';
import {
  AMOUNT,
  advance,
  arbiterOf,
  funded,
  invoiceOf,
  pay,
  polled,
  sent,
  settledBy,
  settlementOf,
  statusOf,
  THIRTY_DAYS_S,
} from './fixture.ts';

let chain: TestChain;
let service: TestService;
let acme: TestTenant;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source, variables: { EXECUTION_WAIT_MS: '5000' } });
  acme = await service.signUp('Acme Settles');
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

describe('a reorganisation that a test plays (D-293)', () => {
  it('takes the funds of a FUNDED invoice away until the next check, and has no effect on a SENT one', async () => {
    const escrow = await funded(service, acme);
    const lost = await acme.api.pollTestInvoice({ id: escrow.id, reorganized: true }).unwrap();
    expect(lost).toMatchObject({ status: 'SENT', fundedAt: null });
    const again = await acme.api.pollTestInvoice({ id: escrow.id, reorganized: true }).unwrap();
    expect(again.status).toBe('SENT');
    expect((await polled(acme, escrow.id)).status).toBe('FUNDED');
  });
});

describe('the release of an invoice (R412, R422, R423, R457)', () => {
  it('pays the invoiced amount to the payee when two of three have signed, and the excess stays (D-295)', async () => {
    const escrow = await funded(service, acme, { paid: AMOUNT + 5n });
    const released = await acme.api.releaseInvoice({ id: escrow.id }).unwrap();
    expect(released).toMatchObject({ status: 'FUNDED', settlement: { kind: 'RELEASE', status: 'AWAITING_SIGNATURE' } });
    const paymentId = released.settlement?.paymentId ?? '';
    const payment = await read(acme, paymentId);
    expect(payment).toMatchObject({
      sourceWalletId: released.holdWalletId,
      destinationType: 'address',
      asset: 'usdc',
      amount: '12',
      destinationAddress: escrow.payee.address,
      signaturesRequired: 2,
    });

    expect(await settledBy(acme, escrow.id, [escrow.payee])).toMatchObject({ status: 'SIGNING' });
    expect(await invoiceOf(acme, escrow.id)).toMatchObject({ status: 'FUNDED', settlement: { status: 'SIGNING' } });
    expect(await usdcOf(chain, escrow.payee.address)).toBe(0n);

    const signing = settledBy(acme, escrow.id, [escrow.arbiter]);
    const working = setInterval(() => void service.runUntilIdle().catch(() => undefined), 50);
    await signing.finally(() => clearInterval(working));
    await service.runUntilIdle();
    expect((await read(acme, paymentId)).status).toBe('COMPLETED');
    const done = await invoiceOf(acme, escrow.id);
    expect(done).toMatchObject({ status: 'RELEASED', settlement: { kind: 'RELEASE', paymentId, status: 'COMPLETED' } });
    expect(done.releasedAt).not.toBeNull();
    expect(await usdcOf(chain, escrow.payee.address)).toBe(AMOUNT);
    expect(await usdcOf(chain, escrow.hold)).toBe(5n);
  });

  it('asks for a third signature when the escrow wants three before it is executed (D-175)', async () => {
    const escrow = await funded(service, acme);
    await acme.api.releaseInvoice({ id: escrow.id }).unwrap();
    await acme.api.setTestChain({ holdExecution: true }).unwrap();
    const ready = await settledBy(acme, escrow.id, [escrow.payee, escrow.arbiter]);
    expect(ready).toMatchObject({ status: 'READY_TO_EXECUTE' });
    await setThreshold(chain, escrow.hold, 3);
    await acme.api.setTestChain({ holdExecution: false }).unwrap();
    await runUntilChainIdle(service);
    const { paymentId } = await settlementOf(acme, escrow.id);
    expect(await read(acme, paymentId)).toMatchObject({ status: 'SIGNING', signaturesRequired: 3 });

    await settledBy(acme, escrow.id, [escrow.payer]);
    await runUntilChainIdle(service);
    expect(await read(acme, paymentId)).toMatchObject({ status: 'COMPLETED', failureReason: null });
    expect(await statusOf(acme, escrow.id)).toBe('RELEASED');
  });

  it('needs two parties: a second signature of the same one, and a stranger’s, are refused (R300, R424)', async () => {
    const escrow = await funded(service, acme);
    await acme.api.releaseInvoice({ id: escrow.id }).unwrap();
    await settledBy(acme, escrow.id, [escrow.payer]);
    const { paymentId } = await settlementOf(acme, escrow.id);
    const { multisigTxHash } = await read(acme, paymentId);
    const ask = async (signer: ReturnType<typeof newOwner>) =>
      acme.api.signPayment({ id: paymentId, signature: await signatureOf(signer, multisigTxHash) });
    expect(await ask(escrow.payer)).toMatchObject({ ok: false, error: { code: 'ALREADY_SIGNED' } });
    expect(await ask(newOwner())).toMatchObject({ ok: false, error: { code: 'SIGNATURE_INVALID' } });
    expect(await statusOf(acme, escrow.id)).toBe('FUNDED');
    const owners = await readSafeOwners(service.engine.services, escrow.hold);
    expect(owners?.threshold).toBe(2);
    expect(new Set(owners?.owners)).toEqual(
      new Set([escrow.payer.address, escrow.payee.address, (await arbiterOf(acme)).address]),
    );
  });
});

describe('what is left in the escrow of a released invoice (D-295)', () => {
  it('leaves by a payment like that of any other wallet: excess and money that came later, signed by two of three', async () => {
    const escrow = await funded(service, acme, { paid: AMOUNT + 5n });
    const wallet = { id: (await invoiceOf(acme, escrow.id)).holdWalletId ?? '' };
    const wanted = { value: '0.000008', asset: 'usdc', address: escrow.payer.address } as const;
    const early = await acme.api.createPayment(legacyBody(wallet, wanted));
    expect(early).toMatchObject({ ok: false, error: { code: 'WALLET_NOT_FOUND' } });

    await acme.api.releaseInvoice({ id: escrow.id }).unwrap();
    await settledBy(acme, escrow.id, [escrow.payee, escrow.arbiter]);
    await service.runUntilIdle();
    const released = await invoiceOf(acme, escrow.id);
    expect(released.status).toBe('RELEASED');
    await pay(service, escrow.hold, 3n);
    expect(await acme.api.refundInvoice({ id: escrow.id })).toMatchObject({ error: { code: 'INVALID_TRANSITION' } });

    const left = await proposed(acme, wallet, wanted);
    await signed(acme, { owners: [escrow.payer, escrow.payee] }, left);
    await service.runUntilIdle();
    expect((await read(acme, left.id)).status).toBe('COMPLETED');
    expect(await usdcOf(chain, escrow.payer.address)).toBe(8n);
    expect(await usdcOf(chain, escrow.hold)).toBe(0n);
    expect(await invoiceOf(acme, escrow.id)).toEqual(released);
  });
});

describe('the refund of an invoice (R413, R415, R417)', () => {
  it('sweeps what the escrow of an expired invoice really holds to the payer', async () => {
    const globex = await service.signUp('Globex Expires');
    const escrow = await sent(service, globex);
    await pay(service, escrow.hold, AMOUNT - 1n);
    expect((await polled(globex, escrow.id)).status).toBe('SENT');
    await advance(globex, THIRTY_DAYS_S);
    expect(await invoiceOf(globex, escrow.id)).toMatchObject({ status: 'EXPIRED', settlement: null, fundedAt: null });
    expect(await globex.api.releaseInvoice({ id: escrow.id })).toMatchObject({
      error: { code: 'INVALID_TRANSITION', details: { from: 'EXPIRED', event: 'RELEASE' } },
    });
    // Late money does not bring it back: it leaves by refund (D-294).
    await pay(service, escrow.hold, 3n);
    expect((await polled(globex, escrow.id)).status).toBe('EXPIRED');
    const refunding = await globex.api.refundInvoice({ id: escrow.id }).unwrap();
    expect(refunding).toMatchObject({ status: 'EXPIRED', settlement: { kind: 'REFUND' } });
    await settledBy(globex, escrow.id, [escrow.payer, escrow.arbiter]);
    await service.runUntilIdle();
    expect(await statusOf(globex, escrow.id)).toBe('REFUNDED');
    expect(await usdcOf(chain, escrow.payer.address)).toBe(AMOUNT + 2n);
    expect(await usdcOf(chain, escrow.hold)).toBe(0n);
  });

  it('is INVOICE_NOTHING_TO_REFUND for an expired invoice that holds nothing (R417)', async () => {
    const initech = await service.signUp('Initech Expires');
    const escrow = await sent(service, initech);
    await advance(initech, THIRTY_DAYS_S);
    expect(await initech.api.refundInvoice({ id: escrow.id })).toMatchObject({
      error: { code: 'INVOICE_NOTHING_TO_REFUND', statusCode: 409 },
    });
    expect((await invoiceOf(initech, escrow.id)).settlement).toBeNull();
  });
});
