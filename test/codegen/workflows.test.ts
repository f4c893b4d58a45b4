import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { isWorkflow } from '../../codegen/emit/workflows/workflows.ts';
import { coveringPaths, type Path, shortestPaths } from '../../walker/plan.ts';
import type { Recipe } from '../../walker/recipe.ts';
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

  test('finds a step that has become wrong', async () => {
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
  readonly operationId?: string;
  readonly description?: string;
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

/** The requests of a workflow with those of the ways that it calls. */
const playedBy = (workflow: Workflow, workflows: readonly Workflow[]): readonly Step[] =>
  workflow.steps.flatMap((step) => {
    const target = workflows.find(({ workflowId }) => workflowId === step.workflowId);
    return target === undefined ? [step] : playedBy(target, workflows);
  });

/** What a recipe says of a path: its requests, and a look wherever the resource comes to rest. */
const toldBy = (recipe: Recipe, path: Path): string[] =>
  path.flatMap(({ act, to }) => [
    ...act.steps.flatMap((step) => ('call' in step ? [step.call] : [])),
    ...(recipe.hidden || recipe.restless?.includes(to.state) ? [] : ['explainResource']),
  ]);

/** Without the requests that are refused, and the look after them. */
const withoutRefusals = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ description, operationId = '' }, index) => {
    const isLookAgain = operationId === 'explainResource' && steps[index - 1]?.description !== undefined;
    return description !== undefined || isLookAgain ? [] : [operationId];
  });

/** A step without the names of its workflow. */
const nameless = (step: Step): string =>
  JSON.stringify(step)
    .replaceAll(/(?:way|walk)-\d+-step-\d+/g, 'step')
    .replaceAll(/(?<=\D)\d{4}(?=\D)/g, 'walk');

/** The longest beginning that two workflows write out with each other. */
const longestWrittenTwice = (workflows: readonly Workflow[]): number => {
  const beginnings = workflows.map(({ steps }) => steps.map(nameless));
  let longest = 0;
  for (const [index, one] of beginnings.entries()) {
    for (const other of beginnings.slice(index + 1)) {
      const parted = one.findIndex((step, at) => step !== other[at]);
      longest = Math.max(longest, parted === -1 ? one.length : parted);
    }
  }
  return longest;
};

describe('a common beginning of several walks of a lifecycle', () => {
  test.each(files.map((file) => [file] as const))('is played in every walk of %s', async (file) => {
    const told = recipes
      .map(unsigned)
      .filter((recipe) => isWorkflow(recipe) && `${recipe.lifecycle}.arazzo.json` === file)
      .flatMap((recipe) => coveringPaths(shortestPaths(recipe)).map((path) => toldBy(recipe, path)));
    const workflows = await read(file);
    const walks = workflows.filter(({ workflowId }) => !workflowId.includes('-way-'));
    expect(walks.map((walk) => withoutRefusals(playedBy(walk, workflows)))).toEqual(told);
  });

  test('is written once: no two workflows begin with the same three requests', async () => {
    for (const file of files) expect([file, longestWrittenTwice(await read(file)) < 4]).toEqual([file, true]);
    const workflows = await read('offramp-payment.arazzo.json');
    expect(workflows.filter(({ workflowId }) => workflowId.includes('-way-')).length).toBeGreaterThan(10);
    const written = workflows.map((workflow) => ({ ...workflow, steps: playedBy(workflow, workflows) }));
    expect(longestWrittenTwice(written)).toBeGreaterThan(3);
  });

  test('gets its inputs from every caller, and returns every output that a caller uses', async () => {
    for (const file of files) expect([file, wrongCalls(await read(file))]).toEqual([file, []]);
    const workflows = await read('offramp-payment.arazzo.json');
    expect(workflows.flatMap(({ steps }) => steps).filter((step) => step.workflowId).length).toBeGreaterThan(50);
    const [called] = workflows.filter(({ workflowId }) => workflowId === 'offramp-payment-way-1');
    const bare = { ...(called as Workflow), outputs: {} };
    expect(wrongCalls([bare, ...workflows.filter((workflow) => workflow !== called)])).not.toEqual([]);
  });
});

test('a workflow document has at most 400 kB', async () => {
  for (const file of files) expect([file, (await stat(join(folder, file))).size < 400_000]).toEqual([file, true]);
});
