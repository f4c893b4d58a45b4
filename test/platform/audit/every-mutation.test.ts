import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/contract/operations.ts';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import { checkInvariants, sealAll, verifyChain } from '../../../src/platform/audit/index.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import { operationNamed } from '../../contract/documented.ts';
import { type Answer, send, targetOf } from '../../contract/exchange.ts';
import { bodiesFor, credentialFor, type Furnished, furnish, idFor } from '../../contract/world.ts';
import { quoted } from '../../domains/offramp/audited.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { foundAll } from '../../support/found.ts';
import { horizonPassed } from '../../support/horizon.ts';
import { operationIds } from '../../support/operations.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import type { Ask, AuditedWorld, Mutations } from './mutation.ts';

let chain: TestChain;
let service: TestService;
let acme: Furnished;
let harbor: Furnished;
let world: AuditedWorld;
let keys: Readonly<Record<string, string>>;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  ({ acme, harbor } = await furnish(service));
  world = { service, chain, acme, harbor };
  const rows = await service.pool.owner('api_keys').where({ name: 'test' }).select('tenant_id', 'id');
  keys = Object.fromEntries(rows.map(({ tenant_id, id }) => [tenant_id, id]));
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const MUTATIONS: Mutations = Object.assign({}, ...(await foundAll<Mutations>('.mutations.ts', 'mutations')));

/** Questions that are too long for a query, and change nothing (D-338). */
const QUESTIONS: readonly string[] = ['evaluateEligibility'];

const mutations = operationIds.filter((id) => operationNamed(id).meta.method !== 'get' && !QUESTIONS.includes(id));

/** The actor as the histories name it. */
function actorOf(headers: Readonly<Record<string, string>>, as: Furnished): string {
  if (headers['x-service-operator'] !== undefined) return `operator:${headers['x-service-operator']}`;
  if (headers['x-service-api-key'] !== undefined) return `key:${keys[as.tenantId]}`;
  if (headers.authorization === `Bearer ${as.token}`) return `member:${as.memberId}`;
  return headers.authorization === undefined ? 'public' : 'another member';
}

async function ask(id: OperationId): Promise<{ answer: Answer; requestId: string; actor: string }> {
  const operation = operationNamed(id);
  const asked: Ask = (await MUTATIONS[id]?.ask(world)) ?? {
    ...(idFor(operation, acme) !== undefined && { id: idFor(operation, acme) as string }),
    ...(bodiesFor(operation, acme)[0] && { body: bodiesFor(operation, acme)[0] }),
  };
  const { as = acme, headers = credentialFor(operation, as), body } = asked;
  const requestId = newId('req');
  const answer = await send(service.url, {
    method: operation.meta.method,
    target: targetOf(operation, asked.id ?? ''),
    headers: { ...headers, 'x-request-id': requestId },
    ...(body !== undefined && { body }),
  });
  return { answer, requestId, actor: actorOf(headers, as) };
}

interface Row {
  readonly actor: string;
  readonly action: string | null;
}

/** The rows of both histories that one request left. */
async function rowsOf(requestId: string): Promise<Row[]> {
  const { owner } = service.pool;
  const audits = await owner('audit_log').where({ request_id: requestId });
  const steps = await owner('lifecycle_log').where({ request_id: requestId });
  return [
    ...audits.map(({ actor_type, actor_id, action }) => ({
      actor: actor_id === null ? actor_type : `${actor_type}:${actor_id}`,
      action,
    })),
    ...steps.map(({ actor }) => ({ actor, action: null })),
  ];
}

/** What is wrong with the rows of a request by this actor, if the audit log has to call it so. */
function faultsOf(rows: readonly Row[], actor: string, action: string | null): string[] {
  const faults = rows.length === 0 ? ['no row at all'] : [];
  if (action !== null && !rows.some((row) => row.action === action)) faults.push(`no row ${action}`);
  const isTheirs = (row: Row) =>
    actor === 'another member' ? /^member:(usr|mem)_/.test(row.actor) : row.actor === actor;
  return [...faults, ...rows.filter((row) => !isTheirs(row)).map((row) => `${row.action ?? 'a step'} by ${row.actor}`)];
}

describe('the audit log (D-430, D-431)', () => {
  test('shows a missing row, another name and another actor to the check below', () => {
    const row = { actor: 'key:1', action: 'member.invited' };
    const step = { actor: 'key:1', action: null };
    expect(faultsOf([row, step], 'key:1', 'member.invited')).toEqual([]);
    expect(faultsOf([], 'key:1', null)).toEqual(['no row at all']);
    expect(faultsOf([step], 'key:1', 'member.invited')).toEqual(['no row member.invited']);
    expect(faultsOf([row, { ...step, actor: 'operator' }], 'key:1', 'member.invited')).toEqual(['a step by operator']);
  });

  test.each(mutations)('%s leaves its row, with actor and request id', async (id) => {
    const { answer, requestId, actor } = await ask(id);
    expect([id, answer.status < 300, answer.text]).toEqual([id, true, answer.text]);
    const rows = await rowsOf(requestId);
    expect(faultsOf(rows, actor, MUTATIONS[id]?.action ?? null), id).toEqual([]);
  });

  test('has rows for a refused payment and for a refused operator', async () => {
    const { id } = await quoted(world, 'confirmed');
    const operation = operationNamed('cancelOfframpPayment');
    const requestId = newId('req');
    const { status } = await send(service.url, {
      method: 'post',
      target: targetOf(operation, id),
      headers: { ...credentialFor(operation, acme), 'x-request-id': requestId },
    });
    expect(status).toBe(409);
    const actor = `key:${keys[acme.tenantId]}`;
    expect(await rowsOf(requestId)).toEqual([{ actor, action: 'operation.refused' }]);
  });

  test('holds no personal data: no phone, e-mail, name or memo', async () => {
    const memo = 'a memo that nobody is to find';
    await acme.api.createOfframpPayment({ phone: harbor.phone, amountUsd: '1.00', memo }).unwrap();
    const { rows } = await service.pool.owner.raw('SELECT data::text AS data FROM audit_log');
    const all = rows.map(({ data }: { data: string }) => data).join('\n');
    expect(all).not.toContain(memo);
    expect(all).not.toMatch(/\+1555\d{7}/);
    expect(all).not.toMatch(/[a-z0-9._]+@[a-z]+\.test/);
  });

  test('is chained completely: every row has its link, and no link precedes its row', async () => {
    await horizonPassed(service.pool.owner);
    await sealAll(service.pool);
    const { broken, unsealed, links } = await verifyChain(service.pool);
    expect([broken, unsealed]).toEqual([null, []]);
    const count = async (table: string) => Number((await service.pool.owner(table).count().first())?.count);
    expect(links).toBe((await count('audit_log')) + (await count('lifecycle_log')));
    const invariants = await checkInvariants(service.pool, lifecycles);
    expect(invariants.filter(({ invariant, rows }) => /history|event|feed/.test(invariant) && rows.length > 0)).toEqual(
      [],
    );
  });
});
