import { asArray, asObject, type Json } from '../../load/json.ts';
import { ownHeader } from '../../load/product/headers.ts';
import type { Product } from '../../load/product/product.ts';
import type { Spec } from '../../load/spec.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { Diagnostics } from '../diagnostics.ts';

/**
 * The security schemes that the platform authenticates, and how each has to be declared. The platform looks for nothing else
 * (src/platform/http/credentials; a test holds both together), so that an operation with another scheme would be open.
 */
export const KERNEL_SCHEMES = ['apiKey', 'memberSession', 'adminKey'] as const;

type Scheme = (typeof KERNEL_SCHEMES)[number];

const declarationOf = (scheme: Scheme, product: Product): Readonly<Record<string, string>> => {
  if (scheme === 'memberSession') return { type: 'http', scheme: 'bearer' };
  const name = ownHeader(product, scheme === 'apiKey' ? 'Api-Key' : 'Admin-Key');
  return { type: 'apiKey', in: 'header', name };
};

const isKnown = (name: string): name is Scheme => KERNEL_SCHEMES.some((scheme) => scheme === name);

const KNOWN = KERNEL_SCHEMES.join(', ');

/** Checks the root document: the platform must authenticate each scheme, and no security may apply to all operations. */
export const checkSchemes = ({ root, product }: Spec, diagnostics: Diagnostics): void => {
  const security = root.child('security');
  if (security) {
    const message = 'the security of the whole document is not honoured: each operation says its own';
    diagnostics.report(security, 'security', message);
  }
  for (const [name, scheme] of root.at('components', 'securitySchemes')?.entries() ?? []) {
    if (!isKnown(name)) {
      const message = `${name} is a security scheme that the platform does not authenticate: it knows ${KNOWN}`;
      diagnostics.report(scheme, 'security', message);
      continue;
    }
    for (const [key, value] of Object.entries(declarationOf(name, product))) {
      if (isSame(scheme.object[key], value)) continue;
      const message = `${name} has the ${key} ${JSON.stringify(scheme.object[key])}: the platform looks for ${value}`;
      diagnostics.report(scheme.child(key) ?? scheme, 'security', message);
    }
  }
};

/** Names of headers and of HTTP schemes are not case-sensitive. */
const isSame = (given: Json | undefined, value: string): boolean =>
  typeof given === 'string' && given.toLowerCase() === value.toLowerCase();

/** Checks the security of an operation: schemes that the platform authenticates, each once, with scopes that a key can have. */
export const checkSecurity = (id: string, node: SpecNode, { root }: Spec, diagnostics: Diagnostics): void => {
  const schemes = asObject(root.at('components', 'securitySchemes')?.value);
  const scopes = asArray(root.at('components', 'schemas', 'Scope')?.object.enum).map(String);
  const seen = new Set<string>();
  for (const alternative of node.get('security')?.items() ?? []) {
    const names = Object.keys(alternative.object);
    if (names.length !== 1) diagnostics.report(alternative, 'unsupported', countFault(id, names));
    for (const name of names) {
      const at = alternative.child(name) ?? alternative;
      const report = (message: string) => diagnostics.report(at, 'security', `${id} names ${name}, ${message}`);
      if (!(name in schemes)) report('which is no security scheme');
      else if (!isKnown(name)) report(`which the platform does not authenticate: it knows ${KNOWN}`);
      if (seen.has(name)) report('which stands there already: the platform honours one');
      seen.add(name);
      checkScopes(id, name, at, scopes, diagnostics);
    }
  }
  if (seen.has('adminKey') && seen.size > 1) {
    diagnostics.report(node.get('security') ?? node, 'security', `${id} is for operators, and takes adminKey alone`);
  }
};

const countFault = (id: string, names: readonly string[]): string =>
  names.length === 0
    ? `${id} may be called without a credential as well: a public operation says security: []`
    : `${id} asks for ${names.join(' and ')} at once: the service takes one credential`;

/** A scope that nothing defines would be one that no key can have, or, of operators, one that nobody asks for. */
const checkScopes = (
  id: string,
  scheme: string,
  node: SpecNode,
  known: readonly string[],
  diagnostics: Diagnostics,
): void => {
  for (const scope of node.items()) {
    if (scheme === 'adminKey') {
      diagnostics.report(scope, 'unknown-scope', `${id} asks for ${scope.value}: adminKey has no scopes`);
    } else if (known.length === 0) {
      const message = `${id} asks for ${scope.value}, and no schema Scope lists the scopes that there are`;
      diagnostics.report(scope, 'unknown-scope', message);
    } else if (!known.includes(String(scope.value))) {
      const message = `${id} asks for ${scope.value}, which the schema Scope lacks: no key can have it`;
      diagnostics.report(scope, 'unknown-scope', message);
    }
  }
};
