import { askFor, shortestPaths } from '../../../walker/plan.ts';
import type { Recipe } from '../../../walker/recipe.ts';
import type { Lifecycle } from '../../model/model.ts';
import type { Refusal, Refusals } from './refusals.ts';

/** What a document was made of: the recipes of its workflows, and all that the walker has for the lifecycle. */
export interface Sources {
  readonly lifecycle: Lifecycle;
  readonly workflows: readonly Recipe[];
  readonly recipes: readonly Recipe[];
}

interface Reason {
  readonly because: string;
  /** The state, the operation, or both. */
  readonly name: string;
}

/** The sentences of a document about the refusals that its workflows try, and why they leave out the others. */
export const coverageOf = (sources: Sources, { all, untried }: Refusals): string => {
  if (all.length === 0) return 'The contract declares no refusal for a state of this lifecycle.';
  const tried = `The workflows try ${all.length - untried.length} of the ${all.length} refusals that the contract declares.`;
  const states = { workflows: statesOf(sources.workflows), walker: statesOf(sources.recipes) };
  const reasons = untried.map((refusal) => reasonOf(sources, states, refusal));
  const groups = Object.entries(Object.groupBy(reasons, ({ because }) => because)).map(([because, some = []]) => {
    const names = [...new Set(some.map(({ name }) => name))].toSorted();
    return `${some.length} left out, ${because}: ${names.join(', ')}.`;
  });
  return [tried, ...groups.toSorted()].join(' ');
};

/** The states in which walks come to rest. */
const statesOf = (recipes: readonly Recipe[]): ReadonlySet<string> =>
  new Set(recipes.flatMap((recipe) => shortestPaths(recipe).flatMap((path) => path.map(({ to }) => to.state))));

const reasonOf = (
  { lifecycle, workflows, recipes }: Sources,
  states: Readonly<Record<'workflows' | 'walker', ReadonlySet<string>>>,
  { state, operation, event }: Refusal,
): Reason => {
  const both = `${operation} in ${state}`;
  if (lifecycle.leaves.some(({ name, passing }) => name === state && passing))
    return { because: 'in states that a resource only passes through', name: state };
  if (recipes.some(({ restless }) => restless?.includes(state)))
    return { because: 'in states that the service leaves by itself', name: state };
  if (!states.walker.has(state)) return { because: 'in states that no walk reaches', name: state };
  if (!states.workflows.has(state)) return { because: 'in states that only the walker reaches', name: state };
  const asks = workflows.flatMap((recipe) => askFor(recipe, operation, event) ?? []);
  if (asks.length === 0) return { because: 'of operations for which the walker has no input', name: operation };
  if (asks.every(({ notIn }) => notIn?.includes(state)))
    return { because: 'where more than the state decides the answer', name: both };
  return { because: 'that need what no workflow has there', name: both };
};
