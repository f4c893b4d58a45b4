import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import { sha256Hex } from '../../../src/platform/crypto/index.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import { anyRow } from '../../support/any-row.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';

let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;
beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Acme Policies');
  harbor = await service.signUp('Harbor Policies');
});
afterAll(() => service?.stop());

const A = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const EMPTY_HASH = sha256Hex('{"rules":[],"schemaVersion":1}');

const created = (document: object = {}, name = 'Operations spend') =>
  acme.api.createPolicy({ name, document }).unwrap();
const agent = async (tenant = acme) => (await tenant.session.createAgent({ name: 'Payer' }).unwrap()).id;
const attached = async (policyId: string, subjectId: string) =>
  acme.api.attachPolicy({ id: policyId, subjectType: 'agent', subjectId }).unwrap();
/** The code of a refusal, and what it names. */
const refused = async (asked: PromiseLike<{ readonly error?: unknown }>) => {
  const { error } = await asked;
  const { code, statusCode, details } = error as { code?: string; statusCode?: number; details?: unknown };
  return { code, statusCode, ...(details !== undefined && { details }) };
};
const is = (code: string, statusCode: number) => ({ code, statusCode });
interface PolicyTold {
  readonly type: string;
  readonly data: { readonly object: Readonly<Record<string, unknown>>; readonly previousStatus?: string };
}

const eventsOf = async (resourceId: string) => {
  await service.runUntilIdle();
  const { events } = await acme.api.listEvents({ resourceId, order: 'asc' }).unwrap();
  return events as readonly PolicyTold[];
};

