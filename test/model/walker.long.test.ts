import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Deployment } from '../../walker/deployment.ts';
import { recipes } from '../../walker/recipes/index.ts';
import { reportOf } from '../../walker/report.ts';
import { type Run, run } from '../../walker/run.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, type TestService } from '../support/service.ts';

describe('the walker, with every recipe', () => {
  let chain: TestChain;
  let service: TestService;
  let deployment: Deployment;
  let result: Run;
  beforeAll(async () => {
    // The payouts wait to be told what happens to them.
    chain = await startTestChain();
    const variables = { PROVIDER_POLL_INTERVAL_MS: '3600000', FUNDING_PARTNER_TRON_MODE: 'mock' };
    service = await startTestService({ working: true, chain: chain.source, variables });
    deployment = await Deployment.open(service.url);
    result = await run(deployment, { recipes, seed: 1, budgetMs: 600_000, parallel: 4, progress: () => {} });
  }, 660_000);
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
  });

  test('finds no difference', () => {
    expect(result.finding).toBeUndefined();
    expect(result.walks).toBe(result.planned);
  });

  test('has a recipe for every lifecycle', () => {
    const walked = new Set(recipes.map(({ lifecycle }) => lifecycle));
    expect(Object.keys(deployment.lifecycles).filter((id) => !walked.has(id))).toEqual([]);
  });

  test.each([...new Set(recipes.map(({ lifecycle }) => lifecycle))].map((lifecycle) => [lifecycle] as const))(
    '%s: takes each transition, except those that its recipes exclude with a reason',
    (lifecycle) => {
      const named = recipes.flatMap((recipe) =>
        recipe.lifecycle === lifecycle ? Object.keys(recipe.beyond ?? {}) : [],
      );
      expect(result.coverage.of(lifecycle).missing.toSorted()).toEqual(named.toSorted());
    },
  );

  test('marks reached and missed transitions in the diagrams of its report', async () => {
    const report = await reportOf(deployment, result);
    expect(report).toContain('class="node reached"');
    expect(report).toContain('class="edge missed"');
  });
});
