import { called } from '../../codegen/called.ts';
import { exampleNames, type Json, type Operation, operationsOf, resolve } from '../shared/document.ts';

/** What the mock prints when it starts: requests of the contract that it answers, each as a command. */
export function bannerOf(document: Json, url: string, key: string, client: string | undefined): string {
  const all = operationsOf(document).filter(({ operation }) => operation.operationId !== undefined);
  const plain = all.find(({ method, path }) => method === 'get' && !path.includes('{'));
  const refused = all.flatMap((one) => refusalOf(document, one) ?? []).at(0);
  const headers = keyHeader(document, key);
  return `${document.info?.title ?? 'Service'} mock on ${url}

  Nothing is stored and nothing moves: every response is an example from the contract.
  Any value is a valid credential, but every request needs one. Requests have to be valid, as for the service.
${plain === undefined ? '' : `\n  A success          curl ${url}${plain.path}${headers}`}${refused === undefined ? '' : refusalLines(refused, url, headers)}

  Prefer takes a status and the name of an example, with a comma between them. The name of an error is its code,
  and a resource has an example for each of its statuses. An unknown name is answered with the list of names.
${client === undefined || refused === undefined ? '' : sdkLines(client, refused, url, key)}
  Options            ${called('mock', '--port 4011 --host 0.0.0.0 --log info --document path/to/openapi.json')}
  Versions           ${called('mock', '--api-version 2026-11-28')}
  Faults             ${called('mock', '--latency 300 --fail-rate 0.1')}
                     Each response is delayed by 300 ms, and one request in ten fails with 503 TRY_AGAIN.

`;
}

interface Refused {
  readonly path: string;
  readonly method: string;
  readonly id: string;
  readonly prefer: string;
}

/** A refusal of something that exists: it has a name that a client would handle. */
function refusalOf(document: Json, { method, path, operation }: Operation): Refused | undefined {
  if (method !== 'post' || !path.includes('{') || operation.requestBody !== undefined) return undefined;
  const [code] = operation.responses['409'] === undefined ? [] : exampleNames(document, operation, '409');
  return code === undefined
    ? undefined
    : { method, path, id: operation.operationId, prefer: `code=409, example=${code}` };
}

const refusalLines = ({ method, path, prefer }: Refused, url: string, headers: string): string => `
  An error by name   curl -X ${method.toUpperCase()} ${url}${path.replaceAll(/\{\w+\}/g, '1')}${headers} \\
                       -H 'Prefer: ${prefer}'`;

const sdkLines = (client: string, { id, prefer }: Refused, url: string, key: string): string => `
  From the SDK       const client = create${client}({ apiKey: '${key}', baseUrl: '${url}' })
                     client.${id}({ id }, { headers: { prefer: '${prefer}' } })
`;

function keyHeader(document: Json, key: string): string {
  const schemes: Json[] = Object.values(document.components?.securitySchemes ?? {});
  const scheme = schemes.map((one) => resolve(document, one)).find(({ type }) => type === 'apiKey');
  return scheme?.in === 'header' ? ` -H '${scheme.name}: ${key}'` : '';
}
