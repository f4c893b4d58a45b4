import { readdirSync, readFileSync } from 'node:fs';
import { namedAfter } from '../../load/product/product.ts';
import type { SdkDocument } from '../../model/sdk/document.ts';
import { isServed } from '../../model/sdk/parts.ts';
import { quote } from '../../print/text.ts';

const folder = new URL('./runtime/', import.meta.url);

/** The SDK's hand-written half, as it goes into the package: with the addresses that the contract publishes. */
export function runtimeFiles(
  document: SdkDocument,
  version: string,
  apiVersion: string | undefined,
): [path: string, content: string][] {
  const { servers, product } = document;
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && isServed(document, name));
  return names.sort().map((name) => {
    const source = namedAfter(product, readFileSync(new URL(name, folder), 'utf8'));
    const origin = `// Written by codegen from codegen/emit/sdk/runtime/${name}: edit that file.`;
    const text = withVersion(name === 'servers.ts' ? withServers(source, servers) : source, version, apiVersion);
    return [`src/${name}`, `${origin}\n\n${text}`];
  });
}

const withServers = (source: string, { test, live }: SdkDocument['servers']): string =>
  source
    .replace('_TEST: string | undefined = undefined', `_TEST: string | undefined = ${written(test)}`)
    .replace('_LIVE: string | undefined = undefined', `_LIVE: string | undefined = ${written(live)}`);

const withVersion = (source: string, version: string, apiVersion: string | undefined): string =>
  source
    .replace("SDK_VERSION: string = '0.0.0'", `SDK_VERSION: string = ${quote(version)}`)
    .replace('API_VERSION: string | undefined = undefined', `API_VERSION: string | undefined = ${written(apiVersion)}`);

const written = (text: string | undefined): string => (text === undefined ? 'undefined' : quote(text));
