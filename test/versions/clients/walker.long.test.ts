import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownVersions } from '../../../src/platform/versions/index.ts';
import { Deployment } from '../../../walker/deployment.ts';
import { recipes } from '../../../walker/recipes/index.ts';
import { run } from '../../../walker/run.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { clientVersion } from '../../support/client-version.ts';
import { startTestService, type TestService } from '../../support/service.ts';

/**
 * What the lifecycles of a version do not have: lifecycles that are new, events that change no status, and what spec/versions
 * names. Everything else must hold.
 */
const NAMED: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '2026-11-27': {
    'email-alias': /has no lifecycle email-alias/,
    invoice: /POLL leads from SENT to SENT, which the lifecycle does not have/,
    'multisig-payment': /QUORUM_CHANGED/,
  },
};

/** As long as the walks may take together. */
const LIMIT_MS = 660_000;

let chain: TestChain;
let service: TestService;
let deployment: Deployment;

beforeAll(async () => {
  chain = await startTestChain();
  const variables = { PROVIDER_POLL_INTERVAL_MS: '3600000', FUNDING_PARTNER_TRON_MODE: 'mock' };
  service = await startTestService({ working: true, chain: chain.source, variables });
  deployment = await Deployment.open(service.url, clientVersion);
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

/**
 * All lifecycles take minutes for each version. Without `VERSION_WALKS=all` a version walks those in which it differs and every
 * third of the others, and the next version walks other ones.
 */
const EVERY = process.env.VERSION_WALKS === 'all' ? 1 : 3;
const lifecycles = [...new Set(recipes.map(({ lifecycle }) => lifecycle))];
const known = new Set<string>(lifecycles);
const named = NAMED[clientVersion ?? ''] ?? {};
const offset = knownVersions.indexOf(clientVersion ?? '');
const chosen = lifecycles.filter((name, index) => name in named || index % EVERY === Math.max(offset, 0) % EVERY);

test('every listed difference belongs to a lifecycle that is walked', () => {
  expect(Object.keys(named).filter((name) => !known.has(name))).toEqual([]);
});

test.each(chosen)('%s runs as the lifecycles of the version say', { timeout: LIMIT_MS }, async (lifecycle) => {
  const { finding, walks, planned } = await run(deployment, {
    recipes: recipes.filter((recipe) => recipe.lifecycle === lifecycle),
    seed: 1,
    budgetMs: 600_000,
    parallel: 4,
    progress: () => {},
  });
  const difference = named[lifecycle];
  if (difference === undefined) {
    expect(finding?.message).toBeUndefined();
    expect(walks).toBe(planned);
  } else expect(finding?.message).toMatch(difference);
});
