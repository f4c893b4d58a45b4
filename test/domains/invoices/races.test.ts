import type { PrivateKeyAccount } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import { tokenTransfer } from '../../../src/domains/payments/index.ts';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { rounds as roundsOf } from '../../support/rounds.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { payer as fundedAccount, send } from '../offramp/deposit-fixture.ts';
import { read, usdcOf } from '../payments/fixture.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';
import {
  AMOUNT,
  advance,
  type Escrow,
  funded,
  invoiceOf,
  sent,
  settledBy,
  settlementOf,
  THIRTY_DAYS_S,
} from './fixture.ts';

const ROUNDS = roundsOf(2, 12);

let chain: TestChain;
/**
 * Pays into every hold. Its money is there before the service works: it comes from the relayer, whose next nonce the
 * service takes as well.
 */
let payer: PrivateKeyAccount;
let service: TestService;
/** A second service on the same database: nothing in memory is shared. */
let twin: TestService;

beforeAll(async () => {
  chain = await startTestChain();
  payer = await fundedAccount(chain, AMOUNT * BigInt(3 * ROUNDS));
  service = await startTestService({ chain: chain.source, variables: { EXECUTION_WAIT_MS: '0' } });
  twin = await startTestService({ chain: chain.source, databaseUrl: service.databaseUrl });
});
afterAll(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  await twin?.stop();
  await service?.stop();
  await chain?.stop();
});

const atTwin = ({ apiKey }: TestTenant) => createPaychart({ baseUrl: twin.url, apiKey, maxRetries: 0 });

const rounds = async (round: (index: number) => Promise<void>): Promise<void> => {
  for (let index = 0; index < ROUNDS; index += 1) await round(index);
};

/** A transfer that lands in a block. */
async function transferTo(hold: `0x${string}`, units: bigint): Promise<void> {
  const { to, data } = tokenTransfer(chain.chain.contracts.settlementToken, hold, units);
  await send(chain, payer, [{ to, data }]);
}

describe('an invoice with simultaneous requests', { timeout: 60_000 + ROUNDS * 5000 }, () => {
  it(`${ROUNDS} times a release against a refund: one is in flight, the other is told so, and one is paid (R421)`, async () => {
    const acme = await service.signUp('Acme Races');
    await rounds(async (index) => {
      const escrow: Escrow = await funded(service, acme);
      const { id } = escrow;
      const asked = [acme.api.releaseInvoice({ id }), atTwin(acme).refundInvoice({ id })];
      const answers = await Promise.all(index % 2 === 0 ? asked : asked.toReversed());
      expect(answers.map(({ ok, error }) => (ok ? 'proposed' : error.code)).toSorted()).toEqual([
        'SETTLEMENT_IN_FLIGHT',
        'proposed',
      ]);
      const { kind, paymentId } = await settlementOf(acme, id);
      expect(await service.pool.owner('multisig_payments').where({ origin_id: id })).toHaveLength(1);
      await settledBy(acme, id, [escrow.payer, escrow.payee]);
      await runUntilChainIdle(service);
      expect((await read(acme, paymentId)).status).toBe('COMPLETED');
      const paid = [await usdcOf(chain, escrow.payee.address), await usdcOf(chain, escrow.payer.address)];
      expect(paid).toEqual(kind === 'RELEASE' ? [AMOUNT, 0n] : [0n, AMOUNT]);
      expect((await invoiceOf(acme, id)).status).toBe(kind === 'RELEASE' ? 'RELEASED' : 'REFUNDED');
    });
  });

  it(`${ROUNDS} times the last cent against expiry: funded in time or expired, and never both (R419, D-294)`, async () => {
    await rounds(async (index) => {
      const tenant = await service.signUp(`Initech Expiry ${index}`);
      const escrow = await sent(service, tenant, { deployed: false });
      await transferTo(escrow.hold, AMOUNT - 10_000n);
      await Promise.all([
        transferTo(escrow.hold, 10_000n),
        advance(tenant, THIRTY_DAYS_S),
        atTwin(tenant).pollTestInvoice({ id: escrow.id }).unwrap(),
        service.runUntilIdle(),
      ]);
      await tenant.api.pollTestInvoice({ id: escrow.id }).unwrap();
      const { status, fundedAt, expiredAt } = await invoiceOf(tenant, escrow.id);
      expect([status, fundedAt !== null, expiredAt !== null]).toEqual(
        status === 'FUNDED' ? ['FUNDED', true, false] : ['EXPIRED', false, true],
      );
      // Either way the money has a way out.
      const verb = status === 'FUNDED' ? 'releaseInvoice' : 'refundInvoice';
      await runUntilChainIdle(service);
      const { settlement } = await tenant.api[verb]({ id: escrow.id }).unwrap();
      expect((await read(tenant, settlement?.paymentId ?? '')).amount).toBe('12');
    });
  });

  it(`${ROUNDS} times the last cent against cancel: what holds money is not cancelled (R408, D-291)`, async () => {
    const acme = await service.signUp('Acme Cancels');
    await rounds(async () => {
      const escrow = await sent(service, acme, { deployed: false });
      await transferTo(escrow.hold, AMOUNT - 10_000n);
      const [, cancelled] = await Promise.all([
        transferTo(escrow.hold, 10_000n),
        acme.api.cancelInvoice({ id: escrow.id }),
        atTwin(acme).pollTestInvoice({ id: escrow.id }).unwrap(),
      ]);
      expect(cancelled.ok ? 'CANCELLED' : cancelled.error.code).toMatch(/^(INVOICE_HAS_FUNDS|INVALID_TRANSITION)$/);
      expect((await acme.api.pollTestInvoice({ id: escrow.id }).unwrap()).status).toBe('FUNDED');
    });
  });

  it(`${ROUNDS} times the whole amount against cancel: cancelled and empty when it was read, or funded`, async () => {
    const acme = await service.signUp('Acme Cancels Empty');
    await rounds(async () => {
      const escrow = await sent(service, acme, { deployed: false });
      const [, cancelled] = await Promise.all([
        transferTo(escrow.hold, AMOUNT),
        acme.api.cancelInvoice({ id: escrow.id }),
        atTwin(acme).pollTestInvoice({ id: escrow.id }).unwrap(),
      ]);
      const { status } = await acme.api.pollTestInvoice({ id: escrow.id }).unwrap();
      expect(status).toBe(cancelled.ok ? 'CANCELLED' : 'FUNDED');
    });
  });
});
