import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { createPaychart, type Paychart } from '#sdk';
import { parseConfig, startDefaults } from '../src/app/config.ts';
import { startAll } from '../src/app/main.ts';
import { webAddress } from '../src/cli/web-address.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run demo -- [--url <service>] [--key <API key>]

  --url  pays on a service that is running; without it the demo starts a temporary sandbox
  --key  the key that pays; by default PAYCHART_API_KEY, or the key in DATA_DIR`);

/**
 * `npm run demo`: pays a phone number end to end, through the SDK, on a sandbox of its own that is gone afterwards. It
 * needs nothing that runs, and disturbs nothing that does. `npm run demo -- --url http://localhost:8080` does the same on
 * a sandbox that runs, and leaves what it made to be looked at.
 */
const AMOUNT = '25.00';
const POLL_MS = 50;

const run = promisify(execFile);

/** Where the demo plays. */
interface Stage {
  readonly url: string;
  /** A number that nobody has verified there: a phone belongs to one tenant. */
  readonly phone: string;
  /** Who pays: a tenant with money in its balance. */
  sender(): Promise<Tenant>;
  /** What there is to be seen in the end. */
  close(sender: Tenant, recipient: Tenant, paymentId: string): Promise<void>;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { url: { type: 'string' }, key: { type: 'string' } } });
  if (values.url === undefined) await onSandboxOfItsOwn();
  else await onRunning(webAddress('--url')(values.url).replace(/\/+$/, ''), values.key ?? (await printedKey()));
}

async function onSandboxOfItsOwn(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'paychart-demo-'));
  const variables = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', PROVIDER_POLL_INTERVAL_MS: '300' };
  const service = await startAll(parseConfig({ ...startDefaults, ...variables }));
  try {
    await pay({
      url: service.url,
      phone: '+15550104567',
      sender: async () => {
        const sender = await signUp(service.url, 'Acme Imports');
        await operator(dataDir, 'ledger', 'credit', '--tenant', sender.tenantId, '--amount', '100.00');
        say('Acme Imports is funded with 100.00 USD');
        return sender;
      },
      close: async (sender, recipient) => {
        say('The ledger');
        process.stdout.write(await operator(dataDir, 'ledger', 'show', '--tenant', sender.tenantId));
        process.stdout.write(await operator(dataDir, 'ledger', 'show', '--tenant', recipient.tenantId));
        say('paychart audit verify');
        process.stdout.write(await operator(dataDir, 'audit', 'verify'));
        say('Every invariant holds.');
      },
    });
  } finally {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The one that `npm start` prints: its tenant has a balance. */
async function printedKey(): Promise<string> {
  const file = join(process.env.DATA_DIR ?? '.paychart', 'sandbox-key');
  const key = process.env.PAYCHART_API_KEY ?? (await readFile(file, 'utf8').catch(() => ''));
  if (key.trim() !== '') return key.trim();
  throw new Error('The demo pays with a key that has a balance: add --key <the key that npm start printed>');
}

const onRunning = (url: string, apiKey: string): Promise<void> =>
  pay({
    url,
    phone: `+1555${String(randomInt(10_000_000)).padStart(7, '0')}`,
    sender: async () => {
      const api = createPaychart({ baseUrl: url, apiKey });
      const { tenant } = await api.getMe().unwrap();
      if (tenant === null) throw new Error('The key belongs to no tenant');
      return { tenantId: tenant.id, name: tenant.name, apiKey, api };
    },
    close: async (sender, recipient, paymentId) => {
      say('Everything is left on the service. Look at it as the sender, and as the recipient:');
      const path = `${url}/v1/offramp/payments/${paymentId}`;
      for (const { apiKey: key } of [sender, recipient]) console.log(`    curl ${path} -H 'X-Service-Api-Key: ${key}'`);
      console.log(`    curl '${url}/v1/test/messages?take=5' -H 'X-Service-Api-Key: ${recipient.apiKey}'`);
    },
  });

async function pay(stage: Stage): Promise<void> {
  const { url: baseUrl, phone } = stage;
  say(`A sandbox listens on ${baseUrl}`);
  const sender = await stage.sender();
  const recipient = await signUp(baseUrl, 'Blue Harbor Trading');

  const payment = await sender.api.createOfframpPayment({ phone, amountUsd: AMOUNT, memo: 'Invoice 1042' }).unwrap();
  const id = payment.paymentId;
  say(`${sender.name} pays ${payment.recipientPhoneMasked} ${payment.amountUsd} USD: ${id}`);
  const watched = watch(sender.api, id);

  say('Blue Harbor Trading verifies its business');
  const verification = await recipient.api.createVerificationSession({ kind: 'KYB', country: 'US' }).unwrap();
  for (let status: string = verification.status; status !== 'VERIFIED'; ) {
    status = (await recipient.api.simulateVerificationSession({ id: verification.id }).unwrap()).status;
  }
  say('… and its phone, with the code from the inbox');
  const alias = await recipient.api.createPhoneAlias({ phone }).unwrap();
  await recipient.api.verifyPhoneAlias({ id: alias.id, code: await codeFor(recipient.api, phone) }).unwrap();
  say('… and adds a destination: its own service balance');
  await recipient.api.createPayoutDestination({ type: 'SERVICE_BALANCE' }).unwrap();

  await until(
    async () => (await recipient.api.getOfframpPayment({ id })).data?.status === 'AWAITING_RECIPIENT_CONFIRMATION',
  );
  const { routes } = await recipient.api.getOfframpPaymentRoutes({ id }).unwrap();
  const [route] = routes;
  if (!route) throw new Error('no route is on offer');
  say(
    `Blue Harbor Trading selects ${route.provider} (${route.destinationAmountMinor} ${route.destinationCurrency} minor units) and confirms`,
  );
  await recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId: route.routeId }).unwrap();
  await recipient.api.confirmOfframpPayment({ id }).unwrap();
  await watched;

  await stage.close(sender, recipient, id);
}

