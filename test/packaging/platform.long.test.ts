import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  copyOfExample,
  freePort,
  packedPlatform,
  type StartedService,
  type Stranger,
  started,
  writeIn,
} from './stranger.ts';

/** What a service of parcels must not say. The name of the package is no word of payments. */
const PAYMENTS = /payment|payout|off-?ramp|on-?ramp|usdc|wallet|ledger|faucet|stablecoin|escrow|invoice|treasury/i;
const OURS = /paychart|x-service-/i;
/** The package's name, and the command of a program that signs. */
const KNOWN = ['@paychart/platform', 'cast wallet sign'];

const THREE_MINUTES = 180_000;

describe('the example, from the packed platform in an empty folder', { timeout: 420_000 }, () => {
  let stranger: Stranger;
  let folder: string;
  beforeAll(async () => {
    stranger = await packedPlatform();
    folder = await copyOfExample(stranger);
    // Its lock file names the archive of this very build.
    await stranger.shell('npm install --package-lock-only', folder);
  }, 300_000);
  afterAll(() => stranger.end());

  test('npm ci && npm test passes within three minutes', async () => {
    const begun = performance.now();
    const said = await stranger.shell('npm ci && npm test', folder);
    expect(said).toMatch(/# fail 0|ℹ fail 0/);
    expect(performance.now() - begun).toBeLessThan(THREE_MINUTES);
  });

  test('generates the same again, and passes its own check', async () => {
    expect(await stranger.shell('npm run -s generate', folder)).toContain('generated/ is current');
    await stranger.shell('npm run -s check', folder);
  });

  test('has no word of payments in generated files, and none of our names except the package', () => {
    const files = globSync('generated/**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
    const found = files.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = KNOWN.reduce((left, known) => left.replaceAll(known, ''), readFileSync(path, 'utf8'));
      return wordsIn(text).map((line) => `${path.slice(folder.length)}: ${line}`);
    });
    expect(found).toEqual([]);
  });

  test('is called by its client', async () => {
    await writeIn(folder, 'test/client.test.ts', CLIENT_TEST);
    await stranger.shell('npx paychart test test/client.test.ts', folder);
  });

  test('reviews a change', async () => {
    await stranger.shell(
      'git init -q && git add -A && git -c user.email=a@b.c -c user.name=a commit -qm first',
      folder,
    );
    const path = join(folder, 'spec/parcels/schemas.yaml');
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      text.replace(
        'label: { type: string, minLength: 1, maxLength: 80',
        'label: { type: string, minLength: 1, maxLength: 40',
      ),
    );
    const review = await stranger.shell('npx paychart review HEAD', folder);
    expect(review).toMatch(/\| API consumers \| [1-9]/);
    // The operations of the platform were there before.
    expect(review).not.toContain('operation added');
    await stranger.shell('git checkout -q .', folder);
  });

  test('gets a stub for a new operation, which answers 501 until it is implemented', async () => {
    const command =
      'npx paychart new operation returnParcel --domain parcels --method post --path /v1/parcels/{id}/return --scope parcels:write';
    const said = await stranger.shell(`${command} --answers Parcel`, folder);
    expect(said).toContain('created  src/domains/parcels/operations/return-parcel.ts');
    expect(await readFile(join(folder, 'src/domains/parcels/operations/return-parcel.ts'), 'utf8')).toContain(
      "import { notImplemented } from '@paychart/platform'",
    );
    // The routes that were written before the stub lead to it.
    await stranger.shell('npx paychart generate --check', folder);
    await stranger.shell('git checkout -q . && git clean -qfd && npx paychart generate', folder);
  });

  describe('when started', () => {
    let service: StartedService;
    beforeAll(async () => {
      service = await started('npm start', folder, await freePort());
    }, 120_000);
    afterAll(() => service.stop());

    test('an agent finds, calls and explains by paychart mcp, with the names of the service', async () => {
      const apiKey = (await readFile(join(folder, '.parcel-lockers/sandbox-key'), 'utf8')).trim();
      const agent = new Client({ name: 'agent', version: '1.0.0' });
      const args = ['paychart', 'mcp', '--url', service.url];
      const env = { ...stranger.variables, PARCEL_LOCKERS_API_KEY: apiKey };
      await agent.connect(new StdioClientTransport({ command: 'npx', args, cwd: folder, env }));
      try {
        const texts = [JSON.stringify([agent.getInstructions(), agent.getServerVersion(), await agent.listTools()])];
        const use = async (name: string, input: Record<string, unknown>): Promise<string> => {
          const { content } = await agent.callTool({ name, arguments: input });
          const text = (content as { text: string }[])[0]?.text ?? '';
          texts.push(text);
          return text;
        };
        expect(await use('search', { query: 'reserve parcel' })).toContain('reserveParcel');
        expect(await use('describe', { name: 'parcel' })).toContain('RESERVED');
        const compartment = { bank: 'Side Street', number: 7, size: 'M' };
        expect(await use('call', { operation: 'registerCompartment', body: compartment })).toMatch(/^HTTP 201/);
        const parcel = { bank: 'Side Street', size: 'M', label: 'Order 1042' };
        const reserved = await use('call', { operation: 'reserveParcel', body: parcel });
        const [, id = ''] = /"id": "(prc_\w+)"/.exec(reserved) ?? [];
        expect(await use('explain', { id })).toMatch(/^HTTP 200[\s\S]*RESERVED/);
        expect(texts.flatMap(wordsIn)).toEqual([]);
      } finally {
        await agent.close();
      }
    });

    test('the key is read from the header that product.yaml names, and from no other', async () => {
      const apiKey = (await readFile(join(folder, '.parcel-lockers/sandbox-key'), 'utf8')).trim();
      const asked = (header: string) => fetch(`${service.url}/v1/parcels`, { headers: { [header]: apiKey } });
      expect((await asked('X-Lockers-Api-Key')).status).toBe(200);
      const refused = await asked('X-Service-Api-Key');
      const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
      expect([refused.status, refused.headers.get('x-lockers-version')]).toEqual([401, version]);
      expect(((await refused.json()) as { message: string }).message).toContain('X-Lockers-Api-Key');
    });

    const get = async (path: string) => {
      const response = await fetch(`${service.url}${path}`);
      return { status: response.status, text: await response.text() };
    };

    test.each(['/docs/', '/lifecycles.json', '/asyncapi.json', '/openapi.json', '/llms.txt'])(
      '%s is served, without a word of payments',
      async (path) => {
        const { status, text } = await get(path);
        expect(status).toBe(200);
        expect(wordsIn(text.replaceAll('@paychart/platform', ''))).toEqual([]);
      },
    );

    test('the reference has a page for each operation and each lifecycle', async () => {
      const operation = await get('/docs/operations/reserveParcel');
      expect([operation.status, operation.text.includes('Reserve a compartment for a parcel')]).toEqual([200, true]);
      for (const name of ['parcel', 'compartment'])
        expect((await get(`/docs/lifecycles/${name}`)).status, name).toBe(200);
    });
  });

  test('has programs that print their usage as the command', async () => {
    for (const command of ['new operation', 'import', 'review']) {
      const said = await stranger.shell(`npx paychart ${command} --help`, folder);
      expect(said, command).toContain('npx paychart');
      expect(said, command).not.toContain('npm run');
    }
  });

  test('has commands that say when generated files are missing', async () => {
    await stranger.shell('mv generated away', folder);
    try {
      for (const command of ['start', 'mock', 'mcp'])
        await expect(stranger.shell(`npx paychart ${command}`, folder), command).rejects.toThrow(
          'npx paychart generate',
        );
    } finally {
      await stranger.shell('mv away generated', folder);
    }
  });

  test('has a mock that answers with the examples of the contract', async () => {
    const port = await freePort();
    const mock = await started(`npx paychart mock --port ${port}`, folder, port);
    try {
      const response = await fetch(`${mock.url}/v1/parcels/prc_1`, { headers: { 'x-lockers-api-key': 'svc_test_x' } });
      expect([response.status, ((await response.json()) as { label: string }).label]).toEqual([200, 'Order 1042']);
      expect(wordsIn(mock.said().replaceAll('npx paychart mock', ''))).toEqual([]);
    } finally {
      await mock.stop();
    }
  });
});

const wordsIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => (PAYMENTS.test(line) || OURS.test(line) ? [line.trim().slice(0, 160)] : []));

const CLIENT_TEST = `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestService } from '@paychart/platform/testing';
import { createParcelLockers } from '../generated/sdk/src/index.ts';

test('the client reserves, lists and is refused', async () => {
  const service = await startTestService();
  try {
    const { apiKey } = await service.tenant();
    const client = createParcelLockers({ baseUrl: service.url, apiKey });
    const refused = await client.parcels.reserve({ bank: 'Main Street', size: 'S', label: 'A' });
    assert.equal(refused.ok ? '' : refused.error.code, 'NO_COMPARTMENT_FREE');
    await client.compartments.register({ bank: 'Main Street', number: 1, size: 'S' }).unwrap();
    const parcel = await client.parcels.reserve({ bank: 'Main Street', size: 'S', label: 'A' }).unwrap();
    assert.equal(parcel.status, 'RESERVED');
    const listed = [];
    for await (const one of client.parcels.list.all({ take: 1 })) listed.push(one.id);
    assert.equal(listed.length, 2);
    assert.ok(listed.includes(parcel.id));
  } finally {
    await service.stop();
  }
});
`;
