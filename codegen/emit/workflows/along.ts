import { type Path, type Place, placeName } from '../../../walker/plan.ts';
import type { Recipe, Step } from '../../../walker/recipe.ts';
import { isSigning } from '../../../walker/signing.ts';
import type { JsonObject } from '../../load/json.ts';
import { type Arrival, type Known, lookAt, stepOf, type Walked } from './steps.ts';

/** A request of a walk, or a place in which the resource comes to rest. */
export type Stage = Step | Rest;

interface Rest {
  readonly recipe: Recipe;
  readonly place: Place;
  readonly event: string;
  readonly isStart: boolean;
}

export const isRest = (stage: Stage): stage is Rest => 'place' in stage;

/** What happens on a path. */
export const stagesOf = (recipe: Recipe, path: Path): readonly Stage[] =>
  path.flatMap(({ act, from, to }): Stage[] => [
    ...act.steps.filter((step): step is Step => !isSigning(step)),
    { recipe, place: to, event: act.event, isStart: from === undefined },
  ]);

export const summaryOf = (stages: readonly Stage[]): string =>
  stages.flatMap((stage) => (isRest(stage) ? [`${stage.event} > ${stage.place.state}`] : [])).join(', ');

/** The name of a stage: two walks share it if it is the same for both. */
export const stageName = (stage: Stage, numberOf: (recipe: Recipe) => number): string =>
  isRest(stage)
    ? [numberOf(stage.recipe), stage.event, stage.isStart, placeName(stage.place)].join(' ')
    : JSON.stringify(stage);

/** The beginning of some walks, as a workflow that they call. */
export interface Way {
  readonly workflowId: string;
  /** How many stages it has. */
  readonly length: number;
  /** By the names of the values that it keeps: where its steps have them. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly description: JsonObject;
}

interface Along {
  /** The way that has the first stages. */
  readonly before: Way | undefined;
  /** What the ids of the steps begin with. */
  readonly prefix: string;
  /** The digits of the walk, or their expression. */
  readonly walk: string;
  /** Gets what the steps keep. */
  readonly known: Known;
}

/**
 * The steps of some stages: a call of the way with which they begin, then the other requests, and after each event a look
 * at where the resource is. Then come the operations that are refused there, and another look.
 */
export function stepsAlong(walked: Walked, stages: readonly Stage[], along: Along): JsonObject[] {
  const { before, prefix, walk, known } = along;
  const steps: JsonObject[] = [];
  /** The id of one step in the whole document: tools find outputs by it. */
  const nextId = (): string => `${prefix}-step-${steps.length + 1}`;
  if (before) steps.push(callOf(before, walk, nextId(), known));
  for (const stage of stages.slice(before?.length ?? 0)) {
    if (!isRest(stage)) {
      steps.push(stepOf(walked, stage, nextId(), known));
      continue;
    }
    const { recipe, place, event, isStart } = stage;
    if (recipe.restless?.includes(place.state)) continue;
    const look = (arrival: Arrival): void => {
      if (!recipe.hidden) steps.push(lookAt(walked, recipe, arrival, nextId(), known));
    };
    look({ state: place.state, ...(!isStart && { event }) });
    const refused = walked.refusals.takeAt(recipe, place, known);
    for (const { step, events } of refused) {
      const stepId = nextId();
      const description = `${place.state} does not take ${events.join(', ')}.`;
      steps.push({ stepId, description, ...stepOf(walked, step, stepId, known) });
    }
    if (refused.length > 0) look({ state: place.state });
  }
  return steps;
}

const callOf = ({ workflowId, outputs }: Way, walk: string, stepId: string, known: Known): JsonObject => {
  const names = Object.keys(outputs);
  for (const name of names) known.set(name, `{$steps.${stepId}.outputs.${name}}`);
  return {
    stepId,
    workflowId,
    parameters: [
      { name: 'unique', value: '$inputs.unique' },
      { name: 'area', value: '$inputs.area' },
      { name: 'walk', value: walk },
    ],
    outputs: Object.fromEntries(names.map((name) => [name, `$outputs.${name}`])),
  };
};
