import { expect } from 'vitest';
import type { TestChain } from '../support/chain.ts';
import type { TestService } from '../support/service.ts';
import { checkChain } from './deposit-world.ts';
import type { ModelStep } from './explore.ts';
import { check, checkInvariants } from './payment-checks.ts';
import { situationName } from './payment-model.ts';
import { refuseAll } from './payment-refusals.ts';
import { act, newWorld } from './payment-world.ts';
import { checkPredictions } from './predicted-refusals.ts';
import type { Move, Walk } from './walks.ts';

/** What walks before this one have tried. */
export interface Tried {
  /** By situation: which events were refused there. */
  readonly refused: Map<string, readonly string[]>;
  /** Moves after which the invariants of the whole database were run. */
  readonly moves: Set<string>;
  /** How many refusals explanations have predicted, each of which was answered so. */
  predicted: number;
}

export const nothingTried = (): Tried => ({ refused: new Map(), moves: new Set(), predicted: 0 });

/**
 * Takes a payment along a walk and checks it after each move; the invariants of the whole database run after each move
 * that no walk has made before. In a situation that is new, all that is refused there is tried too, and checked once more.
 */
export async function walkThrough(service: TestService, walk: Walk, tried: Tried, chain?: TestChain): Promise<void> {
  const { refused, moves } = tried;
  const world = await newWorld(service, walk, chain);
  const steps: ModelStep[] = [];
  for (const move of walk.moves) {
    await act(world, move);
    steps.push(...move.steps);
    await check(world, steps);
    const name = moveName(move);
    if (!moves.has(name)) await checkInvariants(world);
    moves.add(name);
    const situation = situationName(move.to);
    if (refused.has(situation)) continue;
    tried.predicted += await checkPredictions(world, situation);
    refused.set(situation, await refuseAll(world, move.to));
    await check(world, steps);
    await checkInvariants(world);
  }
  expect(steps.at(-1)?.to.root.leaf.final).toBe(true);
  await checkChain(world, steps);
}

const moveName = ({ from, trigger, to }: Move): string =>
  `${situationName(from)} --${trigger.event.type}--> ${situationName(to)}`;
