import type { Act, Step } from '../../../walker/recipe.ts';
import { isSigning } from '../../../walker/signing.ts';
import type { JsonObject } from '../../load/json.ts';
import { type Known, stepOf, type Walked } from './steps.ts';

/** What every workflow is given. */
export const INPUTS: JsonObject = {
  unique: { type: 'string', description: 'Anything that no run before had.' },
  area: { type: 'string', pattern: '^[2-9][0-9]{2}$', description: 'Three digits of phone numbers.' },
};

/** A call costs as much as this many requests, so fewer are not worth a workflow of their own. */
const FEWEST_REQUESTS = 3;

/** Numbers of phones that belong to no walk: a common workflow that runs alone has one of them. */
const ALONE = 9000;

interface Common {
  readonly workflowId: string;
  readonly steps: readonly JsonObject[];
  /** By the names of the values that it keeps: where its steps have them. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly description: JsonObject;
}

/**
 * The workflows of one document that others call: each start of a recipe that several walks have. A start needs nothing
 * but the inputs, so it runs alone, too.
 */
export class CommonWorkflows {
  readonly #uses: ReadonlyMap<Act, number>;
  readonly #made = new Map<Act, Common>();

  /** @param starts the first act of each walk. */
  constructor(starts: readonly Act[]) {
    this.#uses = new Map([...Map.groupBy(starts, (act) => act)].map(([act, all]) => [act, all.length]));
  }

  get all(): readonly JsonObject[] {
    return [...this.#made.values()].map(({ description }) => description);
  }

  /** The step that calls the workflow of an act; undefined if the act has none. */
  callOf(walked: Walked, act: Act, digits: string, stepId: string, known: Known): JsonObject | undefined {
    const requests = act.steps.filter((step): step is Step => !isSigning(step));
    if ((this.#uses.get(act) ?? 0) < 2 || requests.length < FEWEST_REQUESTS) return undefined;
    const { workflowId, outputs } = this.#commonOf(walked, act, requests);
    const names = Object.keys(outputs);
    for (const name of names) known.set(name, `{$steps.${stepId}.outputs.${name}}`);
    return {
      stepId,
      workflowId,
      parameters: [
        { name: 'unique', value: '$inputs.unique' },
        { name: 'area', value: '$inputs.area' },
        { name: 'walk', value: digits },
      ],
      ...(names.length > 0 && { outputs: Object.fromEntries(names.map((name) => [name, `$outputs.${name}`])) }),
    };
  }

  #commonOf(walked: Walked, act: Act, requests: readonly Step[]): Common {
    const found = this.#made.get(act);
    if (found !== undefined) return found;
    const number = this.#made.size + 1;
    const made = commonOf(walked, act, requests, number);
    this.#made.set(act, made);
    return made;
  }
}

function commonOf(walked: Walked, act: Act, requests: readonly Step[], number: number): Common {
  const { id } = walked.lifecycle;
  const workflowId = `${id}-start-${number}`;
  const given = givenTo(id, '{$inputs.walk}');
  const known: Known = new Map(given);
  const steps = requests.map((step, index) => stepOf(walked, step, `start-${number}-step-${index + 1}`, known));
  const inputs = new Set(given.keys());
  const outputs = Object.fromEntries(
    [...known].filter(([name]) => !inputs.has(name)).map(([name, expression]) => [name, expression.slice(1, -1)]),
  );
  const walk = { type: 'string', pattern: '^[0-9]{4}$', default: String(ALONE + number) };
  const description: JsonObject = {
    workflowId,
    summary: `${act.event} > ${act.to}, which walks call as their first step`,
    inputs: {
      type: 'object',
      required: ['unique', 'area'],
      properties: { ...INPUTS, walk: { ...walk, description: 'Four digits that no other walk of the run has.' } },
    },
    steps,
    ...(Object.keys(outputs).length > 0 && { outputs }),
  };
  return { workflowId, steps, outputs, description };
}

/** The values that a walk has before its first request, which its start has, too. */
export const givenTo = (lifecycleId: string, walk: string): ReadonlyMap<string, string> =>
  new Map([
    ['unique', `{$inputs.unique}-${lifecycleId}-${walk}`],
    ['digits', `{$inputs.area}${walk}`],
    ['phone', `+1555{$inputs.area}${walk}`],
  ]);
