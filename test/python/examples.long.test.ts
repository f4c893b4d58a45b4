import type { ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import { eventually } from '../support/eventually.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { hasPython, runPython, startPython } from './python.ts';

const EXAMPLES = 'examples/python';

describe.runIf(hasPython)('the examples in Python', () => {
  let service: TestService;
  let payer: TestTenant;
  const folder = mkdtempSync(join(tmpdir(), 'paychart-python-'));

  beforeAll(async () => {
    service = await startTestService({ working: true });
    payer = await service.signUp('Python Marketplace');
    await payer.fund('10000.00');
  });
  afterAll(async () => {
    await service?.stop();
    rmSync(folder, { recursive: true });
  });

  const environment = () => ({ PAYCHART_API_KEY: payer.apiKey, PAYCHART_URL: service.url });

  it('have fewer than 60 lines each', () => {
    const lengths = readdirSync(EXAMPLES).map((name) => readFileSync(join(EXAMPLES, name), 'utf8').split('\n').length);
    expect(Math.max(...lengths)).toBeLessThan(60);
  });

  it('pay_a_marketplace.py pays 50 recipients once each, however often it is started', async () => {
    const rows = Array.from({ length: 50 }, (_, nth) => `inv-${nth},+1555010${String(4000 + nth)},1.00`);
    const file = join(folder, 'payouts.csv');
    writeFileSync(file, ['reference,phone,amount', ...rows, 'inv-bad,none,1.00'].join('\n'));
    const pay = () => runPython([`${EXAMPLES}/pay_a_marketplace.py`, file], environment());
    const first = await pay();
    expect([first.stderr, first.code]).toEqual(['', 0]);
    expect(first.stdout).toMatch(/^50 paid, 1 refused, 0 unknown$/m);
    expect(first.stdout).toMatch(/^inv-bad INVALID_PHONE$/m);
    const again = await pay();
    expect(paidIn(again.stdout)).toEqual(paidIn(first.stdout));
    const { payments } = await payer.api.listOfframpPayments({ take: 200 }).unwrap();
    expect(payments.filter(({ amountUsd }) => amountUsd === '1.00')).toHaveLength(50);
  });

  it('mirror_payments.py shows what happened while it was killed', async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const args = [`${EXAMPLES}/mirror_payments.py`, join(folder, 'mirror.db')];
    const start = () => startPython(args, { ...environment(), PAYCHART_WEBHOOK_SECRET: secret, PORT: '0' });
    const first = new Lines(start());
    expect(await first.next()).toMatch(/^\d+ changes from the feed, complete: True$/);
    const url = await first.next();
    const { paymentId } = await payer.api.createOfframpPayment({ phone: '+15550109999', amountUsd: '2.00' }).unwrap();
    const event = await newestEvent(paymentId);
    expect((await deliver(url, secret, event)).status).toBe(204);
    expect(await first.next()).toBe(`${paymentId} ${event.data.object.status}`);
    expect((await deliver(url, `whsec_${Buffer.alloc(32, 8).toString('base64')}`, event)).status).toBe(401);
    await first.kill();

    await payer.api.cancelOfframpPayment({ id: paymentId }).unwrap();
    await newestEvent(paymentId, 'CANCELED');
    const second = new Lines(start());
    expect(await second.next()).toMatch(/^[1-9]\d* changes from the feed, complete: True$/);
    const again = await second.next();
    // The delivery of before comes late: the mirror knows better.
    expect((await deliver(again, secret, event)).status).toBe(204);
    await second.kill();
    const shown = await runPython(['-c', READ, join(folder, 'mirror.db'), paymentId]);
    expect(shown.stdout.trim()).toBe('CANCELED');
  });

  it('approve_an_agent.py pays by an agent, and above its limit with two votes', async () => {
    const team = await service.signUp('Python Approvals');
    await team.fund('1000.00');
    const member = async (name: string, role: 'ADMIN' | 'FINANCE', inviter = team.session) => {
      const email = `${name}@python-approvals.test`;
      const { id } = await inviter.createMember({ email, role }).unwrap();
      const { token } = await team.session.createTestSession({ memberId: id }).unwrap();
      return { token, session: createPaychart({ baseUrl: service.url, session: token }) };
    };
    const agent = await member('agent', 'ADMIN');
    // Whoever invites a member does not give it a vote: the owner does (D-522).
    const [one, two] = [await member('one', 'FINANCE', agent.session), await member('two', 'FINANCE', agent.session)];
    const payee = await service.signUp('Python Payee');
    await verifyPhone(service, payee, '+15550104321');
    await onboard(payee);
    await addServiceBalance(payee);
    const ran = await runPython([`${EXAMPLES}/approve_an_agent.py`, '+15550104321'], {
      PAYCHART_URL: service.url,
      PAYCHART_OWNER: team.token,
      PAYCHART_PAYER: agent.token,
      PAYCHART_VOTERS: `${one.token},${two.token}`,
    });
    expect([ran.stderr, ran.code]).toEqual(['', 0]);
    expect(ran.stdout).toMatch(
      /^(pay_\w+) COMPLIANCE_HOLD \w+(?: \w+)*\nPENDING 1 of 2\nAPPROVED 2 of 2\n\1 (?:PENDING_CLAIM|AWAITING_RECIPIENT_CONFIRMATION)\n$/,
    );
  });

  const newestEvent = (resourceId: string, status?: string) =>
    eventually(`an event of ${resourceId}`, async () => {
      const { events } = await payer.api.listEvents({ resourceId, order: 'desc' }).unwrap();
      type Told = (typeof events)[number] & { data: { object: { status: string } } };
      return (events as Told[]).find(({ data }) => status === undefined || data.object.status === status);
    });
});

const READ = `import json, sqlite3, sys
row = sqlite3.connect(sys.argv[1]).execute("SELECT resource FROM mirror WHERE id = ?", [sys.argv[2]]).fetchone()
print(json.loads(row[0])["status"])`;

const paidIn = (output: string): string[] =>
  output
    .split('\n')
    .flatMap((line) => /^(\S+ pay_\w+)/.exec(line)?.[1] ?? [])
    .sort();

function deliver(url: string, secret: string, event: object): Promise<Response> {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`evt_1.${timestamp}.${body}`).digest('base64');
  const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  return fetch(url, { method: 'POST', body, headers });
}

/** The lines that a program prints, one after the other. */
class Lines {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  constructor(child: ChildProcess) {
    this.#child = child;
    if (child.stdout === null) throw new Error('the program has no output');
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  async next(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('the program has ended');
    return String(value);
  }

  async kill(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}
