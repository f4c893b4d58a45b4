import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Deployment } from '../../walker/deployment.ts';
import { play } from '../../walker/scenario/play.ts';
import { playAll } from '../../walker/scenario/play-all.ts';
import { parseScenario, readScenario } from '../../walker/scenario/read.ts';
import { startTestService, type TestService } from '../support/service.ts';

const files = (await readdir(new URL('../../walker/scenarios/', import.meta.url))).toSorted();

describe('the scenarios of the walker', () => {
  let service: TestService;
  let deployment: Deployment;
  beforeAll(async () => {
    service = await startTestService({ working: true, variables: { PROVIDER_POLL_INTERVAL_MS: '3600000' } });
    deployment = await Deployment.open(service.url);
  });
  afterAll(() => service?.stop());

  test('are three files', () => {
    expect(files).toEqual(['late-success.yaml', 'news-in-disorder.yaml', 'outages.yaml']);
  });

  test.each(files)('succeed: %s', async (file) => {
    const scenario = await readScenario(file);
    const { failed, done } = await play(deployment, scenario, 1);
    expect(failed).toBeUndefined();
    expect(done).toHaveLength(scenario.steps.length);
  });

  test('include the example of the guide, which succeeds', async () => {
    const guide = await readFile(new URL('../../docs/guides/model-test-a-deployment.md', import.meta.url), 'utf8');
    const [, text = ''] = /```yaml\n([\s\S]*?)```/.exec(guide) ?? [];
    const { failed } = await play(deployment, await parseScenario('guide.yaml', text), 1);
    expect(failed).toBeUndefined();
  });

  test('planted: a scenario with a wrong expectation fails, and names the step', async () => {
    const scenario = await parseScenario(
      'planted.yaml',
      `title: A policy that is refused
tenants: [{ name: owner }]
steps:
  - { do: getMyTenant, as: ownerKey }
  - { says: The policy is refused., do: createPolicy, as: ownerSession, with: { name: Mine, document: {} }, refused: POLICY_NOT_FOUND }`,
    );
    const printed: string[] = [];
    expect(await playAll(deployment, [scenario], 1, (text) => printed.push(text))).toBe(1);
    const text = printed.join('');
    expect(text).toContain('  ok    getMyTenant');
    expect(text).toContain('  not   The policy is refused.');
    expect(text).toMatch(/createPolicy answers 201 .*instead of POLICY_NOT_FOUND/);
    expect(text).toContain('$url/v1/policies');
  });

  test('with an unknown operation are refused before anything is sent', async () => {
    const scenario = await parseScenario('x.yaml', 'title: X\ntenants: [{ name: a }]\nsteps: [{ do: launchRocket }]');
    await expect(play(deployment, scenario, 1)).rejects.toThrow('The deployment has no operation launchRocket');
  });
});

describe('an invalid scenario file', () => {
  test.each([
    ['no YAML', 'title: [', /^bad.yaml: /],
    ['no steps', 'title: A\ntenants: [{ name: a }]', "bad.yaml: the file must have required property 'steps'"],
    [
      'a misspelt field',
      'title: A\ntenants: [{ name: a }]\nsteps: [{ do: getMyTenant, ass: aKey }]',
      'bad.yaml: steps/0 must NOT have additional properties: ass',
    ],
    [
      'a step without an operation',
      'title: A\ntenants: [{ name: a }]\nsteps: [{ as: aKey }]',
      'bad.yaml: steps/0 must have either do or expect',
    ],
    [
      'a request and an expectation in one step',
      'title: A\ntenants: [{ name: a }]\nsteps: [{ do: getMyTenant, expect: { of: aTenant, as: aKey, status: ACTIVE } }]',
      'bad.yaml: steps/0 must have either do or expect',
    ],
    [
      'an expectation with the fields of a request',
      'title: A\ntenants: [{ name: a }]\nsteps: [{ as: aKey, expect: { of: aTenant, as: aKey, status: ACTIVE } }]',
      'bad.yaml: steps/0 must be equal to one of the allowed values: says, expect, do',
    ],
    [
      'a value that is not known yet',
      'title: A\ntenants: [{ name: a }]\nsteps: [{ do: getPolicy, as: aKey, with: { id: "{{policy}}" } }]',
      'bad.yaml: steps/0 uses policy, which no step before it keeps',
    ],
    [
      'a caller who is no tenant of it',
      'title: A\ntenants: [{ name: a }]\nsteps: [{ do: getMyTenant, as: bKey }]',
      'bad.yaml: steps/0 uses bKey, which no step before it keeps',
    ],
  ])('with %s is refused with its place', async (_what, text, message) => {
    await expect(parseScenario('bad.yaml', text)).rejects.toThrow(message);
  });

  test('that does not exist is named', async () => {
    await expect(readScenario('none.yaml')).rejects.toThrow('There is no file none.yaml');
  });
});
