import type { SdkCall, SdkModel } from '../../model/sdk/calls.ts';
import { safe } from './names.ts';

/** What the registry shows of the package: the page of spec/readmes, or one that fits any contract. */
export const pythonReadme = (sdk: SdkModel): string => sdk.product.readmes.python ?? general(sdk);

const general = ({ operations, product }: SdkModel): string => {
  const { clientName, environmentPrefix, pythonPackage, name } = product;
  const own = operations.filter(({ audience }) => audience === 'tenants');
  const first = own.find(isPlain) ?? own.find(({ takesId }) => takesId);
  const connected = `client = ${clientName}(api_key=os.environ["${environmentPrefix}API_KEY"], base_url=os.environ["${environmentPrefix}BASE_URL"])`;
  return `# ${pythonPackage}

The ${name} API for Python 3.10 and later. It needs no other package.

\`\`\`python
import os

from ${pythonPackage} import ${clientName}

${connected}
${first === undefined ? '' : `print(client.${safe(first.sdkName.namespace)}.${safe(first.sdkName.member)}(${isPlain(first) ? '' : '"an id"'}))\n`}\`\`\`

Every operation has an exception of its own in \`${pythonPackage}.errors\`. Its \`code\` is one of the codes of that operation, so that a
type checker knows whether you have handled them all. \`NETWORK_ERROR\` means that no answer arrived: the outcome is not known.
Repeat the call with \`options=CallOptions(idempotency_key=error.idempotency_key)\`.

- **Times** are \`datetime\` with a time zone.
- **Enums** are texts. One that this version of the package does not know is an \`Unknown\`, which is a \`str\`.
- **Lists** of a response are tuples. Everything that you receive is frozen.
- **None** leaves an optional field out. Where null means something else, the default is \`UNSET\`, and \`None\` sends null.
- **Secrets** do not show when a value is printed.

\`Async${clientName}\` is the client for asyncio. It needs httpx: \`pip install ${pythonPackage}[async]\`.
`;
};

/** It can be called with nothing. */
const isPlain = ({ method, hasPath, queryRequired, bodyRequired }: SdkCall): boolean =>
  method === 'GET' && !hasPath && !queryRequired && !bodyRequired;
