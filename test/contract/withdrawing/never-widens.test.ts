import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/contract/operations.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { isLong, someOf } from '../../support/rounds.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { operationNamed } from '../documented.ts';
import { changing, riskiestAsk } from '../riskiest-asks.ts';
import { dry, type Outcome, outcomeOf, prepareDryRun, RANKS } from './dry-run.ts';
import { NO_WAYS, WAYS } from './ways.ts';
import {
  type CallerName,
  SETTINGS,
  type Setting,
  type SettingName,
  type WithdrawingWorld,
  withdrawingWorld,
} from './withdrawing-world.ts';

/**
 * Whatever right is taken, nothing comes to be allowed by it (D-516): what was refused stays refused, and what was held does
 * not pass. Each request is asked for before and after, and whatever it would have changed is rolled back.
 */

const risksOf = (id: OperationId) => operationNamed(id).meta.risks ?? [];
const takesRights = (id: OperationId): boolean => risksOf(id).includes('takes-rights');
const isHarmless = (id: OperationId): boolean => risksOf(id).every((risk) => risk === 'none');

const schemeOf = (caller: CallerName) => (caller.endsWith('Key') ? 'apiKey' : 'memberSession');
const takes = (id: OperationId, caller: CallerName): boolean =>
  operationNamed(id).meta.security.some((one) => one[schemeOf(caller)] !== undefined);

/** A person's own operations need no tenant: who has lost a membership may found a tenant, and takes nothing from this one. */
const isPersonal = (id: OperationId): boolean => operationNamed(id).meta.anyTenant === true;

const ofCallers = changing.filter((id) => !isPersonal(id) && (takes(id, 'owner') || takes(id, 'agentKey')));
/** All that can do something to money and rights, and some of the rest. */
const asked = [
  ...ofCallers.filter((id) => !isHarmless(id)),
  ...someOf(
    ofCallers.filter((id) => isHarmless(id)),
    16,
  ),
];

let chain: TestChain;
let service: TestService;
let world: WithdrawingWorld;
let asks: readonly (Awaited<ReturnType<typeof riskiestAsk>> & { readonly operation: OperationId })[];

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  world = await withdrawingWorld(service, chain);
  const all = [];
  for (const operation of asked) {
    all.push({ operation, ...(await riskiestAsk(world, operation)) });
    // The next one is not about what this one has made.
    if (operation === 'setPaymentPolicy') await world.acme.session.setPaymentPolicy({ rules: {} }).unwrap();
  }
  // A tenant of its own, such as one whose multisig a test signs for, has none of these callers.
  asks = all.filter(({ as }) => as.tenantId === world.acme.tenantId);
  await prepareDryRun(service);
}, 240_000);
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

/** Ways that have taken something. */
const took = new Set<string>();

type Outcomes = ReadonlyMap<string, Outcome>;

/** One after the other: some lock each other's rows. */
async function outcomes(callers: readonly CallerName[]): Promise<Outcomes> {
  const all = new Map<string, Outcome>();
  await dry(service, async () => {
    for (const ask of asks)
      for (const caller of callers.filter((one) => takes(ask.operation, one))) {
        const { authorization: _, 'x-service-api-key': __, ...own } = ask.headers ?? {};
        const headers = { ...own, ...world.headers[caller] };
        all.set(`${ask.operation} by ${caller}`, await outcomeOf(service, ask, headers));
      }
  });
  return all;
}

const rank = ({ kind }: Outcome): number => RANKS.indexOf(kind);

/** What ends better, or worse, than it did. */
const changed = (before: Outcomes, after: Outcomes, how: 'better' | 'worse', isOutage = false): readonly string[] =>
  [...after].flatMap(([what, outcome]) => {
    const was = before.get(what) as Outcome;
    const waits = isOutage && outcome.kind === 'held';
    const by = waits ? 0 : Math.sign(rank(outcome) - rank(was));
    return by === (how === 'better' ? 1 : -1)
      ? [`${what}: ${was.kind} ${was.why} → ${outcome.kind} ${outcome.why}`]
      : [];
  });

test('every operation that takes rights has a way here, or states why not', () => {
  const named = new Set([...Object.values(WAYS).flatMap(({ by }) => by), ...Object.keys(NO_WAYS)]);
  expect(changing.filter(takesRights).filter((id) => !named.has(id))).toEqual([]);
  expect(Object.keys(NO_WAYS).filter((id) => !takesRights(id as OperationId))).toEqual([]);
});

const settings = Object.entries(SETTINGS) as readonly [SettingName, Setting][];

describe.each(settings)('under %s', (name, { callers, put, remove, least }) => {
  const ways = Object.entries(WAYS).filter(([, { under }]) => under.includes(name));
  let before: Outcomes;

  beforeAll(async () => {
    await put(world);
    before = await outcomes(callers);
  }, 120_000);
  afterAll(() => remove(world));

  test('some requests pass, and some are held or refused', () => {
    const found = Map.groupBy(before.values(), ({ kind }) => kind);
    for (const kind of RANKS) expect(found.get(kind)?.length ?? 0, kind).toBeGreaterThanOrEqual(least[kind]);
  });

  test.each(ways)('no request that was refused before is allowed after %s', async (way, { take, back, of, ...is }) => {
    await take(world);
    const after = await outcomes(isLong ? callers : callers.filter((one) => of.includes(one)));
    await back?.(world);
    expect(after.size, way).toBeGreaterThan(0);
    expect(changed(before, after, 'better', is.isOutage)).toEqual([]);
    const lost = changed(before, after, 'worse');
    if (lost.length > 0) took.add(way);
    if (is.takesNothing) expect(lost).toEqual([]);
  });
});

test('each way takes a right from some caller, or states that it takes none', () => {
  const idle = Object.entries(WAYS).filter(([way, { takesNothing }]) => !takesNothing && !took.has(way));
  expect(idle.map(([way]) => way)).toEqual([]);
});
