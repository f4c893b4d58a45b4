import { setTimeout as delay } from 'node:timers/promises';
import { Coverage } from '../coverage.ts';
import type { Deployment } from '../deployment.ts';
import { Difference } from '../difference.ts';
import type { Step } from '../recipe.ts';
import { onboarded, phoneOf, serviceBalance, tenant } from '../recipes/people.ts';
import { valueAt } from '../values.ts';
import { witness } from '../witness.ts';
import { World } from '../world.ts';
import { type Expectation, isExpectation, type Request, type Scenario, type Tenant } from './scenario.ts';

/** How long a resource may take to come to a status. */
const PATIENCE_MS = 20_000;

export interface Played {
  /** What each step was for, those that went as they say. */
  readonly done: readonly string[];
  /** The step that went otherwise, and how. */
  readonly failed: { readonly step: string; readonly message: string } | undefined;
  /** All requests as commands of a shell. */
  readonly commands: readonly string[];
}

/**
 * Plays a scenario on a deployment. At the end every history that its tenants have events of has to be one that the
 * published lifecycles allow.
 */
export async function play(deployment: Deployment, scenario: Scenario, seed: number): Promise<Played> {
  for (const step of scenario.steps) if (!isExpectation(step)) deployment.operation(step.do);
  const world = new World(deployment, seed);
  const done: string[] = [];
  let current = 'the tenants';
  const played = (failed: Played['failed']): Played => ({
    done,
    failed,
    commands: [`url='${deployment.url}'`, ...world.lines],
  });
  try {
    for (const step of scenario.tenants.flatMap(stepsOf)) await world.take(step);
    for (const step of scenario.steps) {
      current = nameOf(step);
      await (isExpectation(step) ? arrive(world, step) : world.take(asStep(step)));
      done.push(current);
    }
    current = 'the histories';
    await witness({ deployment, coverage: new Coverage(deployment.lifecycles), seed }, world);
    return played(undefined);
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    return played({ step: current, message: error.message });
  }
}

const stepsOf = ({ name, balanceUsd, isPayable }: Tenant): readonly Step[] => [
  ...tenant(name),
  ...(balanceUsd === undefined
    ? []
    : [{ call: 'creditTestBalance', as: `${name}Key`, with: { amountUsd: balanceUsd } }]),
  ...(isPayable ? [...phoneOf(name), ...onboarded(name), serviceBalance(name)] : []),
];

const asStep = ({ do: call, says: _, ...step }: Request): Step => ({ call, ...step });

const nameOf = (step: Request | Expectation): string =>
  step.says ?? (isExpectation(step) ? `${step.expect.of} is ${step.expect.status}` : step.do);

async function arrive(world: World, { expect: { of, as, status } }: Expectation): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const { body } = await world.ask({ call: 'explainResource', as, with: { id: `{{${of}}}` } });
    const is = valueAt(body, 'resource.status');
    if (is === status) return;
    if (performance.now() > until)
      throw new Difference(`${of} is ${String(is ?? valueAt(body, 'code'))}, not ${status}`);
    await delay(50);
  }
}
