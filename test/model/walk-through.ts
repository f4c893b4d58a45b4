import { expect } from 'vitest';
import type { TestService } from '../support/service.ts';
import type { ModelStep } from './explore.ts';
import { check } from './payment-checks.ts';
import { situationName } from './payment-model.ts';
import { refuseAll } from './payment-refusals.ts';
import { act, newWorld } from './payment-world.ts';
import type { Walk } from './walks.ts';

/**
 * Takes a payment along a walk and checks everything after each move. In a situation that `refused` does not know yet, all
 * that is refused there is tried too, and the checks run once more.
 */
export async function walkThrough(
  service: TestService,
  walk: Walk,
  refused: Map<string, readonly string[]>,
): Promise<void> {
  const world = await newWorld(service, walk);
  const steps: ModelStep[] = [];
  for (const move of walk.moves) {
    await act(world, move);
    steps.push(...move.steps);
    await check(world, steps);
    const situation = situationName(move.to);
    if (refused.has(situation)) continue;
    refused.set(situation, await refuseAll(world, move.to));
    await check(world, steps);
  }
  expect(steps.at(-1)?.to.root.leaf.final).toBe(true);
}
