import type { SdkDocument } from './document.ts';

/** The package's front page; the list of operations is the contract's. */
export function readme({ title, operations }: SdkDocument): string {
  const rows = operations.map(
    ({ id, sdkName, method, path, summary }) =>
      `| \`${sdkName.namespace}.${sdkName.member}\` | \`${id}\` | \`${method} ${path}\` | ${cell(summary)} |\n`,
  );
  return `# @paychart/sdk

The ${title} API for Node 20 and later and for browsers. No dependencies. Written by codegen from the contract.

${GUIDE}
## Operations

| method | function | route | what it does |
|---|---|---|---|
${rows.join('')}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

const GUIDE = `## Make a payment

\`\`\`ts
import { createPaychart } from '@paychart/sdk';

const paychart = createPaychart({
  apiKey: process.env.PAYCHART_API_KEY ?? '',
  baseUrl: 'http://localhost:8080',
});

const { data, error } = await paychart.offrampPayments.create({ phone: '+15550104567', amountUsd: '25.00' });
if (error) console.error(\`\${error.code}: \${error.message}\`);
else console.log(data.paymentId, data.status);
\`\`\`

A client has a namespace for each collection: \`paychart.offrampPayments.create\`, \`paychart.wallets.drip\`. It also has every
operation by its id: \`paychart.createOfframpPayment\` is the same method. The table below lists both names.

Path, query and body fields are one object. A method never throws for a refusal: its result has either \`data\` or \`error\`.

## Handle errors

\`error.code\` is one of the codes that the operation can answer, and \`error.details\` has the type of that code. Any other
string does not compile.

\`\`\`ts
const confirmed = await paychart.offrampPayments.confirm({ id: 'pay_01k9zt5r7m8q4x2v6b3n1c0d10' });
if (!confirmed.ok) {
  switch (confirmed.error.code) {
    case 'ROUTE_QUOTE_EXPIRED': // read the routes and select again
      break;
    case 'NETWORK_ERROR': // no response: error.reason is TIMEOUT, CONNECTION or ABORTED
      break;
    case 'UNKNOWN': // a code that is newer than this SDK: error.rawCode
      break;
    default:
      console.error(confirmed.error.message);
  }
}
\`\`\`

If you prefer exceptions, \`unwrap()\` returns the data or throws:

\`\`\`ts
import { PaychartError } from '@paychart/sdk';

try {
  const payment = await paychart.offrampPayments.get({ id: 'pay_01k9zt5r7m8q4x2v6b3n1c0d10' }).unwrap();
  console.log(payment.paymentId, payment.status);
} catch (thrown) {
  if (thrown instanceof PaychartError) console.error(thrown.code, thrown.message);
}
\`\`\`

## Read a list

\`all()\` reads every page:

\`\`\`ts
for await (const payment of paychart.offrampPayments.list.all({ take: 100 })) {
  console.log(payment.paymentId, payment.status);
}
\`\`\`

## Repeat a call safely

Each call that moves something has one idempotency key for all its attempts. If a call ends with \`NETWORK_ERROR\`, you do not
know whether it was carried out: call again with the same key.

\`\`\`ts
const request = { phone: '+15550104567', amountUsd: '25.00' };
let result = await paychart.offrampPayments.create(request);
if (result.error?.code === 'NETWORK_ERROR' && result.idempotencyKey !== undefined) {
  result = await paychart.offrampPayments.create(request, { idempotencyKey: result.idempotencyKey });
}
\`\`\`

## Verify a webhook

Pass the body as it came, before any JSON parser has seen it. The event is narrowed by its \`type\`:

\`\`\`ts
import { verifyWebhook } from '@paychart/sdk';

export async function receive(headers: Headers, rawBody: string): Promise<void> {
  const event = await verifyWebhook(process.env.PAYCHART_WEBHOOK_SECRET ?? '', headers, rawBody);
  if (event.type === 'payment.delivered') console.log(event.data.object.id, 'was delivered');
}
\`\`\`

## Keep a bundle small

A client holds every operation. Each operation is also a function of its own, which takes the options of a client first. A
bundler keeps only those that you import:

\`\`\`ts
import { resolveDid } from '@paychart/sdk';

const client = { baseUrl: 'http://localhost:8080', session: () => 'the current token' };
const resolved = await resolveDid(client, { did: 'did:payid:${'0'.repeat(64)}' });
console.log(resolved.ok);
\`\`\`

## Options

- **Credentials**: \`apiKey\`, \`session\` (a token, or a function that returns the current one), or none for public
  operations. The base URL follows from the key's prefix; \`baseUrl\` overrides it.
- **One call**: the second object of a method takes \`idempotencyKey\`, \`signal\`, \`headers\`, \`tenantId\`, \`maxRetries\` and
  \`timeoutMs\`.
- **Retries**: 429, 502, 503, 504 and network errors are retried twice, or \`maxRetries\` times, never before
  \`Retry-After\` has passed. Nothing is repeated that could then happen twice.
- **Signing**: with \`signingSecret\`, every attempt is signed. The service takes a signature for one idempotency key only, so
  each call that changes something has one.
- **Logging**: \`onEvent\` is called for every request, response, failure and retry, without credentials and bodies.

`;
