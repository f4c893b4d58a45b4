import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { lifecycleFacts } from '../../generated/contract/explanations.ts';
import { drawingStyle, inlineDrawing } from '../drawing/index.ts';
import type { Catalog } from './catalog.ts';
import type { Lifecycle, OpenApi } from './contract.ts';
import { type CatalogSources, deriveCatalog } from './derive-catalog.ts';

/** A file of the console, with its compressed form. */
export interface Asset {
  readonly type: string;
  readonly body: Buffer;
  readonly gzipped: Buffer;
  /** Weak: the compressed form has other bytes and says the same. */
  readonly tag: string;
}

/** What the console has to know of the deployment that serves it. */
export type Deployment = Pick<CatalogSources, 'environment' | 'serviceName'>;

const GENERATED = new URL('../../generated/', import.meta.url);

const FILES: ReadonlyMap<string, string> = new Map([
  ['index.html', 'text/html; charset=utf-8'],
  ['app.js', 'text/javascript; charset=utf-8'],
  ['signer.js', 'text/javascript; charset=utf-8'],
  ['console.css', 'text/css; charset=utf-8'],
  ['icon.svg', 'image/svg+xml'],
]);

const text = (type: string, content: string | Buffer): Promise<Asset> => asset(type, Buffer.from(content));

async function asset(type: string, body: Buffer): Promise<Asset> {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { type, body, gzipped: await promisify(gzip)(body), tag };
}

/** The programs are bundled (`npm run console`). */
function own(name: string): URL {
  if (name === 'icon.svg') return new URL('../reference/assets/icon.svg', import.meta.url);
  return name.endsWith('.js') ? new URL(`console/${name}`, GENERATED) : new URL(`./assets/${name}`, import.meta.url);
}

async function readCatalog(deployment: Deployment): Promise<Catalog> {
  const [document, model, { namespaces }] = await Promise.all([
    readFile(new URL('openapi.json', GENERATED), 'utf8'),
    readFile(new URL('model/lifecycles.json', GENERATED), 'utf8'),
    import('../../generated/sdk/src/namespaces.gen.ts'),
  ]);
  const { lifecycles } = JSON.parse(model) as { readonly lifecycles: Readonly<Record<string, Lifecycle>> };
  return deriveCatalog({
    document: JSON.parse(document) as OpenApi,
    lifecycles: Object.values(lifecycles),
    facts: lifecycleFacts,
    namespaces,
    ...deployment,
  });
}

/** The drawing of a lifecycle, as `/docs` shows it; the style sheet gives it its colours. */
function diagramOf(lifecycle: string): string {
  const drawn = readFileSync(new URL(`docs/lifecycles/${lifecycle}.svg`, GENERATED), 'utf8');
  return inlineDrawing(drawn);
}

/** Everything that `/console` serves; each file is read when it is first asked for. */
export function consoleAssets(deployment: Deployment): (name: string) => Promise<Asset | undefined> {
  const loaded = new Map<string, Promise<Asset>>();
  const load = (name: string): Promise<Asset> | undefined => {
    const type = FILES.get(name);
    // One style sheet to ask for, with that of the drawings before it.
    const before = Buffer.from(name === 'console.css' ? drawingStyle() : '');
    if (type !== undefined) return readFile(own(name)).then((body) => asset(type, Buffer.concat([before, body])));
    if (name === 'catalog.json') {
      return readCatalog(deployment).then((catalog) => text('application/json', JSON.stringify(catalog)));
    }
    const [, lifecycle] = /^diagrams\/([a-z-]+)\.svg$/.exec(name) ?? [];
    if (lifecycle === undefined || !Object.hasOwn(lifecycleFacts, lifecycle)) return undefined;
    return text('image/svg+xml', diagramOf(lifecycle));
  };
  return async (name) => {
    const known = loaded.get(name) ?? load(name);
    if (known === undefined) return undefined;
    loaded.set(name, known);
    try {
      return await known;
    } catch (error) {
      loaded.delete(name);
      throw error;
    }
  };
}
