import { coveringPaths, type Path, shortestPaths } from '../../../walker/plan.ts';
import type { Recipe, Step } from '../../../walker/recipe.ts';
import { isSigning, unsigned } from '../../../walker/signing.ts';
import { mainPathOf } from '../../model/machines/main-path.ts';
import type { Lifecycle, Operation } from '../../model/model.ts';
import { isWorkflow } from '../workflows/workflows.ts';

/** One way through a lifecycle from nothing: what a stranger sends, in this order. */
export interface Story {
  readonly lifecycle: string;
  readonly title: string;
  readonly steps: readonly Step[];
}

/** A story of a lifecycle without a main path is no longer than this. */
const MOST_MOVES = 4;

/** The stories by the domain of the operation that creates their resource. */
export function storiesOf(
  lifecycles: readonly Lifecycle[],
  operations: ReadonlyMap<string, Operation>,
  recipes: readonly Recipe[],
): ReadonlyMap<string, readonly Story[]> {
  const found = recipes
    .map(unsigned)
    .filter(isWorkflow)
    .flatMap((recipe) => {
      const lifecycle = lifecycles.find(({ id }) => id === recipe.lifecycle);
      const path = lifecycle && pathOf(recipe, mainPathOf(lifecycle));
      const domain = path && operations.get(creatorOf(recipe, path))?.domain;
      return path && domain ? [{ domain, story: storyOf(recipe, lifecycle, path) }] : [];
    });
  const byDomain = Map.groupBy(found, ({ domain }) => domain);
  return new Map([...byDomain].map(([domain, all]) => [domain, all.map(({ story }) => story)]));
}

/** The path to the farthest state of the lifecycle's main path; where it has none, the longest one that is short. */
function pathOf(recipe: Recipe, main: readonly string[]): Path | undefined {
  const paths = shortestPaths(recipe);
  const reach = (path: Path): number => main.indexOf(path.at(-1)?.to.state.split('.')[0] ?? '');
  const [farthest] = paths.toSorted((one, other) => reach(other) - reach(one) || one.length - other.length);
  if (farthest !== undefined && reach(farthest) > 0) return farthest;
  return coveringPaths(paths).find(({ length }) => length <= MOST_MOVES);
}

const requestsOf = (path: Path): readonly Step[] =>
  path.flatMap(({ act }) => act.steps.filter((step): step is Step => !isSigning(step)));

const creatorOf = ({ id }: Recipe, path: Path): string => {
  const first = path.slice(0, 1);
  const creating = requestsOf(first).find(({ keep }) => keep !== undefined && id in keep) ?? requestsOf(first).at(-1);
  return creating?.call ?? '';
};

/** The requests of a path. After each move to another status comes a look, because the service may do the rest by itself. */
function storyOf(recipe: Recipe, { id, leaves, description }: Lifecycle, path: Path): Story {
  const statusOf = (state: string): string => leaves.find(({ name }) => name === state)?.status ?? state;
  const looks = (state: string): boolean =>
    !recipe.hidden && !recipe.gone?.includes(state) && !recipe.restless?.includes(state);
  const steps = path.flatMap((move): readonly Step[] => {
    const { state } = move.to;
    const isNew = statusOf(state) !== (move.from && statusOf(move.from.state));
    const look: Step = {
      call: 'explainResource',
      as: recipe.owner,
      with: { id: `{{${recipe.id}}}` },
      until: { at: 'resource.status', is: statusOf(state) },
    };
    return [...requestsOf([move]), ...(isNew && looks(state) ? [look] : [])];
  });
  return { lifecycle: id, title: description ?? id, steps };
}
