import { graphOf } from '../../model/machines/machine-graph.ts';
import type { MachinePair } from '../machine-pair.ts';

/** Which states can still be reached from the beginning, and which ends from each state, of those that both sides have. */
export const diffReach = ({ was, now, say }: MachinePair): void => {
  const told = was.family !== undefined || now.family !== undefined;
  const [before, after] = [graphOf(was), graphOf(now)];
  const common = was.leaves.map(({ name }) => name).filter((name) => after.reachable.has(name));
  for (const name of common) {
    const [old, next] = [before, after].map(({ reachable, initial }) => reachable.get(initial)?.has(name) === true);
    if (old && !next) say('state-unreachable', { at: name, told });
    if (!old && next) say('state-reachable', { at: name, told });
  }
  const ends = before.ends.filter((name) => after.ends.includes(name));
  for (const state of common) {
    for (const end of ends) {
      const [old, next] = [before, after].map(({ reachable }) => reachable.get(state)?.has(end) === true);
      if (old && !next) say('end-lost', { at: state, was: end, told });
      if (!old && next) say('end-gained', { at: state, now: end, told });
    }
  }
};
