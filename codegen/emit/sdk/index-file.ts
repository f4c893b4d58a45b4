import { EXPLAIN, type SdkDocument } from '../../model/sdk/document.ts';
import { exportAllOf, exportOf, typeExportOf } from '../../print/declarations.ts';
import { printFile, type Statement } from '../../print/typescript.ts';

/** Writes the exports of the package, name by name: hey-api's inner types stay inside. */
export function emitIndex({ operations, schemas, enums }: SdkDocument): string {
  const plain = schemas.filter((name) => !enums.includes(name));
  const params = operations.map(({ typeName }) => `${typeName}Params`);
  const streams = operations.filter((operation) => operation.streams).map(({ typeName }) => `${typeName}Stream`);
  const hasExplanations = operations.some(({ id }) => id === EXPLAIN);
  const names = new Set(schemas);
  const clash = params.find((name) => names.has(name));
  if (clash !== undefined) throw new Error(`the schema ${clash} has the name of an operation's parameters: rename it`);
  return printFile('spec/', [
    ...runtime,
    typeExportOf('./paychart.gen.ts', ...FACADE, ...(hasExplanations ? ['NextAction'] : []), ...streams, ...params),
    exportAllOf('./functions.gen.ts'),
    exportOf('./mirror.gen.ts', 'createMirror'),
    typeExportOf('./mirror.gen.ts', 'MirroredResources'),
    exportOf('./paychart.gen.ts', 'createPaychart', 'verifyWebhook'),
    typeExportOf('./types.gen.ts', ...plain),
    ...(enums.length > 0 ? [exportOf('./types.gen.ts', ...enums)] : []),
  ]);
}

const FACADE = ['ApiError', 'DataOf', 'ErrorOf', 'OperationId', 'ParamsOf', 'Paychart', 'Standalone', 'WebhookEvent'];

/** The exports that do not depend on the contract. */
const runtime: readonly Statement[] = [
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
  typeExportOf('./options.ts', 'CallEvent', 'CallOptions', 'PaychartOptions'),
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
  typeExportOf('./result.ts', 'Call', 'ClientError', 'Failure', 'InvalidResponseError', 'ListMethod', 'NetworkError'),
  typeExportOf('./result.ts', 'Result', 'Success', 'UnknownError'),
  exportOf('./result.ts', 'PaychartError'),
  exportOf('./servers.ts', 'SERVICE_BASE_URL_LIVE', 'SERVICE_BASE_URL_TEST'),
  exportOf('./signature.ts', 'signRequest'),
  typeExportOf('./stream.ts', 'StreamOptions'),
  typeExportOf(
    './two-factor.ts',
    'AskTwoFactor',
    'TwoFactorAnswer',
    'TwoFactorClient',
    'TwoFactorOption',
    'TwoFactorPrompt',
  ),
  exportOf('./two-factor.ts', 'withTwoFactor'),
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
