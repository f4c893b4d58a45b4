import type { Area, Change } from './change.ts';
import { AUDIENCE_NAMES, AUDIENCES, type Audience, type Verdict, type Verdicts } from './classify.ts';
import type { Place } from './code/project.ts';
import { lineDiff } from './diff/line-diff.ts';
import type { FollowUp, FollowUpKind, Presence } from './follow/follow-up.ts';
import { listed } from './names.ts';
import { describe } from './words.ts';

export interface Judged extends Change {
  readonly verdicts: Verdicts;
}

/** All that a review says; `--json` prints it as it is. */
export interface Review {
  /** The compared versions: `3bed52f`, `the working tree`. */
  readonly from: string;
  readonly to: string;
  readonly problems: readonly string[];
  /** The parts that the review could not do. */
  readonly notes: readonly string[];
  readonly changes: readonly Judged[];
  readonly followUps: readonly FollowUp[];
}

const AREAS: readonly (readonly [Area, string])[] = [
  ['operation', 'Operations'],
  ['schema', 'Schemas'],
  ['error', 'Error codes'],
  ['webhook', 'Webhooks'],
  ['machine', 'Lifecycles'],
  ['document', 'Document'],
];

const MARKS: Readonly<Record<Verdict, string>> = {
  breaking: '**breaking**',
  behaviour: 'behaviour',
  compatible: 'compatible',
  untouched: '–',
};

export const printMarkdown = ({ from, to, problems, notes, changes, followUps }: Review): string =>
  [
    `# Review: ${from} → ${to}`,
    ...problemsSection(problems),
    ...notes.flatMap((note) => ['', `> ${note}`]),
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
    '| | breaking | behaviour | compatible |',
    '|---|--:|--:|--:|',
    ...AUDIENCES.map((one) => {
      const counts = (['breaking', 'behaviour', 'compatible'] as const).map((verdict) => count(one, verdict));
      return `| ${AUDIENCE_NAMES[one]} | ${counts.join(' | ')} |`;
    }),
  ];
};

const section = (title: string, changes: readonly Judged[]): string[] => {
  if (changes.length === 0) return [];
  const alike = [...Map.groupBy(changes, likeness).values()].filter((group) => subjectsOf(group).length >= MANY);
  const shared = new Set(alike.flat());
  const subjects = Map.groupBy(
    changes.filter((change) => !shared.has(change)),
    ({ subject }) => subject,
  );
  return [
    '',
    `## ${title}`,
    ...alike.flatMap((group) => [
      '',
      `### ${subjectsOf(group).length} alike`,
      '',
      ...TABLE_HEAD,
      ...group.slice(0, 1).map(row),
      '',
      `In ${listed(subjectsOf(group).map((subject) => `\`${subject}\``))}.`,
    ]),
    ...[...subjects].flatMap(([subject, own]) => [
      '',
      `### \`${subject}\`${rolesText(own)}`,
      '',
      ...TABLE_HEAD,
      ...own.map(row),
      ...own.flatMap(codeLines),
    ]),
  ];
};

const TABLE_HEAD = [
  `| change | ${AUDIENCES.map((audience) => AUDIENCE_NAMES[audience]).join(' | ')} | rule |`,
  '|---|---|---|---|---|',
];

/** From so many subjects on, one and the same difference has one cause: a limit, a parameter or a header that they share. */
const MANY = 4;

const likeness = ({ rule, at, was, now, verdicts, roles, code }: Judged): string =>
  JSON.stringify([rule, at, was, now, verdicts, roles, code]);

const subjectsOf = (changes: readonly Judged[]): string[] => [...new Set(changes.map(({ subject }) => subject))];

/** Prints the former and the new code of a function under the table: the lines that differ, with their context. */
const codeLines = ({ rule, at, code = [] }: Judged): string[] =>
  code.flatMap(({ name, place, was, now }) => [
    '',
    `\`${name}\`, ${name === at ? '' : `which ${at} reaches, `}in \`${place}\` (${rule}):`,
    '',
    '```diff',
    ...lineDiff(was, now),
    '```',
  ]);

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
  code: 'Code that names statuses, events and values',
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

const followSection = (followUps: readonly FollowUp[]): string[] => {
  if (followUps.length === 0) return [];
  const kinds = Map.groupBy(followUps, ({ kind }) => kind);
  return [
    '',
    '## What has to follow',
    '',
    'Ticked where the code shows that it is done. `(look)`: only a person can tell. `(a stub)`: the generated stub still',
    'stands there. The compiler and the tests have the last word.',
    ...(Object.keys(KINDS) as FollowUpKind[]).flatMap((kind) => {
      const own = kinds.get(kind);
      return own ? ['', `**${KINDS[kind]}**`, '', ...own.flatMap(followLines)] : [];
    }),
  ];
};

const followLines = ({ path, task, presence, files, places = [], isBrief }: FollowUp): string[] => {
  const [first, ...others] = files.filter((file) => file !== path);
  const found = first === undefined ? '' : ` (${first}${others.length > 0 ? `, ${others.length} more` : ''})`;
  const line = `- ${BOXES[presence]} \`${path}\`: ${task}${found}`;
  return [line, ...(isBrief ? briefLines(places) : placeLines(places))];
};

const SHOWN = 30;

const placeLines = (places: readonly Place[]): string[] => [
  ...places.slice(0, SHOWN).map(({ file, line, text }) => `  - \`${file}:${line}\` ${quoted(text)}`),
  ...(places.length > SHOWN ? [`  - and ${places.length - SHOWN} more, which \`--json\` lists`] : []),
];

/** Line numbers by file. */
const briefLines = (places: readonly Place[]): string[] =>
  [...Map.groupBy(places, ({ file }) => file)].map(
    ([file, own]) => `  - \`${file}\`: ${own.map(({ line }) => line).join(', ')}`,
  );

/** Code that may contain a backtick. */
const quoted = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** A bar would end the cell. */
const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