describe('a policy', () => {
  it('is compiled to version 1, which is in force at once (R363, R371, R460, D-310)', async () => {
    const { data, response } = await acme.api.createPolicy({
      name: 'Operations spend',
      document: {
        limits: { perTransactionUsd: '500.00', dailyUsd: '2000.00' },
        mcc: { blocked: ['7995', '6051'] },
        counterparties: { blocked: [A], allowed: [] },
      },
    });
    if (data === undefined) throw new Error('no policy');
    const { policyId, activeVersionId, createdAt } = data;
    expect(response?.status).toBe(201);
    expect(response?.headers.get('location')).toBe(`/v1/policies/${policyId}`);
    const policy = {
      policyId,
      name: 'Operations spend',
      status: 'ACTIVE',
      activeVersionId,
      activeVersion: 1,
      createdAt,
    };
    expect(data).toEqual({
      ...policy,
      version: {
        versionId: activeVersionId,
        version: 1,
        sha256: '7dc74bd6be2e408e80cf56ab1b3c9b8787aacda12cfa8b8be465f3a8776065c5',
        ir: {
          schemaVersion: 1,
          rules: [
            { rule: 'COUNTERPARTY_BLOCKED', addresses: [A.toLowerCase()] },
            { rule: 'MCC_BLOCKED', codes: ['6051', '7995'] },
            { rule: 'PER_TXN_LIMIT', maxBaseUnits: '500000000' },
            { rule: 'DAILY_CAP', maxBaseUnits: '2000000000' },
          ],
        },
        createdAt,
      },
    });
    expect(await acme.api.getPolicy({ id: policyId }).unwrap()).toEqual(policy);
    const { versions } = await acme.api.listPolicyVersions({ id: policyId }).unwrap();
    expect(versions).toEqual([data.version]);
    expect(await eventsOf(policyId)).toMatchObject([{ type: 'policy.activated', data: { object: policy } }]);
  });

  it.each([
    ['a zero', { limits: { dailyUsd: '0' } }, '/body/document/limits/dailyUsd', 'range'],
    [
      'an address on both lists',
      { counterparties: { blocked: [A], allowed: [A] } },
      '/body/document/counterparties/allowed/0',
      'conflict',
    ],
    [
      'a wrong checksum',
      { counterparties: { blocked: [A.replace('C4', 'c4')] } },
      '/body/document/counterparties/blocked/0',
      'checksum',
    ],
    ['an unknown field', { velocity: 1 }, '/body/document/velocity', 'additionalProperties'],
    ['an unknown limit', { limits: { hourlyUsd: '1' } }, '/body/document/limits/hourlyUsd', 'additionalProperties'],
    ['a number', { limits: { dailyUsd: 25 } }, '/body/document/limits/dailyUsd', 'type'],
    ['another form', { schemaVersion: 2 }, '/body/document/schemaVersion', 'const'],
    ['a code of one digit', { mcc: { blocked: ['7'] } }, '/body/document/mcc/blocked/0', 'pattern'],
    ['no address', { counterparties: { allowed: ['0x12'] } }, '/body/document/counterparties/allowed/0', 'pattern'],
    [
      '1001 addresses',
      { counterparties: { blocked: Array(1001).fill(A) } },
      '/body/document/counterparties/blocked',
      'maxItems',
    ],
  ])(
    'refuses %s, also in a new version, and drops nothing silently (R363, R365, D-306)',
    async (_, document, path, rule) => {
      const { policyId } = await created();
      await changesNothing(service, `a document with ${path}`, async () => {
        const errors = [expect.objectContaining({ path, rule })];
        const expected = { ...is('INVALID_POLICY_RULE', 400), details: { errors } };
        expect(await refused(acme.api.createPolicy({ name: 'Wrong', document: document as object }))).toEqual(expected);
        expect(await refused(acme.api.createPolicyVersion({ id: policyId, document: document as object }))).toEqual(
          expected,
        );
        // What is wrong with the document comes before who has the policy (D-038).
        expect(await refused(acme.api.createPolicyVersion({ id: 'pol_none', document: document as object }))).toEqual(
          expected,
        );
      });
    },
  );

  it('keeps its versions and its name, and each version is in force from its commit (R369, R461, R579, D-310, D-439)', async () => {
    const { policyId, version: first } = await created({ limits: { dailyUsd: '10' } });
    const { data: second, response } = await acme.api.createPolicyVersion({ id: policyId, document: {} });
    expect(response?.status).toBe(201);
    expect(second).toMatchObject({ version: 2, sha256: EMPTY_HASH, ir: { schemaVersion: 1, rules: [] } });
    const third = await acme.api.createPolicyVersion({ id: policyId, document: { limits: {} } }).unwrap();
    expect(third).toMatchObject({ version: 3, sha256: EMPTY_HASH });
    expect(third.versionId).not.toBe(second?.versionId);
    expect(await acme.api.getPolicy({ id: policyId }).unwrap()).toMatchObject({
      name: 'Operations spend',
      activeVersion: 3,
      activeVersionId: third.versionId,
    });
    const { versions } = await acme.api.listPolicyVersions({ id: policyId }).unwrap();
    expect(versions).toEqual([first, second, third]);
    expect(
      (await eventsOf(policyId)).map(({ type, data }) => [type, data.previousStatus, data.object.activeVersion]),
    ).toEqual([
      ['policy.activated', undefined, 1],
      ['policy.activated', 'ACTIVE', 2],
      ['policy.activated', 'ACTIVE', 3],
    ]);
  });

  it('lists versions by number, whatever their times (D-310)', async () => {
    const { policyId } = await created();
    // It has read its clock before it waited for the one before it.
    const [{ tenant_id, ir }] = await service.pool.owner('policy_versions').where({ policy_id: policyId });
    const earlier = { created_at: new Date('2026-01-01T00:00:00.000Z'), sha256: EMPTY_HASH, ir: JSON.stringify(ir) };
    await anyRow(service.pool.owner, 'policy_versions', { tenant_id, policy_id: policyId, version: 2, ...earlier });
    const page = (cursor?: string) =>
      acme.api.listPolicyVersions({ id: policyId, take: 1, ...(cursor !== undefined && { cursor }) });
    const first = await page();
    const cursor = /cursor=([^&>]+)/.exec(first.response?.headers.get('link') ?? '')?.[1];
    const second = await page(cursor);
    expect([first, second].map(({ data }) => data?.versions.map(({ version }) => version))).toEqual([[1], [2]]);
    expect(second.response?.headers.get('link')).toBeNull();
    // A cursor that nobody gave, behind any number that there is.
    const beyond = Buffer.from('999999999999999.pver_x').toString('base64url');
    expect((await page(beyond).unwrap()).versions).toEqual([]);
  });

  it('numbers two simultaneous versions one after the other', async () => {
    const { policyId } = await created();
    const add = () => acme.api.createPolicyVersion({ id: policyId, document: {} }).unwrap();
    const numbers = (await Promise.all(Array.from({ length: 8 }, add))).map(({ version }) => version);
    expect(numbers.toSorted((one, other) => one - other)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    const page = async (cursor?: string) => {
      const { data, response } = await acme.api.listPolicyVersions({
        id: policyId,
        take: 4,
        ...(cursor && { cursor }),
      });
      const link = response?.headers.get('link') ?? '';
      return { numbers: data?.versions.map(({ version }) => version), next: /cursor=([^&>]+)/.exec(link)?.[1] };
    };
    const first = await page();
    const second = await page(first.next);
    const third = await page(second.next);
    expect([first.numbers, second.numbers, third]).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      { numbers: [9], next: undefined },
    ]);
  });

  it('is listed newest first, and after its deletion only its versions remain (D-309)', async () => {
    const { policyId: kept } = await created({}, 'Kept');
    const { policyId: id } = await created({}, 'Gone');
    const listed = async (status?: 'ACTIVE' | 'DELETED') =>
      (await acme.api.listPolicies({ ...(status && { status }) }).unwrap()).policies.map(({ policyId }) => policyId);
    expect((await listed()).slice(0, 2)).toEqual([id, kept]);
    const { data, response } = await acme.api.deletePolicy({ id });
    expect([response?.status, data]).toEqual([200, { id, deleted: true }]);
    for (const asked of [
      acme.api.getPolicy({ id }),
      acme.api.deletePolicy({ id }),
      acme.api.createPolicyVersion({ id, document: {} }),
      acme.api.listPolicyVersions({ id }),
      acme.api.listPolicyAttachments({ id }),
      acme.api.attachPolicy({ id, subjectType: 'agent', subjectId: await agent() }),
      acme.api.evaluatePolicy({ policyId: id, amountUsd: '1.00' }),
    ]) {
      expect(await refused(asked)).toEqual(is('POLICY_NOT_FOUND', 404));
    }
    expect((await listed())[0]).toBe(kept);
    expect((await listed('ACTIVE'))[0]).toBe(kept);
    expect(await listed('DELETED')).toEqual([]);
    expect((await service.pool.owner('policy_versions').where({ policy_id: id })).length).toBe(1);
    expect(await eventsOf(id)).toMatchObject([
      { type: 'policy.activated' },
      { type: 'policy.deleted', data: { object: { policyId: id, status: 'DELETED' }, previousStatus: 'ACTIVE' } },
    ]);
  });

  it('is not found by another tenant (D-039)', async () => {
    const { policyId: id } = await created();
    const subjectId = await agent(harbor);
    const { attachmentId } = await attached(id, await agent());
    for (const asked of [
      harbor.api.getPolicy({ id }),
      harbor.api.createPolicyVersion({ id, document: {} }),
      harbor.api.deletePolicy({ id }),
      harbor.api.listPolicyVersions({ id }),
      harbor.api.listPolicyAttachments({ id }),
      harbor.api.attachPolicy({ id, subjectType: 'agent', subjectId }),
      harbor.api.evaluatePolicy({ policyId: id, amountUsd: '1.00' }),
    ]) {
      expect(await refused(asked)).toEqual(is('POLICY_NOT_FOUND', 404));
    }
    expect(await refused(harbor.api.detachPolicy({ attachmentId }))).toEqual(is('POLICY_ATTACHMENT_NOT_FOUND', 404));
    expect((await harbor.api.listPolicies().unwrap()).policies).toEqual([]);
    expect((await harbor.api.listPolicyDecisions().unwrap()).decisions).toEqual([]);
  });

  it('may be read and evaluated by agents, not written (R464, R528, D-023)', async () => {
    const { apiKey } = await acme.session.createApiKey({ name: 'Bot', agent: true }).unwrap();
    const api = createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 });
    const { policyId: id } = await created();
    const { attachmentId } = await attached(id, await agent());
    expect((await api.getPolicy({ id }).unwrap()).policyId).toBe(id);
    expect((await api.evaluatePolicy({ policyId: id, amountUsd: '1.00' }).unwrap()).allow).toBe(true);
    const details = { required: ['policies:write'], agentForbidden: true };
    for (const asked of [
      api.createPolicy({ name: 'Mine', document: {} }),
      api.createPolicyVersion({ id, document: {} }),
      api.attachPolicy({ id, subjectType: 'agent', subjectId: await agent() }),
      api.detachPolicy({ attachmentId }),
      api.deletePolicy({ id }),
    ]) {
      expect(await refused(asked)).toEqual({ ...is('INSUFFICIENT_SCOPE', 403), details });
    }
    const { apiKey: reader } = await acme.session.createApiKey({ name: 'Reader', scopes: ['policies:read'] }).unwrap();
    const reads = createPaychart({ baseUrl: service.url, apiKey: reader, maxRetries: 0 });
    expect(await refused(reads.evaluatePolicy({ policyId: id, amountUsd: '1.00' }))).toEqual({
      ...is('INSUFFICIENT_SCOPE', 403),
      details: { required: ['policies:evaluate'] },
    });
  });
});

