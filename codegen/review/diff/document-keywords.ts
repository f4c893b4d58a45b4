import type { Rule } from '../change.ts';

/**
 * What stands under a key of a part of the document: another part, or nothing more that is to be looked at here. `judged`
 * is compared elsewhere; `text` says nothing that a program reads.
 */
export type Under = 'judged' | 'text' | Kind | Told;

/** A difference here is a change of this rule. */
export interface Told {
  readonly rule: Rule;
  /** Its keys are names, each a change of its own. */
  readonly each?: { readonly added: Rule; readonly removed: Rule };
}

export type Kind =
  | 'root'
  | 'components'
  | 'securitySchemes'
  | 'securityScheme'
  | 'operation'
  | 'parameters'
  | 'parameter'
  | 'body'
  | 'responses'
  | 'response'
  | 'content'
  | 'media'
  | 'schemas'
  | 'schema';

export const TEXTS = {
  description: 'text',
  summary: 'text',
  title: 'text',
  externalDocs: 'text',
  'x-requirements': 'text',
} as const;
const FORM: Told = { rule: 'parameter-form' };
const DEPRECATED: Told = { rule: 'deprecated' };
const SCHEDULE: Told = { rule: 'deprecation-schedule' };
const DIRECTION: Told = { rule: 'direction-changed' };

/** The known keywords of each kind of OpenAPI object. Any other difference is changed and not judged. */
export const KINDS: Readonly<Record<Kind, Readonly<Record<string, Under>>>> = {
  root: {
    openapi: 'text',
    info: 'text',
    tags: 'text',
    externalDocs: 'text',
    paths: 'judged',
    webhooks: 'judged',
    components: 'components',
    servers: { rule: 'server-changed', each: { added: 'server-added', removed: 'server-removed' } },
  },
  components: {
    schemas: 'judged',
    securitySchemes: 'securitySchemes',
    responses: 'judged',
    examples: 'judged',
    parameters: 'judged',
    headers: 'judged',
  },
  securitySchemes: {},
  securityScheme: { ...TEXTS, '*': { rule: 'credential-form' } },
  operation: {
    ...TEXTS,
    tags: 'text',
    deprecated: DEPRECATED,
    'x-deprecation': SCHEDULE,
    parameters: 'parameters',
    requestBody: 'body',
    responses: 'responses',
    'x-public-document': { rule: 'cache-age' },
    ...judged(
      'operationId',
      'security',
      'x-errors',
      'x-lifecycle',
      'x-causes',
      'x-transaction',
      'x-sdk-name',
      'x-salient',
    ),
    ...judged('x-sandbox', 'x-session-only', 'x-any-tenant', 'x-unscoped', 'x-idempotency', 'x-body-limit'),
    ...judged('x-two-factor', 'x-signed', 'x-location'),
  },
  parameter: {
    ...TEXTS,
    ...judged('name', 'in', 'required', 'example', 'examples', 'x-code'),
    schema: 'schema',
    deprecated: DEPRECATED,
    'x-deprecation': SCHEDULE,
    style: FORM,
    explode: FORM,
    allowReserved: FORM,
    allowEmptyValue: FORM,
    content: FORM,
  },
  body: { ...TEXTS, required: 'judged', content: 'content' },
  response: {
    ...TEXTS,
    headers: {
      rule: 'response-header-changed',
      each: { added: 'response-header-added', removed: 'response-header-removed' },
    },
    content: 'content',
  },
  content: {},
  media: { ...judged('example', 'examples'), schema: 'schema' },
  parameters: {},
  responses: {},
  schema: {
    ...TEXTS,
    ...judged('$ref', 'type', 'enum', 'const', 'required', 'default', 'x-code', 'x-branches', 'x-unknown-code'),
    ...judged('x-states', 'x-states-also', 'x-event-types', 'x-final'),
    $comment: 'text',
    example: 'text',
    examples: 'text',
    'x-form': 'text',
    deprecated: DEPRECATED,
    'x-deprecation': SCHEDULE,
    'x-deprecated-values': SCHEDULE,
    readOnly: DIRECTION,
    writeOnly: DIRECTION,
    properties: 'schemas',
    patternProperties: 'schemas',
    $defs: 'schemas',
    items: 'schema',
    additionalProperties: 'schema',
    allOf: 'schemas',
    anyOf: 'schemas',
    oneOf: 'schemas',
    discriminator: { rule: 'not-judged' },
    xml: { rule: 'not-judged' },
  },
  schemas: {},
};

function judged<K extends string>(...keys: readonly K[]): Readonly<Record<K, 'judged'>> {
  return Object.fromEntries(keys.map((key) => [key, 'judged'])) as Record<K, 'judged'>;
}

/** Kinds whose keys are names, and what stands under each; one that only a side has is compared elsewhere. */
export const NAMED: Readonly<Partial<Record<Kind, Kind>>> = {
  securitySchemes: 'securityScheme',
  content: 'media',
  schemas: 'schema',
};
