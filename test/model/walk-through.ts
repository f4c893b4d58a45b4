import { expect } from 'vitest';
import type { TestChain } from '../support/chain.ts';
import type { TestService } from '../support/service.ts';
import { checkChain } from './deposit-world.ts';
import type { ModelStep } from './explore.ts';
import { check, checkInvariants } from './payment-checks.ts';
import { situationName } from './payment-model.ts';
import { refuseAll } from './payment-refusals.ts';
import { act, newWorld } from './payment-world.ts';
import { askRefused } from './predicted-refusals.ts';
import { Predictions } from './predictions.ts';
import { TriedNext } from './tried-next.ts';
import type { Move, Walk } from './walks.ts';

/** What walks before this one have tried. */
export interface Tried {
  /** By situation: which events were refused there. */
  readonly refused: Map<string, readonly string[]>;
  /** Moves after which the invariants of the whole database were run. */
  readonly moves: Set<string>;
  /** Predictions of explanations that came true, by what they said. */
  readonly kept: { allowed: number; refused: number };
  /** A line for each prediction that was wrong. */
  readonly differences: string[];
  /** What explanations allow and refuse, tried. */
  next?: TriedNext;
  /** One of so many situations is tried; none for 0. */
  readonly every: number;
}

export const nothingTried = (every: number): Tried => ({
  every,
  refused: new Map(),
  moves: new Set(),
  kept: { allowed: 0, refused: 0 },
  differences: [],
});

/**
 * Takes a payment along a walk and checks it after each move; the invariants of the whole database run after each move
 * that no walk has made before. In a situation that is new, all that is refused there is tried too, and checked once more.
 */
export async function walkThrough(service: TestService, walk: Walk, tried: Tried, chain?: TestChain): Promise<void> {
  const { refused, moves } = tried;
  if (tried.every > 0) tried.next ??= await TriedNext.of(service, tried.every);
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
    await predicted(service, tried, async () => {
      await askRefused(world, situation);
      refused.set(situation, await refuseAll(world, move.to));
      // A step of the provider's script stays taken, though the payment does not move: the walk takes them itself.
      const aside = world.isScripted ? (['stepTestProvider'] as const) : [];
      await tried.next?.try('offramp-payment', world.paymentId, [world.sender, world.recipient], aside);
    });
    await check(world, steps);
    await checkInvariants(world);
  }
  expect(steps.at(-1)?.to.root.leaf.final).toBe(true);
  await checkChain(world, steps);
}

/** Compares each answer that `ask` gets with what an explanation has predicted before it. */
async function predicted(service: TestService, { kept, differences }: Tried, ask: () => Promise<void>): Promise<void> {
  const predictions = Predictions.of(service);
  try {
    await ask();
  } finally {
    predictions.stop();
  }
  kept.allowed += predictions.kept.allowed;
  kept.refused += predictions.kept.refused;
  differences.push(...predictions.differences);
}

const moveName = ({ from, trigger, to }: Move): string =>
  `${situationName(from)} --${trigger.event.type}--> ${situationName(to)}`;
