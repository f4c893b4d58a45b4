import type { Spec } from '../../load/spec.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { errorSchemaName } from '../errors.ts';
import type { ErrorEntry, Operation } from '../model.ts';

/** Types and globals that generated files use by their names; a schema of such a name would take their place in them. */
export const GLOBAL_NAMES: readonly string[] = [
  ...['AbortSignal', 'Array', 'AsyncGenerator', 'AsyncIterable', 'AsyncIterator', 'Awaited', 'BigInt', 'Blob'],
  ...['Boolean', 'Buffer', 'Date', 'Error', 'Exclude', 'Extract', 'Function', 'Headers', 'Iterable', 'JSON', 'Map'],
  ...['Math', 'Number', 'Object', 'Omit', 'Parameters', 'Partial', 'Pick', 'Promise', 'Readonly', 'ReadonlyArray'],
  ...['Record', 'RegExp', 'Request', 'Required', 'Response', 'ReturnType', 'Set', 'String', 'Symbol', 'TypeError'],
  ...['URL', 'URLSearchParams', 'Uint8Array', 'WeakMap'],
];

/** Types that the SDK exports beside those of the contract. */
export const SDK_TYPES: readonly string[] = [
  ...['CaughtUp', 'Mirror', 'MirrorChange', 'MirrorClient', 'MirroredEvent', 'MirroredResources', 'MirrorEntry'],
  ...['FollowedChange', 'MirrorProblem', 'MirrorStore', 'NextAction', 'NextMethod', 'OpenStream'],
  ...['ApiError', 'AskTwoFactor', 'Call', 'CallEvent', 'CallOptions', 'ClientError', 'ClientOptions', 'DataOf'],
  ...['ErrorOf', 'Failure', 'InvalidResponseError', 'ListMethod', 'NetworkError', 'OperationId', 'ParamsOf'],
  ...['PresentationClient', 'PresentationOffer', 'PresentationQuestion'],
  ...['PresentationRequest', 'PresentationSigner', 'PresentationTypedData', 'Result', 'SignTestWebhookOptions'],
  ...[
    'SignedPresentation',
    'Standalone',
    'StreamOptions',
    'Success',
    'TestWebhook',
    'TwoFactorAnswer',
    'TwoFactorClient',
  ],
  ...['TwoFactorOption', 'TwoFactorPrompt', 'UnknownError', 'VerifyWebhookOptions', 'WaitError', 'WaitMethod'],
  ...['WaitOptions', 'WebhookBody', 'WebhookEvent', 'WebhookHeaders', 'WebhookVerificationError'],
];

/** Types that the SDK names after the product. */
export const clientTypes = (clientName: string): readonly string[] => [
  clientName,
  `${clientName}Error`,
  `${clientName}Options`,
];

/** Types that the service's own generated files declare beside those of the contract. */
export const CONTRACT_TYPES: readonly string[] = [
  ...['Events', 'Operations', 'ProjectedFamilies', 'ProjectedFamily', 'UnverifiedBody'],
];

/** Names that the SDK derives from each operation: `createOrder` has `CreateOrderParams`, and hey-api adds the rest. */
const DERIVED = ['Data', 'Params', 'Error', 'Errors', 'Response', 'Responses', 'Stream'];

/** Refuses schema names that would not be the names of types, or that take those of others. */
export const checkNames = (
  spec: Spec,
  operations: readonly Operation[],
  errors: readonly ErrorEntry[],
  diagnostics: Diagnostics,
): void => {
  const derived = new Map(
    operations.flatMap(({ id }) => DERIVED.map((suffix) => [`${capitalised(id)}${suffix}`, id] as const)),
  );
  const refusals = new Map(errors.map(({ code }) => [errorSchemaName(code), code]));
  const { clientName } = spec.product;
  const own = new Set([...GLOBAL_NAMES, ...SDK_TYPES, ...CONTRACT_TYPES, ...clientTypes(clientName)]);
  const twin = operations.find(({ id }) => id === `create${clientName}`);
  if (twin) {
    const message = `${twin.id} is also the function that makes a client: give the product another clientName in product.yaml`;
    diagnostics.report(twin.place, 'reserved-name', message);
  }
  const section = spec.root.at('components', 'schemas');
  for (const name of Object.keys(section?.object ?? {})) {
    const place = placeOf(section?.child(name)) ?? spec.root;
    const operation = derived.get(name);
    const code = refusals.get(name);
    const instead = `call it ${otherName(name, place.file)}`;
    const report = (message: string): void => diagnostics.report(place, 'reserved-name', message);
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
      report(`the schema '${name}' is no name of a type: capital letter first, then letters and digits`);
    else if (own.has(name))
      report(`the schema ${name} has the name of a type that generated files need themselves: ${instead}`);
    else if (operation)
      report(`the schema ${name} has the name of a type that the SDK makes of ${operation}: ${instead}`);
    else if (code) report(`the schema ${name} has the name of the error ${code}: ${instead}`);
  }
};

/** Where the schema is written, rather than where the root lists it. */
const placeOf = (entry: SpecNode | undefined): SpecNode | undefined => entry?.target() ?? entry;

/** `OrdersResult` for a `Result` of spec/orders. */
const otherName = (name: string, file: string): string => {
  const domain = /^spec\/([^/]+)\//.exec(file)?.[1] ?? 'service';
  return `${domain.split('-').map(capitalised).join('')}${name}`;
};

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
