import type { SdkDocument } from './document.ts';

/** The package's front page. The reference of the service lists the operations. */
export const readme = ({ title, operations }: SdkDocument): string => `# @paychart/sdk

The ${title} API: ${operations.length} typed operations for Node 20 and later and for browsers. No dependencies. ESM and CommonJS.

\`\`\`sh
npm install @paychart/sdk
\`\`\`

${GUIDE}`;

const GUIDE = `## Get a key

Start a service on your machine with \`npm start\` in its repository: it prints a key \`svc_test_…\`. Keep keys on servers. A
browser uses a session instead, as shown below.

## Make a payment

\`\`\`ts
import { createPaychart } from '@paychart/sdk';

const paychart = createPaychart({
  apiKey: process.env.PAYCHART_API_KEY ?? '',
  baseUrl: 'http://localhost:8080',
});

const created = await paychart.offrampPayments.create({ phone: '+15550104567', amountUsd: '25.00' });
if (created.error) console.error(\`\${created.error.code}: \${created.error.message}\`);
else console.log(created.data.paymentId, created.data.status);
\`\`\`

Path, query and body fields are one object. A client has a namespace for each collection, and every operation by its id too:
\`paychart.createOfframpPayment\` is the same method. The service lists both names, the fields and the errors of every
operation at \`/docs\`.

## Read an error

A method never throws for a refusal. Its result has either \`data\` or \`error\`. \`error.code\` is one of the codes that the
operation can answer, and \`error.details\` has the type of that code: any other string does not compile.

\`\`\`ts
const confirmed = await paychart.offrampPayments.confirm({ id: 'pay_01k9zt5r7m8q4x2v6b3n1c0d10' });
if (!confirmed.ok) {
  switch (confirmed.error.code) {
    case 'ROUTE_QUOTE_EXPIRED': // read the routes and select again
      break;
    case 'NETWORK_ERROR': // no answer: error.reason is TIMEOUT, CONNECTION, ABORTED or SESSION
      break;
    case 'UNKNOWN': // a code that is newer than this SDK: error.rawCode
      break;
    default:
      console.error(confirmed.error.message);
  }
}
\`\`\`

\`unwrap()\` returns the data or throws a \`PaychartError\`, which prints its code, status, request id and details:

\`\`\`ts
import { PaychartError } from '@paychart/sdk';

try {
  const payment = await paychart.offrampPayments.get({ id: 'pay_01k9zt5r7m8q4x2v6b3n1c0d10' }).unwrap();
  console.log(payment.paymentId, payment.status);
} catch (thrown) {
  if (thrown instanceof PaychartError) console.error(thrown.code, thrown.status, thrown.requestId);
}
\`\`\`

## Wait for a status

\`wait\` follows the events of a resource. It ends when the resource has the status, can no longer reach it, or time is up:

\`\`\`ts
const waited = await paychart.offrampPayments.wait('pay_01k9zt5r7m8q4x2v6b3n1c0d10', {
  until: ['DELIVERED', 'REFUNDED'],
  timeoutMs: 120_000,
});
console.log(waited.ok ? waited.data.status : waited.error.message);
\`\`\`

Instead of waiting for a long deadline in the sandbox, advance the clock:

\`\`\`ts
await paychart.sandbox.advanceTestClock({ advanceSeconds: 72 * 3600 });
\`\`\`

## Read a list

\`\`\`ts
for await (const payment of paychart.offrampPayments.list.all({ take: 100 })) {
  console.log(payment.paymentId, payment.status);
}
\`\`\`

Where a program shows pages itself, \`page\` reads one and knows whether there are more:

\`\`\`ts
const page = await paychart.offrampPayments.list.page({ take: 20 });
console.log(page.data.length, page.hasMore);
const following = await page.next();
console.log(following?.data.length);
\`\`\`

## Repeat a call safely

Each call that changes something has one idempotency key for all its attempts. After \`NETWORK_ERROR\` and after
\`IDEMPOTENCY_IN_PROGRESS\`, which says that the first request is still running, you do not know whether it was carried out:
call again with the same key.

\`\`\`ts
const request = { phone: '+15550104567', amountUsd: '25.00' };
let result = await paychart.offrampPayments.create(request);
const isUnknown = result.error?.code === 'NETWORK_ERROR' || result.error?.code === 'IDEMPOTENCY_IN_PROGRESS';
if (isUnknown && result.idempotencyKey !== undefined) {
  result = await paychart.offrampPayments.create(request, { idempotencyKey: result.idempotencyKey });
}
\`\`\`

## Verify a webhook

Pass the body as it came, as text or bytes, before any JSON parser has seen it. The event is narrowed by its \`type\`:

\`\`\`ts
import { signTestWebhook, verifyWebhook } from '@paychart/sdk';

export async function receive(headers: Headers, rawBody: string): Promise<void> {
  const event = await verifyWebhook(process.env.PAYCHART_WEBHOOK_SECRET ?? '', headers, rawBody);
  if (event.type === 'payment.delivered') console.log(event.data.object.id, 'was delivered');
}

// In a test of your own, sign a delivery as the service does:
const secret = \`whsec_\${btoa('a secret of the test')}\`;
const delivery = await signTestWebhook(secret, { id: 'evt_1', type: 'payment.delivered' });
await verifyWebhook(secret, delivery.headers, delivery.body);
\`\`\`

## In a browser

A member signs in, and the SDK asks for the current token before every attempt. A client holds every operation; each
operation is also a function of its own, so that a bundler keeps only those that you import:

\`\`\`ts
import { resolveDid } from '@paychart/sdk';

const client = { baseUrl: 'http://localhost:8080', session: () => 'the current token' };
const resolved = await resolveDid(client, { did: 'did:payid:${'0'.repeat(64)}' });
console.log(resolved.ok);
\`\`\`

## Options

- **A call**: the second object of a method takes \`idempotencyKey\`, \`signal\`, \`headers\`, \`tenantId\`, \`maxRetries\`,
  \`timeoutMs\` (30 seconds an attempt unless told) and \`deadlineMs\` (two minutes for all attempts unless told).
- **Retries**: 429, 502, 503, 504 and network errors are retried twice, or \`maxRetries\` times, never before \`Retry-After\`
  has passed, after random pauses of up to \`retryBaseMs\` (500) that double up to \`retryMaxMs\` (8,000). After
  \`IDEMPOTENCY_IN_PROGRESS\` the SDK asks again under the same key until \`deadlineMs\`. A request is retried only if
  repeating it is safe.
- **Rate limits**: a key may send 600 requests a minute, with bursts of 100. After that the service answers
  \`RATE_LIMITED\` with \`Retry-After\`, which the SDK obeys.
- **Ids**: where an operation needs nothing but an id, the id alone will do: \`offrampPayments.get('pay_…')\`.
- **Browsers**: an API key in a page is refused, because everybody who opens the page could read it. Tests in a browser set
  \`dangerouslyAllowBrowser\`.
- **Signing**: with \`signingSecret\`, every attempt is signed.
- **Logging**: \`onEvent\` is called for every request, response, failure and retry, without credentials and bodies. What it
  throws changes no result.
- **Two-factor**: \`withTwoFactor\` asks your code for the answers that a call needs, and repeats the call.
`;
