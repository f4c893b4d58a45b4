import { beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import { namespaces } from '../../generated/sdk/src/namespaces.gen.ts';
import type { Contract } from '../../src/reference/contract.ts';
import { createReference, fileOf, type Reference, readContract } from '../../src/reference/index.ts';
import { isAsset } from '../../src/reference/links.ts';
import { operations } from '../support/operations.ts';
import { type Markup, readMarkup } from './markup.ts';

/** The contract as it is generated: nothing of it may be missing, nothing may lead nowhere. */

let contract: Contract;
let reference: Reference;

beforeAll(async () => {
  contract = await readContract({ errors, namespaces });
  reference = createReference(contract, '.html');
});

const isPage = (path: string): boolean => !isAsset(path);

describe('every part of the contract has its page', () => {
  const has = (paths: readonly string[]): void => {
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => reference.file(path) === undefined)).toEqual([]);
  };

  it('operations', () => has(Object.keys(operations).map((id) => `operations/${id}`)));
  it('schemas', () => has(Object.keys(contract.document.components.schemas ?? {}).map((name) => `schemas/${name}`)));
  it('webhooks', () => has(Object.keys(contract.document.webhooks ?? {}).map((type) => `webhooks/${type}`)));
  it('lifecycles', () => has(contract.lifecycles.map(({ id }) => `lifecycles/${id}`)));
  it('guides', () => has(contract.guides.map(({ name }) => `guides/${name}`)));

  it('the guide that deprecated answers link to', () => has(['payments/migrate-to-intents']));

  it('error codes, in the registry', () => {
    const { ids } = readMarkup(reference.file('errors')?.body ?? '');
    expect(Object.keys(errors).filter((code) => !ids.has(code))).toEqual([]);
  });

  it('states and events, on the pages of their lifecycles, with a diagram', () => {
    for (const { id, words, leaves, events } of contract.lifecycles) {
      const body = reference.file(`lifecycles/${id}`)?.body ?? '';
      const { ids } = readMarkup(body);
      expect(leaves.filter(({ name }) => !ids.has(`state-${name}`))).toEqual([]);
      expect(events.filter((name) => !ids.has(`event-${name}`))).toEqual([]);
      expect(body).toContain(`aria-label="State diagram of ${words}"`);
    }
  });
});

describe('every page', () => {
  let markups: Map<string, Markup>;

  beforeAll(() => {
    const pages = reference.paths.filter(isPage);
    markups = new Map(pages.map((path) => [fileOf(path, '.html'), readMarkup(reference.file(path)?.body ?? '')]));
  });

  it('is well formed', () => {
    const broken = [...markups].flatMap(([path, { problems }]) => problems.map((problem) => `${path}: ${problem}`));
    expect(broken).toEqual([]);
  });

  it('has one main heading, and the landmarks', () => {
    for (const path of reference.paths.filter(isPage)) {
      const body = reference.file(path)?.body ?? '';
      expect(body.match(/<h1>/g), path).toHaveLength(1);
      for (const landmark of ['<header', '<nav aria-label="Sections"', '<main id="main"', '<footer>', 'class="skip"']) {
        expect(body.includes(landmark), `${path} ${landmark}`).toBe(true);
      }
    }
  });

  /** Other origins are not asked; nothing is loaded from them. */
  const resolves = (from: string, address: string, files: ReadonlySet<string>): boolean => {
    if (/^https?:/.test(address)) return true;
    const { pathname, hash } = new URL(address, `file:///${from}`);
    const path = decodeURIComponent(pathname.slice(1));
    if (!files.has(path)) return false;
    return hash === '' || (markups.get(path)?.ids.has(decodeURIComponent(hash.slice(1))) ?? false);
  };

  it('links only to existing pages and anchors', () => {
    const texts = reference.paths.filter(isPage).map((path) => fileOf(path, '.md'));
    const files = new Set([...reference.paths.map((path) => fileOf(path, '.html')), ...texts]);
    const lost = [...markups].flatMap(([path, { addresses }]) =>
      addresses.filter((address) => !resolves(path, address, files)).map((address) => `${path}: ${address}`),
    );
    expect(lost).toEqual([]);
  });

  it('is found by the search, which finds nothing else', () => {
    const script = reference.file('search-index.js')?.body ?? '';
    const entries: [kind: string, name: string, words: string, address: string][] = JSON.parse(
      script.slice(script.indexOf('['), script.lastIndexOf(']') + 1),
    );
    expect(entries.filter(([, , , address]) => !resolves('index.html', address, new Set(markups.keys())))).toEqual([]);
    const kinds = new Set(entries.map(([kind]) => kind));
    expect([...kinds].sort()).toEqual(
      ['error', 'event', 'field', 'guide', 'lifecycle', 'operation', 'schema', 'state', 'webhook'].sort(),
    );
  });
});

it('prints no page of 150 KB or more', () => {
  const size = (path: string): number => Buffer.byteLength(reference.file(path)?.body ?? '');
  const large = reference.paths.filter(isPage).filter((path) => size(path) >= 150_000);
  expect(large.map((path) => `${path}: ${size(path)}`)).toEqual([]);
});

it('renders a page in a few milliseconds', () => {
  const fresh = createReference(contract, '');
  const times = fresh.paths.map((path) => {
    const before = performance.now();
    fresh.file(path);
    return performance.now() - before;
  });
  const sorted = times.sort((a, b) => a - b);
  expect(sorted[sorted.length >> 1]).toBeLessThan(5);
});
