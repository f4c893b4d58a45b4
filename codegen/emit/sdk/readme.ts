import type { SdkDocument, SdkOperation } from '../../model/sdk/document.ts';

/** The package's front page: that of spec/readmes, or one that fits any contract. The reference lists the operations. */
export const readme = (document: SdkDocument): string => {
  const { title, operations, product } = document;
  const own = product.readmes.typescript;
  return own === undefined
    ? general(document)
    : own.replaceAll('{{title}}', title).replaceAll('{{operations}}', String(operations.length));
};

const general = (document: SdkDocument): string =>
  [
    head(document),
    firstCall(document),
    errors(document),
    waits(document),
    lists(document),
    ...(document.webhooks.length > 0 ? [webhooks(document)] : []),
    options(document),
  ]
    .filter((part) => part !== '')
    .join('\n');

const head = ({ operations, product }: SdkDocument): string => `# ${product.packageScope}/sdk

The ${product.name} API: ${operations.length} typed operations for Node 20 and later and for browsers. No dependencies. ESM and CommonJS.

\`\`\`sh
npm install ${product.packageScope}/sdk
\`\`\`
`;

const firstCall = ({ operations, product }: SdkDocument): string => {
  const first = operations.find(isPlain) ?? operations.find(({ takesId }) => takesId);
  return `## Call an operation

\`\`\`ts
import { create${product.clientName} } from '${product.packageScope}/sdk';

const client = create${product.clientName}({
  apiKey: process.env.${product.environmentPrefix}API_KEY ?? '',
  baseUrl: 'http://localhost:8080',
});
${
  first === undefined
    ? ''
    : `
const result = await client.${placeOf(first)}(${isPlain(first) ? '' : "'an id'"});
if (result.error) console.error(\`\${result.error.code}: \${result.error.message}\`);
else console.log(result.data);
`
}\`\`\`

Path, query and body fields are passed as one object. A client has a namespace for each collection, and also a method for
each operation id. The page \`/docs\` of the service lists both names, the fields and the errors of every operation.
`;
};

/** It can be called with nothing. */
const isPlain = ({ method, hasPath, queryRequired, bodyRequired }: SdkOperation): boolean =>
  method === 'GET' && !hasPath && !queryRequired && !bodyRequired;

const placeOf = ({ sdkName: { namespace, member } }: SdkOperation): string => `${namespace}.${member}`;

const errors = ({ product: { clientName } }: SdkDocument): string => `## Read an error

A method never throws for a refusal. Its result has either \`data\` or \`error\`. \`error.code\` is typed as the codes that the
operation can return, so a misspelt code does not compile, and \`error.details\` has the type that belongs to the code.
\`NETWORK_ERROR\` means that no response arrived, and \`UNKNOWN\` is a code that is newer than this SDK.

\`unwrap()\` returns the data or throws a \`${clientName}Error\`, which prints its code, status, request id and details.
`;

const waits = ({ operations }: SdkDocument): string => {
  const waiting = operations.find(({ wait }) => wait !== undefined);
  if (waiting?.wait === undefined) return '';
  return `## Wait for a status

\`client.${waiting.sdkName.namespace}.${waiting.wait.member}(id, { until: 'A_STATUS' })\` follows the events of a resource. It returns when the
resource has the status, can no longer reach it, or the time is up.
`;
};

const lists = ({ operations }: SdkDocument): string => {
  const list = operations.find(({ items }) => items !== undefined);
  if (list === undefined) return '';
  return `## Read a list

\`\`\`ts
for await (const item of client.${placeOf(list)}.all()) console.log(item);
\`\`\`

To show pages yourself, read one with \`page\`.
`;
};

const webhooks = ({ product }: SdkDocument): string => `## Verify a webhook

Pass the raw body, as text or bytes, not the result of a JSON parser. \`type\` narrows the event:

\`\`\`ts
import { verifyWebhook } from '${product.packageScope}/sdk';

const event = await verifyWebhook(process.env.${product.environmentPrefix}WEBHOOK_SECRET ?? '', headers, rawBody);
\`\`\`
`;

const options = ({ product }: SdkDocument): string => `## Options

- **Per call**: the second parameter of a method accepts \`idempotencyKey\`, \`signal\`, \`headers\`, \`tenantId\`,
  \`maxRetries\`, \`timeoutMs\` (for one attempt; 30 seconds by default) and \`deadlineMs\` (for all attempts together; two
  minutes by default).
- **Retries**: the SDK retries 429, 502, 503, 504 and network errors up to \`maxRetries\` times (2 by default). It waits for
  \`Retry-After\` and a random pause, which doubles with each retry. A request is retried only if repeating it is safe.
- **Repeated calls**: each call that changes something uses one idempotency key for all its attempts. To repeat a call whose
  result you do not know, pass the \`idempotencyKey\` of its result.
- **Browsers**: the SDK refuses an API key \`${product.keyPrefix}test_…\` in a browser, because anyone who opens the page could read it. For
  tests in a browser, set \`dangerouslyAllowBrowser\`.
- **Logging**: \`onEvent\` is called for every request, response, failure and retry, without credentials and bodies.
`;
