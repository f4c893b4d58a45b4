import type { Bundler } from '../../load/bundle.ts';
import { asArray, asObject, type Schema } from '../../load/json.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { kernelCodesOf } from '../kernel-codes.ts';
import { causesOf, lifecycleUses } from '../machines/lifecycle-uses.ts';
import { MERGE_PATCH, type Method, type Operation, type SecurityAlternative, type Success } from '../model.ts';
import { salientDefaultsOf } from '../schemas/salient-defaults.ts';
import { showsSecret } from '../schemas/shown-secrets.ts';
import { declaredCodes } from './declared-codes.ts';
import { deprecationOf } from './deprecation.ts';
import { liveFeatureOf } from './families.ts';
import { fieldCodesOf } from './field-codes.ts';
import { jsonContentOf, jsonMediaTypeOf } from './json-content.ts';
import { checkLateBodyCodes } from './late-body-codes.ts';
import type { OperationContext } from './operation-context.ts';
import { buildParameters } from './parameters.ts';
import { checkRawBody } from './raw-body.ts';
import { checkRisks, risksOf, waivesOf } from './risks.ts';
import { checkTwoFactor, twoFactorOf } from './two-factor.ts';

const METHODS: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];
const DEFAULT_BODY_LIMIT = 1024 * 1024;
const EVENT_STREAM = 'text/event-stream';

export const buildOperations = (root: SpecNode, context: OperationContext): Operation[] => {
  const paths = root.get('paths')?.entries() ?? [];
  const operations = paths.flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const node = item.get(method);
      return node ? [buildOperation(path, method, item, node, context)] : [];
    }),
  );
  reportDuplicates(operations, context.diagnostics);
  return operations.sort((a, b) => (a.id < b.id ? -1 : 1));
};

const buildOperation = (
  path: string,
  method: Method,
  item: SpecNode,
  node: SpecNode,
  context: OperationContext,
): Operation => {
  const { diagnostics } = context;
  const id = operationId(path, method, node, diagnostics);
  const parameters = buildParameters(id, method, path, item, node, context);
  const body = bodyOf(node, context);
  const successes = successesOf(id, node, context);
  const lifecycle = lifecycleUses(id, node, context);
  const flag = (name: string): boolean => node.get(name)?.value === true;
  const bodyLimit = node.get('x-body-limit')?.value;
  const domain = /^spec\/([^/]+)\//.exec(node.file)?.[1] ?? 'admin';
  const security = securityOf(id, node, diagnostics);
  const shape = {
    method,
    path,
    security,
    parameters,
    body,
    sandbox: flag('x-sandbox'),
    liveFeature: liveFeatureOf(context.spec, path, node),
    sessionOnly: flag('x-session-only'),
    anyTenant: flag('x-any-tenant'),
    idempotency: method === 'post' && node.string('x-idempotency') !== 'none',
    bodyKey: bodyKeyOf(id, node, context),
    signed: flag('x-signed'),
    rawBody: flag('x-raw-body'),
    locksLater: flag('x-locks-later'),
    rateLimited: security.length > 0 || domain !== 'admin',
  };
  const salient = asArray(node.get('x-salient')?.value).map(String);
  const rights = { risks: risksOf(node), waives: waivesOf(node) };
  const operation: Operation = {
    ...shape,
    id,
    domain,
    showsSecret: shape.idempotency && showsSecret(node),
    summary: node.string('summary') ?? id,
    place: node,
    successes,
    status: successes.at(-1)?.status ?? 200,
    codes: declaredCodes(id, node, context),
    kernelCodes: kernelCodesOf({ ...shape, versioned: context.spec.versions.length > 0 && shape.rateLimited }),
    lifecycle,
    causes: causesOf(id, node, context),
    transaction: transactionOf(node, method, lifecycle.length > 0),
    salient,
    salientDefaults: salientDefaultsOf(node, salient),
    bodyLimit: typeof bodyLimit === 'number' ? bodyLimit : DEFAULT_BODY_LIMIT,
    location: node.string('x-location'),
    deprecation: deprecationOf(id, path, node, context.spec),
    publicDocument: publicDocumentOf(node),
    fieldCodes: fieldCodesOf(node, parameters, context),
    verbatim: node.string('x-verbatim'),
    elsewhere: elsewhereOf(node),
    lateBodyCodes: asArray(node.get('x-late-body-codes')?.value).map(String),
    ...rights,
    twoFactor: twoFactorOf({ ...shape, ...rights }, node, context.gates),
  };
  checkRawBody(operation, node, diagnostics);
  checkLateBodyCodes(operation, node, diagnostics);
  checkTwoFactor(operation, node, context.spec.product, diagnostics);
  checkRisks(operation, node, context.gates, diagnostics);
  return operation;
};

const bodyOf = (node: SpecNode, { bundler }: OperationContext): Operation['body'] => {
  const written = node.get('requestBody');
  const schema = jsonSchemaOf(written, bundler);
  if (schema === undefined) return undefined;
  const isPatch = written !== undefined && jsonMediaTypeOf(written) === MERGE_PATCH;
  return { required: written?.get('required')?.value === true, ...(isPatch && { mediaType: MERGE_PATCH }), schema };
};

