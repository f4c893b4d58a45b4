import type { SdkDocument } from './document.ts';

/** The package's front page; the list of operations is the contract's. */
export function readme({ title, operations }: SdkDocument): string {
  const rows = operations.map(
    ({ id, method, path, summary }) => `| \`${id}\` | \`${method} ${path}\` | ${cell(summary)} |\n`,
  );
  return `# @paychart/sdk

The ${title} API for Node 20 and later and for browsers. No dependencies. Written by codegen from the contract.

${GUIDE}
## Operations

| method | route | what it does |
|---|---|---|
${rows.join('')}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

const GUIDE = `\`\`\`ts
import { createPaychart } from '@paychart/sdk';

const paychart = createPaychart({ apiKey: process.env.PAYCHART_KEY!, baseUrl: 'http://localhost:8080' });

const { data, error } = await paychart.confirmOfframpPayment({ id: 'pay_01k9zt5r7m8q4x2v6b3n1c0d10' });
if (error) {
  switch (error.code) {
    case 'ROUTE_QUOTE_EXPIRED': // one of this operation's codes; any other string here does not compile
      break;
    case 'NETWORK_ERROR':       // error.reason: TIMEOUT, CONNECTION or ABORTED
    case 'INVALID_RESPONSE':    // a proxy's page, for example
    case 'UNKNOWN':             // error.rawCode: a code newer than this SDK
      break;
  }
} else console.log(data.status);

const payment = await paychart.confirmOfframpPayment({ id }).unwrap(); // or throws a PaychartError: error.code, error.error

for await (const payment of paychart.listOfframpPayments.all({ take: 100 })) console.log(payment.id);
\`\`\`

- **Parameters**: path, query and body fields in one object. A second object holds \`idempotencyKey\`, \`signal\`,
  \`headers\`, \`tenantId\`, \`maxRetries\` and \`timeoutMs\` of the one call.
- **Credentials**: \`apiKey\` (the base URL follows from its prefix; \`baseUrl\` overrides it), \`session\` (a token, or a
  function that gives the current one), or none for public operations.
- **Retries**: 429, 502, 503, 504 and network errors, twice unless \`maxRetries\` says otherwise, with full jitter,
  never before \`Retry-After\` has passed. Nothing that could then happen twice is repeated.
- **Idempotency**: each call that can move something has one key over all its attempts. Every result carries it: after a
  NETWORK_ERROR call again with \`{ idempotencyKey: result.idempotencyKey }\`.
- **Signing**: with \`signingSecret\`, each attempt is signed afresh, and each call that changes something carries an
  idempotency key: the service takes a signature for one key only.
- **Logging**: \`onEvent\` is told of each request, response, failure and retry, without credentials or bodies.
- **Webhooks**: \`await verifyWebhook(secret, request.headers, rawBody)\` gives the payload, narrowed by \`type\`.
`;
