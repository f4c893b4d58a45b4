import { stringify } from 'yaml';
import { isExpectation, type Request, type Scenario } from '../../walker/scenario/scenario.ts';
import type { Move } from './move.ts';
import type { AttackWorld } from './world.ts';

/** Which oracle saw it. */
export type Oracle = 'money' | 'rights' | 'ended' | 'foreign' | 'abuse';

/** Something that the attacker was not to reach. */
export interface Find {
  readonly oracle: Oracle;
  readonly message: string;
}

const NAMED = /\{\{(\w+)\}\}/g;

/** The find as a scenario of the walker. Played on a deployment without the fault, it ends at the request that is refused. */
export function scenarioOf(world: AttackWorld, moves: readonly Move[], find: Find): string {
  const steps: Request[] = [
    ...world.setup.map(requestOf),
    ...moves.map(({ step, says, code }) => ({
      says,
      ...requestOf(step),
      ...(code !== undefined && { refused: code }),
    })),
  ];
  const scenario: Scenario = {
    title: `An attack on the world ${world.name}`,
    description: find.message,
    tenants: world.tenants,
    steps: steps.map((step, at) => withoutUnused(step, steps.slice(at + 1))),
  };
  return stringify(scenario, { lineWidth: 160 });
}

const requestOf = ({ call, ...rest }: Move['step']): Request => ({ do: call, ...rest });

/** What nobody uses later need not be kept. */
function withoutUnused(step: Request, later: readonly Request[]): Request {
  if (isExpectation(step) || step.keep === undefined) return step;
  const used = new Set(later.flatMap((one) => [one.as ?? '', ...namesIn(one)]));
  const keep = Object.fromEntries(Object.entries(step.keep).filter(([name]) => used.has(name)));
  const { keep: _, ...rest } = step;
  return Object.keys(keep).length > 0 ? { ...rest, keep } : rest;
}

export const namesIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value ?? null).matchAll(NAMED)].map(([, name]) => name ?? '');
