import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../codegen/load/json.ts';
import { noCache } from '../../codegen/model/cache.ts';
import { Diagnostics } from '../../codegen/model/diagnostics.ts';
import type { Model } from '../../codegen/model/model.ts';
import type { Version, VersionChange } from '../../codegen/versions/change.ts';
import { checkVersions } from '../../codegen/versions/gate.ts';

const [OLDER, NEWER] = ['2026-01-01', '2026-06-01'];
const PROMISED = 'closeShop: operation-removed POST /v1/close';

const response: JsonObject = { responses: { '200': { description: 'Done.' } } };
const schedule: JsonObject = {
  deprecated: true,
  'x-deprecation': { since: '2025-06-30', sunset: '2026-06-30', replacement: 'getShop' },
};
const stays: JsonObject = { '/v1/shop': { get: { operationId: 'getShop', ...response } } };
const withClose = (more: JsonObject = {}): JsonObject => ({
  paths: { ...stays, '/v1/close': { post: { operationId: 'closeShop', ...response, ...more } } },
});

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'paychart-ended-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const publish = (date: string, document: JsonObject): void => {
  const folder = join(root, 'spec/versions', date, 'published');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'openapi.json.gz'), gzipSync(JSON.stringify(document)));
};

const version = (date: string, changes: readonly VersionChange[] = []): Version => ({
  date,
  release: '1.0',
  sunset: undefined,
  isPublished: true,
  files:
    changes.length === 0
      ? []
      : [
          {
            file: `${date}/close.yaml`,
            summary: '',
            upgrade: '',
            changes,
            place: { file: 'close' },
            hasFunctions: false,
          },
        ],
});

/** What is said of today's contract, which has no closeShop any more. */
const said = async (published: JsonObject, changes: readonly VersionChange[], today: string): Promise<string[]> => {
  publish(OLDER, published);
  const model = { document: { paths: stays }, operations: [], lifecycles: [], webhooks: [] };
  const versions = [version(OLDER), version(NEWER, changes)];
  const diagnostics = new Diagnostics();
  await checkVersions(root, { ...model, versions } as unknown as Model, diagnostics, noCache, today);
  return diagnostics.list.map(({ message }) => message);
};
const because = (kind: 'gone' | 'stated' | 'kept-for-security', changes = [PROMISED]): VersionChange[] => [
  { kind, because: 'Nobody closes shops any more.', changes },
];

describe('something that a version removes', () => {
  test('has to be stated', async () => {
    expect(await said(withClose(), [], '2027-01-01')).toEqual([
      expect.stringContaining(`not served any more: ${PROMISED}`),
    ]);
  });

  test('may end for security, whatever was promised', async () => {
    expect(await said(withClose(), because('kept-for-security'), '2026-01-02')).toEqual([]);
    expect(await said(withClose(schedule), because('kept-for-security'), '2026-01-02')).toEqual([]);
  });

  test('has ended after its sunset, and not on the day itself', async () => {
    expect(await said(withClose(schedule), because('gone'), '2026-07-01')).toEqual([]);
    expect(await said(withClose(schedule), because('gone'), '2026-06-30')).toEqual([
      expect.stringContaining('deprecated, but promised until 2026-06-30. Only security may'),
    ]);
  });

  test('has not ended if it was not deprecated', async () => {
    expect(await said(withClose(), because('gone'), '2999-01-01')).toEqual([
      expect.stringContaining('it was not deprecated'),
    ]);
  });

  test('has not ended by a deprecation that the contract only states now', async () => {
    expect(await said(withClose(), because('stated'), '2026-07-01')).toEqual([
      expect.stringContaining('Only security may take it away before'),
    ]);
  });

  test('may have its end announced in a later version than that of the client', async () => {
    publish(NEWER, withClose(schedule));
    const model = { document: { paths: stays }, operations: [], lifecycles: [], webhooks: [] };
    publish(OLDER, withClose());
    const versions = [version(OLDER), version(NEWER), version('2026-12-01', because('gone'))];
    const diagnostics = new Diagnostics();
    await checkVersions(root, { ...model, versions } as unknown as Model, diagnostics, noCache, '2026-12-01');
    expect(diagnostics.list).toEqual([]);
    rmSync(join(root, 'spec/versions', NEWER), { recursive: true });
  });
});