const elsewhereOf = (node: SpecNode): Operation['elsewhere'] => {
  const told = node.get('x-elsewhere')?.value;
  return told === undefined
    ? undefined
    : Object.fromEntries(Object.entries(asObject(told)).map(([name, sentence]) => [name, String(sentence)]));
};

/** The idempotency key that a body may carry; its codes are the operation's own, and have to be declared as such. */
const bodyKeyOf = (id: string, node: SpecNode, { errors, diagnostics }: OperationContext): Operation['bodyKey'] => {
  const key = node.get('x-idempotency');
  const field = key?.string('field');
  const differs = key?.string('differs');
  if (key === undefined || field === undefined || differs === undefined) return undefined;
  const [required, when] = [key.string('required'), key.string('when')];
  for (const code of [differs, required]) {
    if (code === undefined || errors.has(code)) continue;
    diagnostics.report(key, 'undeclared-error', `${id} names ${code}, which spec/errors.yaml does not declare`);
  }
  return { field, differs, ...(required !== undefined && when !== undefined ? { required, when } : {}) };
};

const publicDocumentOf = (node: SpecNode): Operation['publicDocument'] => {
  const declared = node.get('x-public-document');
  const maxAge = declared?.get('maxAge')?.value;
  return declared && (typeof maxAge === 'number' ? { maxAge } : {});
};

const operationId = (path: string, method: Method, node: SpecNode, diagnostics: Diagnostics): string => {
  const id = node.string('operationId');
  if (id !== undefined && /^[a-z]+([A-Z][a-z0-9]*)+$/.test(id)) return id;
  const place = node.child('operationId') ?? node;
  const message =
    id === undefined ? `${method} ${path} has no operationId` : `operationId '${id}' is not camelCase verbNoun`;
  diagnostics.report(place, 'operation-id', message);
  return id ?? `${method} ${path}`;
};

const reportDuplicates = (operations: readonly Operation[], diagnostics: Diagnostics): void => {
  const seen = new Map<string, Operation>();
  for (const operation of operations) {
    const twin = seen.get(operation.id);
    if (twin) {
      const message = `operationId ${operation.id} is also that of ${twin.method} ${twin.path}`;
      const { file, path = [] } = operation.place;
      diagnostics.report({ file, path: [...path, 'operationId'] }, 'duplicate-operation-id', message);
    }
    seen.set(operation.id, operation);
  }
};

const securityOf = (id: string, node: SpecNode, diagnostics: Diagnostics): SecurityAlternative[] => {
  const security = node.get('security');
  if (!security) {
    diagnostics.report(node, 'security', `${id} says no security; a public operation says security: []`);
    return [];
  }
  const unscoped = ['x-sandbox', 'x-session-only', 'x-any-tenant', 'x-unscoped'].some((name) => node.get(name)?.value);
  return security.items().flatMap((alternative) =>
    alternative.entries().map(([scheme, node]) => {
      const scopes = asArray(node.value).map(String);
      if (scopes.length === 0 && scheme !== 'adminKey' && !unscoped) {
        diagnostics.report(
          node,
          'security',
          `${id} names no scope for ${scheme}; where any caller may, say x-unscoped: true`,
        );
      }
      return { scheme, scopes };
    }),
  );
};

const successesOf = (id: string, node: SpecNode, { bundler, diagnostics }: OperationContext): Success[] => {
  const statuses = Object.keys(node.get('responses')?.object ?? {}).filter((status) => /^2\d\d$/.test(status));
  if (statuses.length === 0) diagnostics.report(node, 'success-response', `${id} documents no 2xx response`);
  return statuses.sort().map((status) => {
    const response = node.at('responses', status) ?? node;
    if (Object.keys(response.get('content')?.object ?? {}).length === 0) {
      return { status: Number(status), mediaType: undefined, schema: undefined, streams: false, empty: true };
    }
    const mediaType = jsonMediaTypeOf(response);
    const json = mediaType === undefined ? undefined : response.at('content', mediaType);
    const isText = !json && response.get('content') !== undefined;
    if (!isText && Object.keys(json?.get('examples')?.object ?? {}).length === 0) {
      diagnostics.report(json ?? response, 'missing-example', `${id} has no named example of its ${status}`);
    }
    const streams = json !== undefined && response.at('content', EVENT_STREAM) !== undefined;
    return { status: Number(status), mediaType, schema: jsonSchemaOf(response, bundler), streams };
  });
};

/** The JSON schema of a request body or response, its named parts as references into the bundle. */
const jsonSchemaOf = (holder: SpecNode | undefined, bundler: Bundler): Schema | undefined => {
  const schema = jsonContentOf(holder)?.child('schema');
  return schema && asObject(bundler.value(schema));
};

const transactionOf = (node: SpecNode, method: Method, hasLifecycle: boolean): Operation['transaction'] => {
  const declared = node.string('x-transaction');
  if (declared === 'one' || declared === 'read-ahead' || declared === 'two-phase') return declared;
  return method === 'get' && !hasLifecycle ? 'none' : 'one';
};
