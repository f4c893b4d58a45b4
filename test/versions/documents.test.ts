import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownVersions, newestVersion } from '../../src/platform/versions/index.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

const published = (version: string): string =>
  gunzipSync(readFileSync(`spec/versions/${version}/published/openapi.json.gz`)).toString('utf8');

describe('the document of an older version', () => {
  test.each(['2026-11-27', '2026-11-28'])('is what was published for %s, to the byte', async (version) => {
    const response = await fetch(`${service.url}/openapi.json?version=${version}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Service-Api-Version')).toBe(version);
    expect(await response.text()).toBe(published(version));
  });

  test('is sent uncompressed to a client that accepts no compression', async () => {
    const response = await fetch(`${service.url}/openapi.json?version=2026-11-28`, {
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(await response.text()).toBe(published('2026-11-28'));
  });

  test('equals that of the service for the newest version', async () => {
    const [plain, named] = await Promise.all([
      fetch(`${service.url}/openapi.json`),
      fetch(`${service.url}/openapi.json?version=${newestVersion}`),
    ]);
    expect(await named.text()).toBe(await plain.text());
  });

  test.each(['2026-11-29', '../2026-11-28', 'constructor', ''])(
    'is refused for an unknown version: %j',
    async (version) => {
      const response = await fetch(`${service.url}/openapi.json?version=${encodeURIComponent(version)}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'API_VERSION_UNKNOWN',
        details: { versions: knownVersions },
      });
    },
  );
});
