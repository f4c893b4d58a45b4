import type { HandlerState } from './handlers.ts';
import type { Requirement, Requirements, Wait } from './requirements.ts';
import type { Mention } from './test-titles.ts';

export interface SectionCoverage {
  readonly section: string;
  /** Testable requirements of the section, how many of them a test names, and how many wait for an operation. */
  readonly total: number;
  readonly covered: number;
  readonly waiting: number;
  /** Neither named nor waiting: nobody has said why. */
  readonly uncovered: readonly Requirement[];
}

/** An operation that a requirement is said to wait for, and that has its handler or is none. */
export interface Overdue {
  readonly id: string;
  readonly operation: string;
  readonly state: Exclude<HandlerState, 'stub'>;
}

export interface Coverage {
  readonly sections: readonly SectionCoverage[];
  readonly untestable: readonly (Requirement & { readonly reason: string })[];
  readonly waiting: readonly (Requirement & Wait)[];
  /** Mentions of numbers that are no requirement, that are called untestable, and that wait: all are mistakes. */
  readonly unknown: readonly Mention[];
  readonly impossible: readonly Mention[];
  readonly premature: readonly Mention[];
  /** Reasons that hold no longer: mistakes too. */
  readonly overdue: readonly Overdue[];
}

/** How many things the page or a test says that are not so. */
export const mistakesIn = ({ unknown, impossible, premature, overdue }: Coverage): number =>
  unknown.length + impossible.length + premature.length + overdue.length;

/** `A3` and `A 3` are all of A 3.1 to A 3.6; `A2.1` is not A 2.10; `A` is the whole document. */
export function isWithin(section: string, filter: string): boolean {
  const wanted = filter.toUpperCase().replace(/^([AB])\s*(?=\d)/, '$1 ');
  return section === wanted || section.startsWith(`${wanted}${wanted.length === 1 ? ' ' : '.'}`);
}

/**
 * Sections come in the order of the page. Mistakes belong to no section and are told whatever the filter is. `stateOf` looks
 * an operation's handler up.
 */
export function coverageOf(
  requirements: Requirements,
  mentions: readonly Mention[],
  stateOf: (operation: string) => HandlerState,
  filter?: string,
): Coverage {
  const { all, untestable, waiting } = requirements;
  const known = new Set(all.map(({ id }) => id));
  const named = new Set(mentions.map(({ id }) => id));
  const selected = all.filter(({ section }) => filter === undefined || isWithin(section, filter));
  if (selected.length === 0) throw new Error(`no section ${filter}`);
  const sections = [...new Set(selected.map(({ section }) => section))].map((section): SectionCoverage => {
    const testable = selected.filter((one) => one.section === section && !untestable.has(one.id));
    const open = testable.filter(({ id }) => !named.has(id));
    const uncovered = open.filter(({ id }) => !waiting.has(id));
    const covered = testable.length - open.length;
    return { section, total: testable.length, covered, waiting: open.length - uncovered.length, uncovered };
  });
  return {
    sections,
    untestable: selected.flatMap((one) => {
      const reason = untestable.get(one.id);
      return reason === undefined ? [] : [{ ...one, reason }];
    }),
    waiting: selected.flatMap((one) => {
      const wait = waiting.get(one.id);
      return wait === undefined ? [] : [{ ...one, ...wait }];
    }),
    unknown: mentions.filter(({ id }) => !known.has(id)),
    impossible: mentions.filter(({ id }) => untestable.has(id)),
    premature: mentions.filter(({ id }) => waiting.has(id)),
    overdue: [...waiting].flatMap(([id, { operations }]) =>
      operations.flatMap((operation) => {
        const state = stateOf(operation);
        return state === 'stub' ? [] : [{ id, operation, state }];
      }),
    ),
  };
}

function sum(sections: readonly SectionCoverage[], name: string): string {
  const all = (count: (one: SectionCoverage) => number) => sections.reduce((sofar, one) => sofar + count(one), 0);
  const [total, covered] = [all((one) => one.total), all((one) => one.covered)];
  const [uncovered, waiting] = [all((one) => one.uncovered.length), all((one) => one.waiting)];
  return `${name}: ${covered} of ${total} covered, ${uncovered} uncovered, ${waiting} waiting`;
}

const mistakesOf = ({ unknown, impossible, premature, overdue }: Coverage): string[] => [
  ...unknown.map(({ id, file, line }) => `${file}:${line}: ${id} is no requirement`),
  ...impossible.map(({ id, file, line }) => `${file}:${line}: ${id} is listed as not testable`),
  ...premature.map(({ id, file, line }) => `${file}:${line}: ${id} is listed as waiting`),
  ...overdue.map(({ id, operation, state }) =>
    state === 'built'
      ? `${id} waits for ${operation}, which has its handler`
      : `${id} waits for ${operation}, which is no operation`,
  ),
];

/** The report as text. Its last four lines are the summary: document A, document B, both, mistakes. */
export function reportOf(coverage: Coverage): string {
  const { sections, untestable, waiting, unknown, impossible, premature, overdue } = coverage;
  const listed = sections.flatMap(({ section, covered, total, uncovered }) => [
    `${section.padEnd(7)} ${covered}/${total}`,
    ...uncovered.map(({ id, text }) => `        ${id}  ${text}`),
  ]);
  const named = impossible.length + premature.length;
  return [
    ...listed,
    ...waiting.map(({ id, operations, reason }) => `waiting: ${id}  for ${operations.join(', ')}: ${reason}`),
    ...untestable.map(({ id, reason }) => `not testable: ${id}  ${reason}`),
    ...mistakesOf(coverage),
    '',
    sum(
      sections.filter(({ section }) => section.startsWith('A')),
      'Document A',
    ),
    sum(
      sections.filter(({ section }) => section.startsWith('B')),
      'Document B',
    ),
    sum(sections, 'Total'),
    `Mistakes: ${unknown.length} unknown numbers, ${named} named though not testable or waiting, ${overdue.length} waits that are over`,
    '',
  ].join('\n');
}