interface Tenant {
  readonly tenantId: string;
  readonly name: string;
  readonly apiKey: string;
  readonly api: Paychart;
}

/** A user of the embedded identity provider founds a tenant and issues a key. */
async function signUp(baseUrl: string, name: string): Promise<Tenant> {
  const anyone = createPaychart({ baseUrl, session: 'none' });
  // Another demo on the same service has another owner.
  const email = `owner-${randomInt(1_000_000_000)}@${name.toLowerCase().replaceAll(' ', '-')}.test`;
  const { token } = await anyone.createTestSession({ email, name: `${name} Owner` }).unwrap();
  const { tenant, member } = await createPaychart({ baseUrl, session: token })
    .createTenant({ name, country: 'US' })
    .unwrap();
  const owner = await anyone.createTestSession({ memberId: member.id }).unwrap();
  const { apiKey } = await createPaychart({ baseUrl, session: owner.token }).createApiKey({ name: 'demo' }).unwrap();
  say(`${name} signs up: ${tenant.id}`);
  return { tenantId: tenant.id, name, apiKey, api: createPaychart({ baseUrl, apiKey }) };
}

/** Prints each status as its event appears in the sender's feed, until DELIVERED. */
async function watch(api: Paychart, paymentId: string): Promise<void> {
  let seen = 0;
  for (;;) {
    const { events } = await api.listEvents({ resourceId: paymentId, order: 'asc', take: 200 }).unwrap();
    for (const event of events.slice(seen)) {
      const { status, internalStatus } = event.data.object as { status: string; internalStatus: string };
      console.log(`    ${event.type.padEnd(30)} ${status}${internalStatus === status ? '' : ` (${internalStatus})`}`);
      if (status === 'DELIVERED') return;
      if (status === 'FAILED' || status === 'CANCELED') throw new Error(`the payment ended ${status}`);
    }
    seen = events.length;
    await delay(POLL_MS);
  }
}

async function codeFor(api: Paychart, phone: string): Promise<string> {
  let code: string | null | undefined;
  await until(async () => {
    const inbox = await api.listTestMessages({ to: phone, purpose: 'ALIAS_OTP', take: 1 }).unwrap();
    code = inbox.messages[0]?.code;
    return Boolean(code);
  });
  return code ?? '';
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('the demo waits in vain');
    await delay(POLL_MS);
  }
}

/** The operator's command line, as a process of its own on the same data. */
async function operator(dataDir: string, ...args: string[]): Promise<string> {
  const program = new URL('../src/cli/main.mjs', import.meta.url).pathname;
  const { stdout } = await run(process.execPath, [program, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, PAYCHART_OPERATOR: 'demo' },
  });
  return stdout;
}

function say(text: string): void {
  console.log(`\n${text}`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
