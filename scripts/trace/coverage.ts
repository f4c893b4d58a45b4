import type { Requirement, Requirements } from './requirements.ts';
import type { Mention } from './test-titles.ts';

export interface SectionCoverage {
  readonly section: string;
  /** Testable requirements of the section, and how many of them a test names. */
  readonly total: number;
  readonly covered: number;
  readonly uncovered: readonly Requirement[];
}

export interface Coverage {
  readonly sections: readonly SectionCoverage[];
  readonly untestable: readonly (Requirement & { readonly reason: string })[];
  /** Mentions of numbers that are no requirement, and of those that are called untestable: both are mistakes. */
  readonly unknown: readonly Mention[];
  readonly impossible: readonly Mention[];
}

/** `A3` and `A 3` are all of A 3.1 to A 3.6; `A3.1` is not A 3.10; `A` is the whole document. */
export function isWithin(section: string, filter: string): boolean {
  const wanted = filter.toUpperCase().replace(/^([AB])\s*(?=\d)/, '$1 ');
  return section === wanted || section.startsWith(`${wanted}${wanted.length === 1 ? ' ' : '.'}`);
}

/** Sections come in the order of the page. Unknown numbers belong to no section and are told whatever the filter is. */
export function coverageOf(requirements: Requirements, mentions: readonly Mention[], filter?: string): Coverage {
  const { all, untestable } = requirements;
  const known = new Set(all.map(({ id }) => id));
  const named = new Set(mentions.map(({ id }) => id));
  const selected = all.filter(({ section }) => filter === undefined || isWithin(section, filter));
  if (selected.length === 0) throw new Error(`no section ${filter}`);
  const sections = [...new Set(selected.map(({ section }) => section))].map((section): SectionCoverage => {
    const testable = selected.filter((one) => one.section === section && !untestable.has(one.id));
    const uncovered = testable.filter(({ id }) => !named.has(id));
    return { section, total: testable.length, covered: testable.length - uncovered.length, uncovered };
  });
  return {
    sections,
    untestable: selected.flatMap((one) => {
      const reason = untestable.get(one.id);
      return reason === undefined ? [] : [{ ...one, reason }];
    }),
    unknown: mentions.filter(({ id }) => !known.has(id)),
    impossible: mentions.filter(({ id }) => untestable.has(id)),
  };
}

const sum = (sections: readonly SectionCoverage[], name: string): string => {
  const total = sections.reduce((all, one) => all + one.total, 0);
  const covered = sections.reduce((all, one) => all + one.covered, 0);
  return `${name}: ${covered} of ${total} covered, ${total - covered} uncovered`;
};

/** The report as text. Its last four lines are the summary: document A, document B, both, mistakes. */
export function reportOf({ sections, untestable, unknown, impossible }: Coverage): string {
  const listed = sections.flatMap(({ section, covered, total, uncovered }) => [
    `${section.padEnd(7)} ${covered}/${total}`,
    ...uncovered.map(({ id, text }) => `        ${id}  ${text}`),
  ]);
  const mistakes = [
    ...unknown.map(({ id, file, line }) => `${file}:${line}: ${id} is no requirement`),
    ...impossible.map(({ id, file, line }) => `${file}:${line}: ${id} is listed as not testable`),
  ];
  return [
    ...listed,
    ...untestable.map(({ id, reason }) => `not testable: ${id}  ${reason}`),
    ...mistakes,
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
    `Mistakes: ${unknown.length} unknown numbers, ${impossible.length} named though not testable (${untestable.length} are not)`,
    '',
  ].join('\n');
}
