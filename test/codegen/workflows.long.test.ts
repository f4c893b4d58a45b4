import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, type TestService } from '../support/service.ts';

const root = new URL('../../', import.meta.url).pathname;
const folder = join(root, 'generated/workflows');
const files = (await readdir(folder)).toSorted();

/** What is read of a record of HTTP requests (HTTP Archive 1.2). */
interface Har {
  readonly log: {
    readonly entries: readonly {
      readonly request: { readonly method: string; readonly url: string };
      readonly response: { readonly status: number; readonly content: { readonly text?: string } };
    }[];
  };
}

describe('the workflows, run by Redocly Respect', { timeout: 600_000 }, () => {
  let chain: TestChain;
  let service: TestService;
  let place: string;
  beforeAll(async () => {
    chain = await startTestChain();
    const variables = { PROVIDER_POLL_INTERVAL_MS: '3600000' };
    service = await startTestService({ working: true, chain: chain.source, variables });
    place = await mkdtemp(join(tmpdir(), 'respect-'));
    await mkdir(join(place, 'planted'));
    // Next to the folder of the planted ones, as their description of the API.
    await writeFile(join(place, 'openapi.json'), await readFile(join(root, 'generated/openapi.json')));
  });
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
    await rm(place, { recursive: true, force: true });
  });

  let runs = 0;
  const respect = async (file: string) => {
    runs += 1;
    const inputs = ['--input', `unique=respect-${runs}`, '--input', `area=${200 + runs}`];
    const server = ['-S', `paychart=${service.url}`, '--max-steps', '10000'];
    const record = ['--har-output', join(place, 'requests.har')];
    // Walks play the ways that they call, so that these need no run of their own.
    const ways = (await readFile(file, 'utf8')).match(/(?<="workflowId":")[\w-]+-way-\d+(?=","summary")/g) ?? [];
    const skip = ways.flatMap((way) => ['--skip', way]);
    const args = [
      join(root, 'scripts/tools.mjs'),
      'redocly',
      'respect',
      file,
      ...inputs,
      ...server,
      ...record,
      ...skip,
    ];
    return promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 100_000_000 });
  };

  /** The answers of the last run that refused something, from the record of its requests. */
  const refusals = async (): Promise<readonly string[]> => {
    const { log } = JSON.parse(await readFile(join(place, 'requests.har'), 'utf8')) as Har;
    return log.entries
      .filter(({ response }) => response.status >= 400)
      .map(({ request, response }) => `${request.method} ${request.url}: ${response.status} ${response.content.text}`)
      .slice(-10);
  };

  test.each(files.map((file) => [file] as const))('every step of %s passes', async (file) => {
    const { stdout } = await respect(join(folder, file)).catch(async (error: { stdout?: string }) => {
      // Its summary names the steps that failed, and the record of its requests has their answers.
      const answers = await refusals().catch(() => []);
      throw new Error([(error.stdout ?? '').slice(-4000), ...answers].join('\n'), { cause: error });
    });
    expect(stdout).toMatch(/Workflows: \d+ passed, \d+ total/);
    expect(stdout).not.toMatch(/Workflows: .*failed/);
  });

  test.each([
    ['another status', 'api-key', "== 'REVOKED'", "== 'ACTIVE'"],
    ['another event', 'api-key', "== 'REVOKE')", "== 'RENAME')"],
    ['another code of a refusal', 'agent', "== 'INVALID_TRANSITION'", "== 'AGENT_SUSPENDED'"],
    ['another HTTP status of a refusal', 'agent', '$statusCode == 400', '$statusCode == 409'],
  ])('a workflow that expects %s fails', async (_, name, right, wrong) => {
    const text = await readFile(join(folder, `${name}.arazzo.json`), 'utf8');
    expect(text).toContain(right);
    const file = join(place, `planted/${name}.arazzo.json`);
    await writeFile(file, text.replaceAll(right, wrong).replaceAll('"retryLimit":100', '"retryLimit":2'));
    await expect(respect(file)).rejects.toMatchObject({ code: 1 });
  });

  test('the record of a run has the answer to a refused request', async () => {
    const text = await readFile(join(folder, 'did-reservation.arazzo.json'), 'utf8');
    const file = join(place, 'planted/did-reservation.arazzo.json');
    await writeFile(file, text.replaceAll(/"handle":"walk-[^"]*"/g, `"handle":"walk-${'x'.repeat(28)}"`));
    await expect(respect(file)).rejects.toMatchObject({ code: 1 });
    expect(await refusals()).toEqual([expect.stringMatching(/dids\/reservations: 400 .*The field handle/)]);
  });
});
