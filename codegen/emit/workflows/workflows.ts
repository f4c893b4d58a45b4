import { coveringPaths, shortestPaths } from '../../../walker/plan.ts';
import type { Recipe } from '../../../walker/recipe.ts';
import { unsigned } from '../../../walker/signing.ts';
import { asArray, asObject, asString, type JsonObject } from '../../load/json.ts';
import type { Emitter } from '../emitter.ts';
import { CommonWorkflows } from './common.ts';
import { coverageOf } from './coverage.ts';
import { workflowOf } from './path.ts';
import { Refusals, refusalsOf } from './refusals.ts';

const FOLDER = 'generated/workflows';

/**
 * `generated/workflows/<lifecycle>.arazzo.json`: the walks of each lifecycle as workflows of Arazzo 1.0, for every tool
 * that runs them. The walker's recipes say how each event is brought about, and how each refused operation is asked.
 * Nothing in Arazzo signs, so that what needs a signature is left to the walker.
 */
export const emitWorkflows: Emitter = ({ document, operations, lifecycles, product, walks: { recipes } }) => {
  const version = asString(asObject(document.info).version) ?? '0.0.0';
  const known = new Map(operations.map((operation) => [operation.id, operation]));
  return lifecycles.flatMap((lifecycle) => {
    const own = recipes.filter((recipe) => recipe.lifecycle === lifecycle.id);
    const expressible = own.map(unsigned).filter(isWorkflow);
    const walks = expressible.flatMap((recipe) =>
      coveringPaths(shortestPaths(recipe)).map((path) => ({ recipe, path })),
    );
    if (walks.length === 0) return [];
    const refusals = new Refusals(refusalsOf(lifecycle, operations));
    const common = new CommonWorkflows(walks.flatMap(({ path }) => path[0]?.act ?? []));
    const walked = walks.map(({ recipe, path }, index) =>
      workflowOf({ recipe, lifecycle, operations: known, refusals }, path, index + 1, common),
    );
    const workflows = [...common.all, ...walked];
    const description: JsonObject = {
      arazzo: '1.0.1',
      info: {
        title: `Walks of ${lifecycle.id}`,
        summary: lifecycle.description ?? lifecycle.id,
        description: coverageOf({ lifecycle, workflows: expressible, recipes: own }, refusals),
        version,
      },
      sourceDescriptions: [{ name: product.slug, url: '../openapi.json', type: 'openapi' }],
      workflows,
    };
    return [
      {
        path: `${FOLDER}/${lifecycle.id}.arazzo.json`,
        madeFrom: description,
        text: () => printed(description, workflows),
      },
    ];
  });
};

/** A line for each step: a quarter of the size of indented JSON, and a change of one step is a change of one line. */
const printed = ({ workflows: _, ...head }: JsonObject, workflows: readonly JsonObject[]): string => {
  const texts = workflows.map(({ steps, outputs, ...own }) => {
    const lines = asArray(steps).map((step) => JSON.stringify(step));
    const end = outputs === undefined ? '' : `,"outputs":${JSON.stringify(outputs)}`;
    return `${JSON.stringify(own).slice(0, -1)},"steps":[\n${lines.join(',\n')}\n]${end}}`;
  });
  return `${JSON.stringify(head).slice(0, -1)},"workflows":[\n${texts.join(',\n')}\n]}\n`;
};

/** Few deployments have the partner for deposits. */
export const isWorkflow = ({ needs, starts }: Recipe): boolean => needs !== 'partner' && starts.length > 0;
