import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { rounds as roundsOf } from '../../support/rounds.ts';
import { type Client, startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';
import { between, held, signSweep, type Treasury, treasury } from './fixture.ts';

const ROUNDS = roundsOf(3, 24);

let chain: TestChain;
let service: TestService;
/** A second service on the same database: nothing in memory is shared. */
let twin: TestService;
let acme: TestTenant;
let twins: Client;
let main: Treasury;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  twin = await startTestService({ chain: chain.source, databaseUrl: service.databaseUrl });
  acme = await service.signUp('Acme Races');
  twins = createPaychart({ baseUrl: twin.url, apiKey: acme.apiKey, maxRetries: 0 });
});
afterAll(async () => {
  await twin?.stop();
  await service?.stop();
  await chain?.stop();
});
afterEach(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
});

const rounds = async (round: (n: number) => Promise<void>): Promise<void> => {
  for (let n = 0; n < ROUNDS; n += 1) await round(n);
};
const manual = (api: Client, amountUsd: string, [source, dest] = [0, 1]) =>
  api.createTreasurySweep({ id: main.id, ...between(main, source ?? 0, dest ?? 1), amountUsd });
const open = async () =>
  (await acme.api.listTreasurySweeps({ id: main.id, status: 'PROPOSED', take: 100 }).unwrap()).sweeps;
const cancelAll = async () => {
  for (const { paymentId } of await open()) await acme.api.cancelPayment({ id: paymentId }).unwrap();
};
const excess = (thresholdUsd = '100.00', intervalSeconds = 3600) =>
  acme.api
    .createTreasuryRule({ id: main.id, type: 'SWEEP_EXCESS', ...between(main, 0, 1), thresholdUsd, intervalSeconds })
    .unwrap();
const codeOf = ({ error }: { readonly error?: unknown }) => (error as { code?: string } | undefined)?.code ?? 'ok';

describe('simultaneous requests for one bucket are decided one after the other', {
  timeout: 60_000 + ROUNDS * 3000,
}, () => {
  it(`a rule's run and a manual sweep, ${ROUNDS} times: never propose more than the bucket holds (D-284, D-462)`, async () => {
    main = await treasury(service, acme, { holdings: [150] });
    const { id: ruleId } = await excess();
    const seen = new Set<string>();
    await rounds(async (n) => {
      const [fired, byHand] = await Promise.all(
        n % 2 === 0
          ? [acme.api.runTestTreasuryRule({ ruleId }), manual(twins, '120.00')]
          : [twins.runTestTreasuryRule({ ruleId }), manual(acme.api, '120.00')],
      );
      const outcome = fired.data?.rule.lastOutcome;
      const both = [outcome, codeOf(byHand)].join();
      seen.add(both);
      expect(['PROPOSED,INSUFFICIENT_FUNDS', 'SKIPPED_PENDING_SWEEP,ok']).toContain(both);
      expect(await open()).toHaveLength(1);
      await cancelAll();
    });
    // Each order came about, where there were rounds enough.
    if (ROUNDS >= 100) expect(seen.size).toBe(2);
    await acme.api.deleteTreasuryRule({ ruleId }).unwrap();
  });

  it(`two runners and a manual sweep, ${ROUNDS} times: a window makes at most one sweep (D-284)`, async () => {
    main = await treasury(service, acme, { holdings: [150] });
    const { id: ruleId } = await excess('100.00', 60);
    await rounds(async (n) => {
      const clocks = [acme.api, twins].map((api) => api.advanceTestClock({ advanceSeconds: 60 }).unwrap());
      const byHand = await (n % 2 === 0 ? manual(acme.api, '120.00') : undefined);
      await Promise.all(clocks);
      await service.runUntilIdle();
      const standing = await open();
      expect(standing).toHaveLength(1);
      const isByRule = standing[0]?.ruleId === ruleId;
      if (byHand) expect(codeOf(byHand)).toBe(isByRule ? 'INSUFFICIENT_FUNDS' : 'ok');
      else expect(isByRule).toBe(true);
      await cancelAll();
    });
    await acme.api.deleteTreasuryRule({ ruleId }).unwrap();
  });

  it(`two runs of one rule, ${ROUNDS} times: one of them proposes`, async () => {
    main = await treasury(service, acme, { holdings: [150] });
    const { id: ruleId } = await excess();
    await rounds(async () => {
      const runs = await Promise.all([acme.api, twins].map((api) => api.runTestTreasuryRule({ ruleId }).unwrap()));
      expect(runs.map(({ rule }) => rule.lastOutcome).sort()).toEqual(['PROPOSED', 'SKIPPED_PENDING_SWEEP']);
      await cancelAll();
    });
  });

  it(`the execution of a sweep and a new one, ${ROUNDS} times: spent money is not proposed again`, async () => {
    main = await treasury(service, acme, { holdings: [150] });
    const { id: ruleId } = await excess('50.00');
    await rounds(async (n) => {
      const first = await manual(acme.api, '100.00').unwrap();
      const [, second] = await Promise.all([
        signSweep(acme, main, first),
        n % 2 === 0 ? manual(twins, '100.00') : twins.runTestTreasuryRule({ ruleId }),
      ]);
      if (n % 2 === 0) expect(codeOf(second)).toBe('INSUFFICIENT_FUNDS');
      else {
        const { rule } = second.data as { rule: { lastOutcome: string } };
        expect(['SKIPPED_PENDING_SWEEP', 'NOT_TRIGGERED']).toContain(rule.lastOutcome);
      }
      expect(await open()).toEqual([]);
      expect(await held(acme, main)).toEqual(['50.00', '100.00', '0.00']);
      await signSweep(acme, main, await manual(acme.api, '100.00', [1, 0]).unwrap());
    });
  });

  it(`a rule's run and its change or deletion, ${ROUNDS} times: one comes before the other`, async () => {
    main = await treasury(service, acme, { holdings: [150] });
    await rounds(async (n) => {
      const { id: ruleId } = await excess();
      const [fired, changed] = await Promise.all([
        acme.api.runTestTreasuryRule({ ruleId }),
        n % 2 === 0 ? twins.deleteTreasuryRule({ ruleId }) : twins.updateTreasuryRule({ ruleId, thresholdUsd: '90' }),
      ]);
      expect(codeOf(changed)).toBe('ok');
      expect(['ok', 'TREASURY_RULE_NOT_FOUND']).toContain(codeOf(fired));
      const standing = await open();
      expect(standing.length).toBe(fired.data?.sweep ? 1 : 0);
      if (n % 2 === 1) expect(['50.00', '60.00']).toContain(standing[0]?.amountUsd);
      await cancelAll();
      await runUntilChainIdle(service);
    });
  });
});
