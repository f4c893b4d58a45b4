import type { Area, Change } from './change.ts';
import { AUDIENCES, type Audience, type Verdict, type Verdicts } from './classify.ts';
import type { FollowUpKind } from './follow.ts';
import type { LookedUp, Presence } from './look.ts';
import { describe } from './words.ts';

export interface Judged extends Change {
  readonly verdicts: Verdicts;
}

/** All that a review says; `--json` prints it as it is. */
export interface Review {
  /** What is compared: `3bed52f`, `the working tree`. */
  readonly from: string;
  readonly to: string;
  readonly problems: readonly string[];
  readonly changes: readonly Judged[];
  readonly followUps: readonly LookedUp[];
}

const AREAS: readonly (readonly [Area, string])[] = [
  ['operation', 'Operations'],
  ['schema', 'Schemas'],
  ['error', 'Error codes'],
  ['webhook', 'Webhooks'],
  ['machine', 'Lifecycles'],
  ['document', 'Document'],
];

const TITLES: Readonly<Record<Audience, string>> = {
  api: 'API consumers',
  webhooks: 'webhook receivers',
  rows: 'stored rows',
};

const MARKS: Readonly<Record<Verdict, string>> = { breaking: '**breaking**', compatible: 'compatible', untouched: '–' };

export const printMarkdown = ({ from, to, problems, changes, followUps }: Review): string =>
  [
    `# Review: ${from} → ${to}`,
    ...problemsSection(problems),
    ...summary(changes),
    ...AREAS.flatMap(([area, title]) =>
      section(
        title,
        changes.filter((change) => change.area === area),
      ),
    ),
    ...followSection(followUps),
    '',
  ].join('\n');

const problemsSection = (problems: readonly string[]): string[] =>
  problems.length === 0
    ? []
    : [
        '',
        `> The old side does not generate with today's generator; what it could not read is missing below.`,
        ...problems.slice(0, 10).map((line) => `> - ${escaped(line)}`),
        ...(problems.length > 10 ? [`> - and ${problems.length - 10} more`] : []),
      ];

const summary = (changes: readonly Judged[]): string[] => {
  if (changes.length === 0) return ['', 'Nothing changed for anybody: no operation, schema, code, event or lifecycle.'];
  const count = (audience: Audience, verdict: Verdict): number =>
    changes.filter(({ verdicts }) => verdicts[audience] === verdict).length;
  return [
    '',
    '| | breaking | compatible |',
    '|---|--:|--:|',
    ...AUDIENCES.map((one) => `| ${TITLES[one]} | ${count(one, 'breaking')} | ${count(one, 'compatible')} |`),
  ];
};

const section = (title: string, changes: readonly Judged[]): string[] => {
  if (changes.length === 0) return [];
  const subjects = Map.groupBy(changes, ({ subject }) => subject);
  return [
    '',
    `## ${title}`,
    ...[...subjects].flatMap(([subject, own]) => [
      '',
      `### \`${subject}\`${rolesText(own)}`,
      '',
      `| change | ${AUDIENCES.map((audience) => TITLES[audience]).join(' | ')} | rule |`,
      '|---|---|---|---|---|',
      ...own.map(row),
    ]),
  ];
};

const rolesText = ([first]: readonly Judged[]): string =>
  first?.area === 'schema' ? ` (${first.roles?.length ? first.roles.join(', ') : 'used by nothing'})` : '';

const row = (change: Judged): string => {
  const { verdicts, rule } = change;
  const because = verdicts.because === undefined ? '' : `: ${verdicts.because}`;
  const marks = AUDIENCES.map((audience) => MARKS[verdicts[audience]]);
  return `| ${escaped(describe(change) + because)} | ${marks.join(' | ')} | ${rule} |`;
};

const KINDS: Readonly<Record<FollowUpKind, string>> = {
  handler: 'Handlers',
  presenter: 'Presenters',
  effect: 'Effects',
  fact: 'Facts',
  migration: 'Migrations',
  test: 'Tests and walks',
  generated: 'Generated',
  docs: 'Documents',
};

const BOXES: Readonly<Record<Presence, string>> = {
  there: '[x]',
  missing: '[ ]',
  stub: '[ ] (a stub)',
  look: '[ ] (look)',
};

const followSection = (followUps: readonly LookedUp[]): string[] => {
  if (followUps.length === 0) return [];
  const kinds = Map.groupBy(followUps, ({ kind }) => kind);
  return [
    '',
    '## What has to follow',
    '',
    'Ticked where the text that is needed stands in the tree; the compiler and the tests have the last word.',
    ...(Object.keys(KINDS) as FollowUpKind[]).flatMap((kind) => {
      const own = kinds.get(kind);
      return own ? ['', `**${KINDS[kind]}**`, '', ...own.map(followLine)] : [];
    }),
  ];
};

const followLine = ({ path, task, presence, files }: LookedUp): string => {
  const [first, ...others] = files.filter((file) => file !== path);
  const found = first === undefined ? '' : ` (${first}${others.length > 0 ? `, ${others.length} more` : ''})`;
  return `- ${BOXES[presence]} \`${path}\`: ${task}${found}`;
};

/** A bar would end the cell. */
const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
