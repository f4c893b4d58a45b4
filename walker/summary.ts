import type { Lifecycles } from './contract.ts';
import type { MachineCoverage } from './coverage.ts';
import type { Recipe } from './recipe.ts';
import type { Run } from './run.ts';

/** The coverage by machine, as a table for a terminal. Machines that nothing has reached are named too. */
export function summary(lifecycles: Lifecycles, { coverage, walks, planned }: Run, recipes: readonly Recipe[]): string {
  const all = Object.keys(lifecycles).map((id) => coverage.of(id));
  const width = Math.max(...all.map(({ lifecycle }) => lifecycle.length));
  const rows = all
    .filter(({ taken }) => taken.length > 0)
    .map((one) => `${one.lifecycle.padEnd(width)}  ${percent(one).padStart(4)}  ${counts(one)}`);
  const none = all.filter(({ taken }) => taken.length === 0).map(({ lifecycle }) => lifecycle);
  const missing = all
    .filter((one) => one.taken.length > 0 && one.missing.length > 0)
    .flatMap((one) => [
      `${one.lifecycle}:`,
      ...one.missing.map((edge) => `  ${edge}${reasonOf(recipes, one.lifecycle, edge)}`),
    ]);
  return [
    `${walks} of ${planned} walks`,
    '',
    ...rows,
    ...(none.length > 0 ? ['', `Not walked: ${none.join(', ')}`] : []),
    ...(missing.length > 0 ? ['', 'Transitions that were not taken:', ...missing] : []),
    '',
  ].join('\n');
}

const reasonOf = (recipes: readonly Recipe[], id: string, edge: string): string => {
  const reason = recipes.find(({ lifecycle, beyond }) => lifecycle === id && beyond?.[edge] !== undefined)?.beyond?.[
    edge
  ];
  return reason === undefined ? '' : `  (${reason})`;
};

const percent = ({ taken, transitions }: MachineCoverage): string =>
  `${Math.floor((taken.length / transitions) * 100)}%`;

const counts = ({ taken, transitions, refused, refusals }: MachineCoverage): string =>
  `${taken.length} of ${transitions} transitions, ${refused.length} of ${refusals} refusals`;