describe('attaching', () => {
  it('puts a policy in force for a subject that has none (R370, D-309)', async () => {
    const [{ policyId: id }, { policyId: other }] = [await created(), await created()];
    const subjectId = await agent();
    const { data, response } = await acme.api.attachPolicy({ id, subjectType: 'agent', subjectId });
    if (data === undefined) throw new Error('not attached');
    expect([response?.status, data]).toEqual([
      201,
      {
        attachmentId: expect.stringMatching(/^patt_/),
        policyId: id,
        subjectType: 'agent',
        subjectId,
        attachedAt: expect.any(String),
      },
    ]);
    for (const policyId of [id, other]) {
      expect(await refused(acme.api.attachPolicy({ id: policyId, subjectType: 'agent', subjectId }))).toEqual(
        is('POLICY_SUBJECT_ATTACHED', 409),
      );
    }
    expect((await acme.api.listPolicyAttachments({ id }).unwrap()).attachments).toEqual([data]);
    const { attachmentId } = data;
    const detached = await acme.api.detachPolicy({ attachmentId });
    expect([detached.response?.status, detached.data]).toEqual([200, { id: attachmentId, deleted: true }]);
    expect((await acme.api.listPolicyAttachments({ id }).unwrap()).attachments).toEqual([]);
    expect(await refused(acme.api.detachPolicy({ attachmentId }))).toEqual(is('POLICY_ATTACHMENT_NOT_FOUND', 404));
    expect((await attached(other, subjectId)).policyId).toBe(other);
    expect(await eventsOf(attachmentId)).toMatchObject([
      { type: 'policy.attached', data: { object: data } },
      { type: 'policy.detached', data: { object: data } },
    ]);
    for (const { data: told } of await eventsOf(attachmentId)) expect(told).not.toHaveProperty('previousStatus');
  });

  it('lists the current attachments, newest first', async () => {
    const { policyId } = await created();
    const [first, second] = [await attached(policyId, await agent()), await attached(policyId, await agent())];
    const list = () => acme.api.listPolicyAttachments({ id: policyId }).unwrap();
    expect((await list()).attachments).toEqual([second, first]);
    const { data, response } = await acme.api.listPolicyAttachments({ id: policyId, take: 1 });
    expect([data?.attachments, response?.headers.get('link')]).toEqual([[second], expect.stringContaining('cursor=')]);
  });

  it.each([
    ['wallet', 'WALLET_NOT_FOUND', 'wal'],
    ['card', 'CARD_NOT_FOUND', 'card'],
    ['agent', 'AGENT_NOT_FOUND', 'agt'],
    ['treasury_account', 'TREASURY_ACCOUNT_NOT_FOUND', 'tra'],
  ] as const)(
    'refuses an unknown %s with %s, another tenant’s too, after the policy is checked (D-309, D-038)',
    async (subjectType, code, prefix) => {
      const { policyId: id } = await created();
      const missing = newId('pol').replace('pol', prefix);
      const ids = subjectType === 'agent' ? [missing, 'x', await agent(harbor)] : [missing, 'x'];
      for (const subjectId of ids) {
        expect(await refused(acme.api.attachPolicy({ id, subjectType, subjectId }))).toEqual(is(code, 404));
      }
      expect(await refused(acme.api.attachPolicy({ id: 'pol_no', subjectType, subjectId: 'x' }))).toEqual(
        is('POLICY_NOT_FOUND', 404),
      );
    },
  );

  it('prevents the deletion of the policy until it is detached everywhere (D-309)', async () => {
    const { policyId: id } = await created();
    const { attachmentId } = await attached(id, await agent());
    expect(await refused(acme.api.deletePolicy({ id }))).toEqual(is('POLICY_ATTACHED', 409));
    await acme.api.detachPolicy({ attachmentId }).unwrap();
    await acme.api.deletePolicy({ id }).unwrap();
  });

  it('attaches one of two simultaneous policies, in 40 rounds', async () => {
    const [one, other] = [await created(), await created()];
    for (let round = 0; round < 40; round += 1) {
      const subjectId = await agent();
      const answers = await Promise.all(
        [one, other].map(({ policyId: id }) => acme.api.attachPolicy({ id, subjectType: 'agent', subjectId })),
      );
      expect(answers.map(({ response }) => response?.status).toSorted()).toEqual([201, 409]);
      const code = answers.map(({ error }) => (error as { code?: string } | undefined)?.code).find(Boolean);
      expect(code).toBe('POLICY_SUBJECT_ATTACHED');
    }
  });

  it('races a deletion: the policy is attached or deleted, never both, in 40 rounds', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 40; round += 1) {
      const [{ policyId: id }, subjectId] = [await created(), await agent()];
      const [attach, remove] = await Promise.all([
        acme.api.attachPolicy({ id, subjectType: 'agent', subjectId }),
        acme.api.deletePolicy({ id }),
      ]);
      outcomes.add(`${attach.response?.status} ${remove.response?.status}`);
    }
    expect([...outcomes].filter((outcome) => outcome !== '201 409' && outcome !== '404 200')).toEqual([]);
  });
});
