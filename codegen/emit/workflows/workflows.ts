import { coveringPaths, shortestPaths } from '../../../walker/plan.ts';
import type { Recipe } from '../../../walker/recipe.ts';
import { unsigned } from '../../../walker/signing.ts';
import { asArray, asObject, asString, type JsonObject } from '../../load/json.ts';
import type { Emitter } from '../emitter.ts';
import { type Stage, stagesOf, stepsAlong, summaryOf } from './along.ts';
import { coverageOf } from './coverage.ts';
import { INPUTS } from './inputs.ts';
import { Refusals, refusalsOf } from './refusals.ts';
import { COMPONENT_FAILURE_ACTIONS, type Known, type Walked } from './steps.ts';
import { withoutUnused } from './used.ts';
import { givenTo, Ways } from './ways.ts';

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
      coveringPaths(shortestPaths(recipe)).map((path) => stagesOf(recipe, path)),
    );
    if (walks.length === 0) return [];
    const refusals = new Refusals(refusalsOf(lifecycle, operations));
    const walked: Walked = { lifecycle, operations: known, refusals, product };
    const ways = new Ways(walked, walks);
    const written = walks.map((stages, index) => workflowOf(walked, stages, index + 1, ways));
    const workflows = withoutUnused(written, ways.all);
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
      components: { inputs: INPUTS, failureActions: COMPONENT_FAILURE_ACTIONS },
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

/** One walk as a workflow. */
const workflowOf = (walked: Walked, stages: readonly Stage[], number: number, ways: Ways): JsonObject => {
  const { id } = walked.lifecycle;
  const walk = String(number).padStart(4, '0');
  const known: Known = new Map(givenTo(id, walk));
  return {
    workflowId: `${id}-${number}`,
    summary: summaryOf(stages),
    inputs: { $ref: '#/components/inputs/walk' },
    steps: stepsAlong(walked, stages, { before: ways.wayInto(stages), prefix: `walk-${number}`, walk, known }),
  };
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
