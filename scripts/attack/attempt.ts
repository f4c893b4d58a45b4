import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Deployment } from '../../walker/deployment.ts';
import type { Step } from '../../walker/recipe.ts';
import { filled, isFillable, valueAt } from '../../walker/values.ts';
import type { World } from '../../walker/world.ts';

/** A code that was sent is there soon; what does not come in this time does not come. */
const PATIENCE_MS = 1500;

/** What came of a request. */
export interface Outcome {
  readonly answer: Answer;
  /** The code of a refusal. */
  readonly code: string | undefined;
}

/** Sends one request; undefined where a value of it is not known, because the request that kept it was left out. */
export async function attempt(deployment: Deployment, world: World, step: Step): Promise<Outcome | undefined> {
  const { call, as, with: input = {}, keep = {}, until } = step;
  if (!isFillable(input, world.values) || (as !== undefined && !world.values.has(as))) return undefined;
  const credential = as === undefined ? undefined : world.values.get(as);
  const request = { credential, input: filled(input, world.values) as Record<string, unknown>, isImpatient: true };
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await deployment.call(call, request);
    const isThere = until === undefined || answer.status >= 400 || valueAt(answer.body, until.at) !== undefined;
    if (!isThere && performance.now() < end) {
      await delay(20);
      continue;
    }
    if (isThere) keepFrom(world, keep, answer.body);
    const code = valueAt(answer.body, 'code');
    return { answer, code: answer.status < 400 ? undefined : String(code ?? answer.status) };
  }
}

function keepFrom({ values }: World, keep: Readonly<Record<string, string>>, body: unknown): void {
  for (const [name, path] of Object.entries(keep)) {
    const value = valueAt(body, path);
    if (typeof value === 'string' || typeof value === 'number') values.set(name, String(value));
  }
}
