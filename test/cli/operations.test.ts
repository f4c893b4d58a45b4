import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDefaults } from '../../src/app/config.ts';
import { newId } from '../../src/platform/db/ids.ts';
import { payable, type Recipient, read } from '../domains/offramp/fixture.ts';
import { horizonPassed } from '../support/horizon.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { type Ended, run } from './run.ts';

interface Refusal {
  readonly error: { readonly code: string };
}

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The commands beside a running service, on its database. */
describe('paychart, for operators (D-428)', () => {
  let service: TestService;
  let sender: TestTenant;
  let recipient: Recipient;
  // A released payment is quoted by the command itself, with the modes of the service beside it.
  const paychart = (...args: readonly string[]): Promise<Ended> =>
    run({ DATABASE_URL: service.databaseUrl, ...startDefaults }, args);
  const db = (table: string) => service.pool.owner(table);

  beforeAll(async () => {
    service = await startTestService();
    sender = await service.signUp('Command Sender');
    await sender.fund('1000.00');
    recipient = await payable(service, 'Command Recipient', '+15550605001');
  });
  afterAll(() => service.stop());

  const refused = async (code: string, ...args: readonly string[]): Promise<void> => {
    const ended = await paychart(...args, '--json');
    expect([args, ended.status, ended.json<Refusal>().error.code]).toEqual([args, 1, code]);
  };
  /** The audit rows of a resource, each with the person at the terminal and an id of the command. */
  const audited = async (resource: string, since: Date): Promise<string[]> => {
    const rows = await db('audit_log').where({ resource_id: resource }).where('at', '>=', since).orderBy('id');
    for (const row of rows) {
      expect([row.action, row.actor_type, row.actor_id]).toEqual([row.action, 'operator', 'ada']);
      expect(row.request_id).toMatch(/^req_/);
    }
    return rows.map(({ action }) => action);
  };

  test('versions: which keys and endpoints have an older version of the contract', async () => {
    const before = '2026-11-28';
    const { id: endpoint } = await sender.api.createWebhookEndpoint({ url: 'https://example.com/versions' }).unwrap();
    await db('webhook_endpoints').where({ id: endpoint }).update({ api_version: before });
    const [key] = await db('api_keys').where({ tenant_id: sender.tenantId }).select('id');
    await db('api_keys').where({ id: key.id }).update({ api_version: before });
    // The service reads the version of a key with each request by it, and uses it from the next one on.
    for (const path of ['/v1/payments', '/v1/payments', '/v1/payments', '/v1/me']) {
      await fetch(`${service.url}${path}`, { headers: { 'X-Service-Api-Key': sender.apiKey } });
    }
    await service.engine.services.versionUses.flush();
    const told = (await paychart('versions', '--tenant', sender.tenantId, '--json')).json<{
      versions: { version: string; keys: number; endpoints: number }[];
      older: {
        id: string;
        version: string;
        lastUsedAt?: string;
        calls?: { operation: string; apiVersion: string; requests: number }[];
        meets: { apiVersion: string; operations: string[]; events: string[] }[];
      }[];
    }>();
    expect(told.older[0]?.calls).toEqual([
      { operation: 'getMe', apiVersion: before, requests: 1 },
      { operation: 'listPayments', apiVersion: before, requests: 2 },
    ]);
    // Of all that is different, only what touches a call of the key, or an event of the endpoint.
    expect(told.older[0]?.meets.flatMap(({ operations }) => operations)).toEqual(['listPayments']);
    expect(told.older[1]?.meets.flatMap(({ operations }) => operations)).toEqual([]);
    expect(told.older[1]?.meets.flatMap(({ events }) => events)).toContain('payment.delivered');
    const { stdout } = await paychart('versions', '--tenant', sender.tenantId);
    expect(stdout).toContain(`listPayments (${before}): 2`);
    expect(stdout).toContain('payments of the generation `offramp`');
    expect(stdout).not.toContain('needs an approval');
    expect(told.versions.find(({ version }) => version === before)).toMatchObject({ keys: 1, endpoints: 1 });
    expect(told.older.map(({ id, version }) => [id, version])).toEqual([
      [key.id, before],
      [endpoint, before],
    ]);
    expect(told.older[0]?.lastUsedAt).toMatch(/^20/);
    const others = await paychart('versions', '--tenant', recipient.tenantId);
    expect(others.stdout).toContain('None has an older version.');
    await db('api_keys').where({ id: key.id }).update({ api_version: '2026-12-01' });
    await sender.api.deleteWebhookEndpoint({ id: endpoint }).unwrap();
  });

  test('versions: lists a key by the older version that it called, and no key or endpoint that has ended', async () => {
    const before = '2026-11-28';
    interface Told {
      readonly older: { readonly id: string; readonly version: string; readonly calls?: { apiVersion: string }[] }[];
    }
    const told = async (tenantId: string): Promise<[string, string, ...string[]][]> =>
      (await paychart('versions', '--tenant', tenantId, '--json'))
        .json<Told>()
        .older.map(({ id, version, calls = [] }) => [id, version, ...calls.map(({ apiVersion }) => apiVersion)]);
    const [keeper, other] = [await service.signUp('Versions Keeper'), await service.signUp('Versions Other')];
    const idOf = async ({ tenantId }: TestTenant) =>
      (await db('api_keys').where({ tenant_id: tenantId }).first('id')).id;
    for (const { apiKey } of [keeper, other])
      await fetch(`${service.url}/v1/me`, {
        headers: { 'X-Service-Api-Key': apiKey, 'X-Service-Api-Version': before },
      });
    await service.engine.services.versionUses.flush();
    expect(await told(keeper.tenantId)).toEqual([[await idOf(keeper), '2026-12-01', before]]);
    expect(await told(other.tenantId)).toEqual([[await idOf(other), '2026-12-01', before]]);

    const ended = await keeper.session.createApiKey({ name: 'ended' }).unwrap();
    const endpoint = await keeper.api.createWebhookEndpoint({ url: 'https://example.com/ended' }).unwrap();
    await db('api_keys').where({ id: ended.id }).update({ api_version: before });
    await db('webhook_endpoints').where({ id: endpoint.id }).update({ api_version: before });
    expect((await told(keeper.tenantId)).map(([id]) => id)).toEqual([ended.id, await idOf(keeper), endpoint.id]);
    await keeper.session.revokeApiKey({ id: ended.id }).unwrap();
    await keeper.api.updateWebhookEndpoint({ id: endpoint.id, status: 'DISABLED' }).unwrap();
    expect((await told(keeper.tenantId)).map(([id]) => id)).toEqual([await idOf(keeper)]);
    await keeper.session.revokeApiKey({ id: await idOf(keeper) }).unwrap();
    expect(await told(keeper.tenantId)).toEqual([]);
    // The day before the first of the days that are told.
    await db('version_uses')
      .where({ tenant_id: other.tenantId })
      .update({ day: dayBefore(30) });
    expect(await told(other.tenantId)).toHaveLength(1);
    await db('version_uses')
      .where({ tenant_id: other.tenantId })
      .update({ day: dayBefore(31) });
    expect(await told(other.tenantId)).toEqual([]);
  });

  test('liquidity: topup, withdraw, show, configure', async () => {
    const since = new Date();
    const place = ['--provider', 'payapp_b', '--currency', 'EUR'];
    const move = (verb: string, amount: string) =>
      paychart('liquidity', verb, ...place, '--amount-minor', amount, '--reference', 'Wire 17', '--json');
    const balance = (minor: string) => ({ provider: 'payapp_b', currency: 'EUR', balanceMinor: minor });
    expect((await move('topup', '250')).json()).toEqual(balance('100000250'));
    expect((await move('withdraw', '50')).json()).toEqual(balance('100000200'));
    const { liquidity } = (await paychart('liquidity', 'show', '--json')).json<{ liquidity: object[] }>();
    expect(liquidity).toHaveLength(20);
    expect(liquidity).toContainEqual(balance('100000200'));
    expect((await paychart('liquidity', 'configure', ...place)).stdout).toBe('payapp_b EUR: 100000200 minor units\n');
    const rest = ['--amount-minor', '999999999', '--reference', 'r'];
    await refused('LIQUIDITY_INSUFFICIENT', 'liquidity', 'withdraw', ...place, ...rest);
    const nowhere = ['--provider', 'internal', '--currency', 'EUR'];
    await refused('LIQUIDITY_NOT_CONFIGURED', 'liquidity', 'topup', ...nowhere, ...rest);
    await refused('UNKNOWN_PROVIDER', 'liquidity', 'configure', ...nowhere);
    expect(await audited('payapp_b:EUR', since)).toEqual(['liquidity.topped_up', 'liquidity.withdrawn']);
  });

  test('review: a case is listed and decided as over HTTP, once', async () => {
    await sender.api.setTestScreening({ phone: recipient.phone, outcome: 'MONITORING' }).unwrap();
    const { paymentId } = await sender.api
      .createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00' })
      .unwrap();
    await service.runUntilIdle();
    const list = await paychart(
      'review',
      'list',
      '--status',
      'OPEN',
      '--reason',
      'TRANSACTION_MONITORING_REVIEW',
      '--json',
    );
    const { reviewCases } = list.json<{ reviewCases: { id: string; paymentId: string }[] }>();
    expect(reviewCases.map((one) => one.paymentId)).toEqual([paymentId]);
    const id = reviewCases[0]?.id ?? '';
    const since = new Date();
    const resolve = ['review', 'resolve', id, '--decision', 'RELEASE', '--note', 'Known customer'];
    expect((await paychart(...resolve, '--json')).json()).toMatchObject({
      id,
      status: 'RESOLVED',
      decision: 'RELEASE',
      note: 'Known customer',
      resolvedBy: 'ada',
    });
    expect((await read(sender, paymentId)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    await refused('REVIEW_CASE_RESOLVED', ...resolve);
    await refused('REVIEW_CASE_NOT_FOUND', 'review', 'resolve', newId('rvw'), ...resolve.slice(3));
    expect((await audited(id, since)).sort()).toEqual(['review_case.decided', 'review_case.resolved']);
    await sender.api.setTestScreening({ phone: recipient.phone, outcome: 'CLEAR' }).unwrap();
  });

  test('fx: a new version replaces a rate, and quotes keep the rate that they were made with (D-137, D-140)', async () => {
    const since = new Date();
    const { id: destinationId } = await recipient.api
      .createPayoutDestination({ type: 'PAYMENT_APP_A', email: 'euro@command.test', currency: 'EUR' })
      .unwrap();
    await recipient.api.verifyPayoutDestination({ id: destinationId }).unwrap();
    const inEuro = async () => {
      const { paymentId } = await sender.api
        .createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00' })
        .unwrap();
      const quotes = await db('route_quotes').where({ payment_id: paymentId, destination_currency: 'EUR' });
      return quotes.map(({ exchange_rate: rate, fx_rate_version: version }) => [rate, version]);
    };
    expect(await inEuro()).toEqual([['0.92000000', 1]]);
    const before = await db('route_quotes').orderBy('id');
    const made = await paychart('fx', 'set', '--currency', 'EUR', '--rate', '0.9315', '--json');
    expect(made.json()).toMatchObject({ currency: 'EUR', version: 2, rate: '0.93150000' });
    expect(await db('route_quotes').orderBy('id')).toEqual(before);
    expect(await inEuro()).toEqual([['0.93150000', 2]]);
    const shown = (await paychart('fx', 'show', '--json')).json<{ rates: { currency: string; version: number }[] }>();
    expect(shown.rates.map(({ currency: of, version }) => [of, version])).toContainEqual(['EUR', 2]);
    const history = (await paychart('fx', 'show', '--currency', 'EUR', '--json')).json<{ rates: { rate: string }[] }>();
    expect(history.rates.map(({ rate }) => rate)).toEqual(['0.92000000', '0.93150000']);
    for (const rate of ['0', '-1', '1e3', '1.123456789', 'x']) {
      await refused('VALIDATION_FAILED', 'fx', 'set', '--currency', 'EUR', `--rate=${rate}`);
    }
    await refused('CURRENCY_NOT_SUPPORTED', 'fx', 'set', '--currency', 'XAU', '--rate', '1');
    await refused('CURRENCY_NOT_SUPPORTED', 'fx', 'show', '--currency', 'XAU');
    await refused('RATE_FIXED', 'fx', 'set', '--currency', 'USD', '--rate', '2');
    expect(await audited('EUR', since)).toEqual(['fx_rate.set']);
  });

  test('fx: no rate is changed or removed, and two operators make two versions', async () => {
    for (const statement of [`UPDATE fx_rates SET rate = '1'`, 'DELETE FROM fx_rates']) {
      const tried = service.pool.owner.transaction(async (transaction) => {
        await transaction.raw('SET LOCAL ROLE paychart_system');
        await transaction.raw(statement);
      });
      await expect(tried).rejects.toThrow(/permission denied/);
    }
    const made = await Promise.all(
      ['5.41', '5.42'].map((rate) => paychart('fx', 'set', '--currency', 'BRL', '--rate', rate, '--json')),
    );
    expect(made.map((one) => one.json<{ version: number }>().version).sort()).toEqual([2, 3]);
  });

  test('members, features, credentials', async () => {
    const since = new Date();
    const tenant = ['--tenant', sender.tenantId];
    const add = ['members', 'add', ...tenant, '--email', 'Dana@command.test', '--role', 'FINANCE'];
    const member = (await paychart(...add, '--json')).json<{ id: string }>();
    expect(member).toMatchObject({ tenantId: sender.tenantId, role: 'FINANCE', status: 'INVITED' });
    expect(await audited(member.id, since)).toEqual(['member.invited']);
    await refused('MEMBER_EXISTS', ...add);
    const nobody = ['--tenant', `ten_${'0'.repeat(26)}`];
    await refused('TENANT_NOT_FOUND', 'members', 'add', ...nobody, '--email', 'a@b.test');

    const set = await paychart('features', 'set', ...tenant, '--onchain-deposit', 'true', '--json');
    expect(set.json()).toEqual({ tenantId: sender.tenantId, features: { onchainDeposit: true } });
    expect((await db('tenants').where({ id: sender.tenantId }).first('features')).features).toEqual({
      onchainDeposit: true,
    });
    await refused('TENANT_NOT_FOUND', 'features', 'set', ...nobody, '--onchain-deposit', 'true');

    const issued = (await paychart('credentials', 'issue', ...tenant, '--json')).json<{ id: string }>();
    expect(issued).toMatchObject({ kind: 'BUSINESS_IDENTITY', status: 'ACTIVE' });
    const change = async (verb: string) => (await paychart('credentials', verb, issued.id, '--json')).json();
    expect(await change('suspend')).toEqual({ id: issued.id, status: 'SUSPENDED' });
    expect(await change('reinstate')).toEqual({ id: issued.id, status: 'ACTIVE' });
    expect(await change('anchor')).toMatchObject({ id: issued.id, status: 'SUBMITTED' });
    await refused('INVALID_TRANSITION', 'credentials', 'anchor', issued.id);
    expect(await change('revoke')).toEqual({ id: issued.id, status: 'REVOKED' });
    await refused('INVALID_TRANSITION', 'credentials', 'suspend', issued.id);
    await refused('CREDENTIAL_NOT_FOUND', 'credentials', 'anchor', newId('cred'));
    await refused('CREDENTIAL_NOT_FOUND', 'credentials', 'revoke', newId('cred'));
    await refused('MEMBER_NOT_FOUND', 'credentials', 'issue', ...tenant, '--member', newId('mem'));
    expect(await audited(issued.id, since)).toEqual([
      'credential.issued',
      'credential.suspended',
      'credential.reinstated',
      'credential.anchor_submitted',
      'credential.revoked',
    ]);
  });

  test('explain prints what happened to a payment, what it waits for, and what can happen next', async () => {
    const { paymentId: id } = await sender.api
      .createOfframpPayment({ phone: recipient.phone, amountUsd: '2.00' })
      .unwrap();
    const printed = await paychart('explain', id);
    expect(printed.status).toBe(0);
    expect(printed.stdout).toContain('It is waiting for the recipient.');
    for (const title of ['HISTORY', 'WAITS FOR', 'NEXT', 'MONEY']) expect(printed.stdout).toContain(`\n${title}\n`);
    const told = (await paychart('explain', id, '--json')).json<{ timeline: unknown[]; money: { custody: string } }>();
    const own = await sender.api.explainResource({ id }).unwrap();
    expect(told.timeline).toHaveLength(own.timeline.length);
    expect(told.money).toEqual(own.money);
    await refused('RESOURCE_NOT_FOUND', 'explain', newId('pay'));
    await refused('RESOURCE_NOT_FOUND', 'explain', 'nothing');
  });

  test('stuck prints the payments that do not move, with the reasons', async () => {
    const { paymentId } = await sender.api.createOfframpPayment({ phone: '+15550605900', amountUsd: '10.00' }).unwrap();
    const none = (await paychart('stuck', '--json')).json<{ stuck: { id: string }[] }>();
    expect(none.stuck.map(({ id }) => id)).not.toContain(paymentId);
    const all = await paychart('stuck', '--older-than', '0');
    expect(all.status).toBe(0);
    expect(all.stdout).toMatch(new RegExp(`AWAITING_CLAIM +${paymentId} +PENDING_CLAIM .* nobody has claimed it`));
  });

  test('retention run lists what it would erase, and then erases it', async () => {
    const { paymentId } = await sender.api
      .createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00', memo: 'old' })
      .unwrap();
    await sender.api.cancelOfframpPayment({ id: paymentId }).unwrap();
    await db('offramp_payments')
      .where({ id: paymentId })
      .update({ canceled_at: new Date(Date.now() - 401 * 86_400_000) });
    const runIt = async (...args: string[]) => {
      const { rules, dryRun } = (await paychart('retention', 'run', ...args, '--json')).json<{
        dryRun: boolean;
        rules: { rule: string; rows: number }[];
      }>();
      return [dryRun, rules.find(({ rule }) => rule === 'payment_memos')?.rows];
    };
    const since = new Date();
    expect(await runIt('--dry-run')).toEqual([true, 1]);
    expect((await read(sender, paymentId)).memo).toBe('old');
    expect(await runIt()).toEqual([false, 1]);
    expect((await read(sender, paymentId)).memo).toBeNull();
    expect(await audited('payment_memos', since)).toEqual(['retention.applied']);
  });

  test('audit tail filters, audit export is the chain with its rows', async () => {
    for (const rate of ['83.25', '83.3']) await paychart('fx', 'set', '--currency', 'INR', '--rate', rate);
    const tail = await paychart('audit', 'tail', '--actor', 'ada', '--action', 'fx_rate.set', '--limit', '2', '--json');
    const { rows } = tail.json<{ rows: { resourceId: string; data: { rate: string } }[] }>();
    expect(rows.map(({ resourceId }) => resourceId)).toEqual(['INR', 'INR']);
    expect((await paychart('audit', 'tail', '--limit', '1')).stdout.split('\n')).toHaveLength(3);
    await horizonPassed(service.pool.owner);
    await paychart('audit', 'verify');
    const part = async (after: string, limit: string) =>
      (await paychart('audit', 'export', '--after', after, '--limit', limit, '--json')).json<{
        rows: { seq: string; prevHash: string; hash: string; content: object | null }[];
      }>().rows;
    const [first, second] = [await part('0', '3'), await part('3', '2')];
    expect([...first, ...second].map(({ seq }) => seq)).toEqual(['1', '2', '3', '4', '5']);
    expect(first[0]?.prevHash).toBe('0'.repeat(64));
    expect(second[0]?.prevHash).toBe(first[2]?.hash);
    expect([...first, ...second].every(({ content }) => content !== null)).toBe(true);
  });

  test.each([
    [['liquidity', 'topup', '--provider', 'payapp_a', '--currency', 'USD', '--amount-minor', '0', '--reference', 'r']],
    [['liquidity', 'topup', '--provider', 'payapp_a', '--currency', 'USD', '--amount-minor', '1']],
    [['review', 'resolve', 'rvw_x', '--decision', 'MAYBE', '--note', 'n']],
    [['review', 'list', '--status', 'DONE']],
    [['fx', 'set', '--currency', 'EUR']],
    [['members', 'add', '--tenant', 'ten_x', '--email', 'a@b.test']],
    [['features', 'set', '--tenant', `ten_${'0'.repeat(26)}`]],
    [['stuck', '--older-than', 'yesterday']],
    [['retention', 'run', '--force']],
    [['audit', 'tail', '--limit', 'all']],
  ])('usage: %j ends with 2', async (args) => {
    const ended = await paychart(...args, '--json');
    expect([ended.status, ended.json<Refusal>().error.code]).toEqual([2, 'USAGE']);
  });
});
