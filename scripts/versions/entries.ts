import type { ChangeFile, Version } from '../../codegen/versions/change.ts';

/** The documents that show them. */
export const ENTRIES = ['CHANGELOG.md', 'docs/guides/versions.md'];

/** The lists of changes that documents show, by the name of their place: a version's date, or `kept`. */
export type Entries = Readonly<Record<string, string>>;

const one = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Where older clients meet the change, because nothing can stand for it. */
const isMet = ({ changes }: ChangeFile): boolean =>
  changes.some(({ kind }) => kind === 'kept-for-security' || kind === 'lifecycle-differs' || kind === 'gone');

/** What the changelog says of each version, and the guide of those that older clients are not kept from. */
export const entriesOf = (versions: readonly Version[]): Entries => ({
  ...Object.fromEntries(
    versions
      .filter(({ files }) => files.length > 0)
      .map(({ date, files }) => [
        date,
        files.map(({ summary, upgrade }) => `- ${one(summary)} ${one(upgrade)}`).join('\n'),
      ]),
  ),
  kept: [
    '| Version | What its clients meet |',
    '| --- | --- |',
    ...versions.slice(0, -1).map(({ date }) => {
      const met = versions.filter((later) => later.date > date).flatMap(({ files }) => files.filter(isMet));
      return `| \`${date}\` | ${met.map(({ summary }) => one(summary)).join(' ') || 'Nothing.'} |`;
    }),
  ].join('\n'),
});

const PLACE = /^<!-- versions: ([\w-]+) -->\n([\s\S]*?)\n<!-- end -->$/gm;

/** The text with the lists in their places. @throws where a place has a name that is none */
export const withEntries = (text: string, entries: Entries): string =>
  text.replace(PLACE, (_, name: string) => {
    const entry = entries[name];
    if (entry === undefined) throw new Error(`There is no version ${name} whose changes can be listed.`);
    return `<!-- versions: ${name} -->\n\n${entry}\n\n<!-- end -->`;
  });

/** What stands in the places now, by their names. */
export const entriesIn = (text: string): Entries =>
  Object.fromEntries([...text.matchAll(PLACE)].map(([, name = '', entry = '']) => [name, entry.trim()]));
