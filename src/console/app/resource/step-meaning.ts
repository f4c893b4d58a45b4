import type { CatalogState } from '../../catalog.ts';
import { words } from '../format.ts';
import type { Explanation } from './explanation.ts';

/** What a step means whose event is not told: the state that it led to, where the status stands for one alone. */
export function meaningOf(
  states: readonly CatalogState[],
  { from, to }: Pick<Explanation['timeline'][number], 'from' | 'to'>,
): string {
  const own = states.filter(({ name, status }) => status === to || name === to);
  // A party that reads public statuses: another state may have the same name.
  const [state, ...others] = own.length > 0 ? own : states.filter((one) => one.public === to);
  if (state !== undefined && others.length === 0) return state.description.replace(/\.$/, '');
  return from === null
    ? `It began as ${words(to).toLowerCase()}`
    : `From ${words(from).toLowerCase()} to ${words(to).toLowerCase()}`;
}
