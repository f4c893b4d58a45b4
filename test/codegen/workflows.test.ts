import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { isWorkflow } from '../../codegen/emit/workflows/workflows.ts';
import { coveringPaths, shortestPaths } from '../../walker/plan.ts';
import { recipes } from '../../walker/recipes/index.ts';
import { unsigned } from '../../walker/signing.ts';

const folder = new URL('../../generated/workflows/', import.meta.url).pathname;
const files = (await readdir(folder)).toSorted();
const config = await createConfig({ extends: ['recommended'] });
const problemsOf = async (ref: string) => (await lint({ ref, config })).map(({ message }) => message);

test('each lifecycle with a recipe that Arazzo can express has its workflows', () => {
  const expected = recipes.map(unsigned).filter(isWorkflow);
  expect(files).toEqual([...new Set(expected.map(({ lifecycle }) => `${lifecycle}.arazzo.json`))].toSorted());
});

describe('Redocly’s linter', () => {
  test.each(files.map((file) => [file] as const))('finds nothing in %s', async (file) => {
    expect(await problemsOf(join(folder, file))).toEqual([]);
  });

  test('finds a step that is no longer right', async () => {
    const text = await readFile(join(folder, 'agent.arazzo.json'), 'utf8');
    const place = await mkdtemp(join(tmpdir(), 'workflows-'));
    const file = join(place, 'agent.arazzo.json');
    await writeFile(file, text.replace('"stepId":"walk-1-step-2"', '"stepId":"walk-1-step-1"'));
    expect(await problemsOf(file)).not.toEqual([]);
    await rm(place, { recursive: true });
  });
});

interface Step {
  readonly stepId: string;
  readonly workflowId?: string;
  readonly parameters?: readonly { readonly name: string; readonly value: unknown }[];
  readonly outputs?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly workflowId: string;
  readonly inputs: { readonly required: readonly string[]; readonly properties: Readonly<Record<string, unknown>> };
  readonly steps: readonly Step[];
  readonly outputs?: Readonly<Record<string, string>>;
}

const read = async (file: string): Promise<readonly Workflow[]> =>
  JSON.parse(await readFile(join(folder, file), 'utf8')).workflows;

/** The calls whose target does not take what they give, or lacks what they take. */
const wrongCalls = (workflows: readonly Workflow[]): string[] =>
  workflows.flatMap(({ steps }) =>
    steps.flatMap(({ stepId, workflowId, parameters = [], outputs = {} }) => {
      if (workflowId === undefined) return [];
      const target = workflows.find((workflow) => workflow.workflowId === workflowId);
      const given = parameters.map(({ name }) => name);
      const isRight =
        target?.inputs.required.every((name) => given.includes(name)) &&
        given.every((name) => name in target.inputs.properties) &&
        Object.values(outputs).every((value) => value.replace('$outputs.', '') in (target.outputs ?? {}));
      return isRight ? [] : [stepId];
    }),
  );

describe('a start that several walks of a lifecycle have', () => {
  test.each(files.map((file) => [file] as const))(
    'is written once in %s, and each of its walks calls it',
    async (file) => {
      const walks = recipes
        .map(unsigned)
        .filter((recipe) => isWorkflow(recipe) && `${recipe.lifecycle}.arazzo.json` === file)
        .flatMap((recipe) => coveringPaths(shortestPaths(recipe)).flatMap(([first]) => first?.act ?? []));
      const starts = [...Map.groupBy(walks, (act) => act)].filter(
        ([act, all]) => all.length > 1 && act.steps.length > 2,
      );
      const workflows = await read(file);
      expect(workflows.filter(({ workflowId }) => workflowId.includes('-start-'))).toHaveLength(starts.length);
      const calls = workflows.flatMap(({ steps }) => steps).filter(({ workflowId }) => workflowId !== undefined);
      expect(calls).toHaveLength(starts.reduce((sum, [, all]) => sum + all.length, 0));
    },
  );

  test('gets its inputs from every call, and has every output that a call takes', async () => {
    for (const file of files) expect([file, wrongCalls(await read(file))]).toEqual([file, []]);
    const workflows = await read('offramp-payment.arazzo.json');
    expect(workflows.flatMap(({ steps }) => steps).filter((step) => step.workflowId).length).toBeGreaterThan(50);
    const [called] = workflows.filter(({ workflowId }) => workflowId === 'offramp-payment-start-1');
    const bare = { ...(called as Workflow), outputs: {} };
    expect(wrongCalls([bare, ...workflows.filter((workflow) => workflow !== called)])).not.toEqual([]);
  });
});
