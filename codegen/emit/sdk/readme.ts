import type { SdkDocument } from '../../model/sdk/document.ts';

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

const created = await paychart.payments.create({
  recipient: { phoneNumber: '+15550104567' }, // or email, did or identityId
  amount: { value: '25.00', currency: 'USD' },
});
if (created.error) console.error(\`\${created.error.code}: \${created.error.message}\`);
else console.log(created.data.id, created.data.status);
\`\`\`

Path, query and body fields are passed as one object. A client has a namespace for each collection, and also a method for
each operation id: \`paychart.createPayment\` is the same method. The page \`/docs\` of the service lists both names,
the fields and the errors of every operation.

## Read an error

A method never throws for a refusal. Its result has either \`data\` or \`error\`. \`error.code\` is typed as the codes that the
operation can return, so a misspelt code does not compile, and \`error.details\` has the type that belongs to the code.

\`\`\`ts
const confirmed = await paychart.payments.confirm({ id: 'pay_01k9zt5r7m8q4x2v6b3n1c0d10' });
if (!confirmed.ok) {
  switch (confirmed.error.code) {
    case 'ROUTE_QUOTE_EXPIRED': // read the routes and select again
      break;
    case 'NETWORK_ERROR': // no response: error.reason is TIMEOUT, CONNECTION, ABORTED or SESSION
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
  const payment = await paychart.payments.get({ id: 'pay_01k9zt5r7m8q4x2v6b3n1c0d10' }).unwrap();
  console.log(payment.id, payment.status);
} catch (thrown) {
  if (thrown instanceof PaychartError) console.error(thrown.code, thrown.status, thrown.requestId);
}
\`\`\`

## Wait for a status

\`wait\` follows the events of a resource. It returns when the resource has the status, can no longer reach it, or the time
is up:

\`\`\`ts
const waited = await paychart.payments.wait('pay_01k9zt5r7m8q4x2v6b3n1c0d10', {
  until: ['DELIVERED', 'REFUNDED'],
  timeoutMs: 120_000,
});
console.log(waited.ok ? waited.data.status : waited.error.message);
\`\`\`

Instead of waiting for a long deadline in the sandbox, advance the clock:

\`\`\`ts
await paychart.sandbox.advanceTestClock({ advanceSeconds: 72 * 3600 });
\`\`\`

## Follow events

\`\`\`ts
export async function follow(signal: AbortSignal): Promise<void> {
  for await (const event of paychart.events.stream({ type: 'payment.*', signal })) {
    console.log(event.sequence, event.type, event.resourceId);
  }
}
\`\`\`

The stream connects again by itself, and gives each event once. \`after\` is the \`sequence\` of the last event that you
have, and \`signal\` ends it.

## Read a list

\`\`\`ts
for await (const payment of paychart.payments.list.all({ take: 100 })) {
  console.log(payment.id, payment.status);
}
\`\`\`

To show pages yourself, read one with \`page\`:

\`\`\`ts
const page = await paychart.payments.list.page({ take: 20 });
console.log(page.data.length, page.hasMore);
const following = await page.next();
console.log(following?.data.length);
\`\`\`

## Repeat a call safely

Each call that changes something uses one idempotency key for all its attempts. \`NETWORK_ERROR\` means that no response
arrived, and \`IDEMPOTENCY_IN_PROGRESS\` that the first request is still running. In both cases the request may have been
carried out, so call again with the same key:

\`\`\`ts
const request = {
  recipient: { phoneNumber: '+15550104567' },
  amount: { value: '25.00', currency: 'USD' },
} as const;
let result = await paychart.payments.create(request);
const isUnknown = result.error?.code === 'NETWORK_ERROR' || result.error?.code === 'IDEMPOTENCY_IN_PROGRESS';
if (isUnknown && result.idempotencyKey !== undefined) {
  result = await paychart.payments.create(request, { idempotencyKey: result.idempotencyKey });
}
\`\`\`

## Verify a webhook

Pass the raw body, as text or bytes, not the result of a JSON parser. \`type\` narrows the event:

\`\`\`ts
import { signTestWebhook, verifyWebhook } from '@paychart/sdk';

export async function receive(headers: Headers, rawBody: string): Promise<void> {
  const event = await verifyWebhook(process.env.PAYCHART_WEBHOOK_SECRET ?? '', headers, rawBody);
  if (event.type === 'payment.delivered') console.log(event.data.object.id, 'was delivered');
}

// In your own tests, sign a delivery in the same way as the service:
const secret = \`whsec_\${btoa('a secret of the test')}\`;
const delivery = await signTestWebhook(secret, { id: 'evt_1', type: 'payment.delivered' });
await verifyWebhook(secret, delivery.headers, delivery.body);
\`\`\`

## In a browser

In a browser, a member signs in, and \`session\` returns the current token before every attempt. A client contains every
operation. Each operation is also a separate function, so a bundler includes only those that you import:

\`\`\`ts
import { resolveDid } from '@paychart/sdk';

const client = { baseUrl: 'http://localhost:8080', session: () => 'the current token' };
const resolved = await resolveDid(client, { did: 'did:payid:${'0'.repeat(64)}' });
console.log(resolved.ok);
\`\`\`

Minified, a program that imports one of these is at most as large as this:

| Import                                       | Size   | With gzip |
| -------------------------------------------- | ------ | --------- |
| One operation, such as \`createOfframpPayment\` | 14 kB  | 6 kB      |
| \`streamEvents\`                               | 13 kB  | 6 kB      |
| \`createMirror\`                               | 15 kB  | 4 kB      |
| \`createPaychart\`, with every operation       | 120 kB | 22 kB     |

\`createMirror\` is a function of its own, and no method of the client, because it brings a table of every lifecycle. A
client that does not use a mirror would otherwise be an eighth larger.

## Options

- **Per call**: the second parameter of a method accepts \`idempotencyKey\`, \`signal\`, \`headers\`, \`tenantId\`,
  \`maxRetries\`, \`timeoutMs\` (for one attempt; 30 seconds by default) and \`deadlineMs\` (for all attempts together; two
  minutes by default).
- **Retries**: the SDK retries 429, 502, 503, 504 and network errors up to \`maxRetries\` times (2 by default). It waits for
  \`Retry-After\` and a random pause of up to \`retryBaseMs\` (500 ms), which doubles with each retry up to \`retryMaxMs\`
  (8,000 ms). After \`IDEMPOTENCY_IN_PROGRESS\` it repeats the request with the same key until \`deadlineMs\`. A request is
  retried only if repeating it is safe.
- **Rate limits**: a key may send 600 requests a minute, with bursts of up to 100. Above that, the service responds with
  \`RATE_LIMITED\` and \`Retry-After\`, and the SDK waits accordingly.
- **Ids**: if an operation needs only an id, you can pass the id itself: \`offrampPayments.get('pay_…')\`.
- **Browsers**: the SDK refuses an API key in a browser, because anyone who opens the page could read it. For tests in a
  browser, set \`dangerouslyAllowBrowser\`.
- **Signing**: with \`signingSecret\`, the SDK signs every attempt.
- **Logging**: \`onEvent\` is called for every request, response, failure and retry, without credentials and bodies. If it
  throws, the result of the call does not change.
- **Two-factor**: \`withTwoFactor\` calls your function for the codes that a request needs, and then repeats the request.
`;
