import { EXPLAIN, type SdkDocument } from '../../model/sdk/document.ts';
import { hasPart, PRESENTATIONS, TWO_FACTOR } from '../../model/sdk/parts.ts';
import { exportAllOf, exportOf, typeExportOf } from '../../print/declarations.ts';
import { printFile, type Statement } from '../../print/typescript.ts';

/** Writes the exports of the package, name by name: hey-api's inner types stay inside. */
export function emitIndex(document: SdkDocument): string {
  const { operations, schemas, enums, product } = document;
  const client = `./${product.slug}.gen.ts`;
  const plain = schemas.filter((name) => !enums.includes(name));
  const params = operations.map(({ typeName }) => `${typeName}Params`);
  const streams = operations.filter((operation) => operation.streams).map(({ typeName }) => `${typeName}Stream`);
  const hasExplanations = operations.some(({ id }) => id === EXPLAIN);
  const names = new Set(schemas);
  const clash = params.find((name) => names.has(name));
  if (clash !== undefined) throw new Error(`the schema ${clash} has the name of an operation's parameters: rename it`);
  return printFile('spec/', [
    ...runtimeOf(document),
    typeExportOf(
      client,
      ...FACADE,
      product.clientName,
      'Standalone',
      'WebhookEvent',
      ...(hasExplanations ? ['NextAction'] : []),
      ...streams,
      ...params,
    ),
    exportAllOf('./functions.gen.ts'),
    exportOf('./mirror.gen.ts', 'createMirror'),
    typeExportOf('./mirror.gen.ts', 'MirroredResources'),
    exportOf(client, `create${product.clientName}`, 'verifyWebhook'),
    typeExportOf('./types.gen.ts', ...plain),
    ...(enums.length > 0 ? [exportOf('./types.gen.ts', ...enums)] : []),
  ]);
}

const FACADE = ['ApiError', 'DataOf', 'ErrorOf', 'OperationId', 'ParamsOf'];

/** The exports of the handwritten half. */
const runtimeOf = (document: SdkDocument): readonly Statement[] => {
  const { clientName } = document.product;
  return [
    typeExportOf(
      './mirror.ts',
      'CaughtUp',
      'FollowedChange',
      'Mirror',
      'MirrorChange',
      'MirrorClient',
      'MirroredEvent',
      'MirrorEntry',
      'MirrorProblem',
      'MirrorStore',
      'OpenStream',
    ),
    exportOf('./mirror.ts', 'memoryStore'),
    typeExportOf('./next.ts', 'NextMethod'),
    typeExportOf('./options.ts', 'CallEvent', 'CallOptions', `${clientName}Options`),
    ...(hasPart(document, PRESENTATIONS) ? presentations : []),
    typeExportOf('./result.ts', 'Call', 'ClientError', 'Failure', 'InvalidResponseError', 'ListMethod', 'NetworkError'),
    typeExportOf('./result.ts', 'Result', 'Success', 'UnknownError'),
    exportOf('./result.ts', `${clientName}Error`),
    exportOf('./servers.ts', 'SERVICE_BASE_URL_LIVE', 'SERVICE_BASE_URL_TEST'),
    exportOf('./signature.ts', 'signRequest'),
    typeExportOf('./stream.ts', 'StreamOptions'),
    ...(hasPart(document, TWO_FACTOR) ? twoFactor : []),
    typeExportOf('./wait.ts', 'WaitError', 'WaitMethod', 'WaitOptions'),
    typeExportOf(
      './webhook.ts',
      'SignTestWebhookOptions',
      'TestWebhook',
      'VerifyWebhookOptions',
      'WebhookBody',
      'WebhookHeaders',
    ),
    exportOf('./webhook.ts', 'signTestWebhook', 'WebhookVerificationError'),
  ];
};

const presentations: readonly Statement[] = [
  typeExportOf(
    './presentation.ts',
    'PresentationClient',
    'PresentationOffer',
    'PresentationQuestion',
    'PresentationRequest',
    'PresentationSigner',
    'PresentationTypedData',
    'SignedPresentation',
  ),
  exportOf('./presentation.ts', 'presentationTypedData', 'requestPresentation', 'signPresentation'),
];

const twoFactor: readonly Statement[] = [
  typeExportOf(
    './two-factor.ts',
    'AskTwoFactor',
    'TwoFactorAnswer',
    'TwoFactorClient',
    'TwoFactorOption',
    'TwoFactorPrompt',
  ),
  exportOf('./two-factor.ts', 'withTwoFactor'),
];
