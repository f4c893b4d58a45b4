import type { CatalogOperation } from '../catalog.ts';
import type { Account } from './account/account.ts';

type Params = Readonly<Record<string, unknown>>;

export interface RequestParts {
  readonly path: Params;
  readonly query: Params;
  readonly body: unknown;
}

const isEmpty = (body: unknown): boolean =>
  body === undefined || (typeof body === 'object' && body !== null && Object.keys(body).length === 0);

/** The same request as a command. The credential is named by its variable: it is on no screen. */
export function curlOf(
  { method, path, body: schema }: CatalogOperation,
  { path: inPath, query, body }: RequestParts,
  { baseUrl, credential }: { readonly baseUrl: string; readonly credential: Account['credential'] },
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(inPath[name] ?? `{${name}}`)));
  const search = new URLSearchParams(
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  ).toString();
  const header =
    'apiKey' in credential ? '"X-Service-Api-Key: $PAYCHART_API_KEY"' : '"Authorization: Bearer $PAYCHART_SESSION"';
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${baseUrl}${filled}${search && `?${search}`}`)}`,
    `-H ${header}`,
  ];
  if (schema !== undefined && !isEmpty(body)) {
    lines.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`);
  }
  return lines.join(' \\\n  ');
}

/** A word of the shell, whatever is in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The same request as a program. */
export function typescriptOf({ sdkName }: CatalogOperation, { path, query, body }: RequestParts): string {
  const params = { ...path, ...query, ...(typeof body === 'object' && body !== null ? body : {}) };
  const given = Object.keys(params).length === 0 ? '' : literal(params);
  return `const result = await paychart.${sdkName}(${given});\nif (!result.ok) console.error(result.error.code);`;
}

/** JSON, with the names of fields as programs write them. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/^( *)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');
