import type { Json } from '../../load/json.ts';
import { ownHeader } from '../../load/product/headers.ts';
import type { Product } from '../../load/product/product.ts';
import type { ChangeFile, Version, VersionChange } from '../../versions/change.ts';

/** `generated/docs/versions.md`: what is different in each version, and how a client follows. Newest first. */
export const upgradeGuide = (versions: readonly Version[], product: Product): string =>
  `${[headOf(product), ...versions.map(sectionOf).toReversed()].join('\n\n')}\n`;

const headOf = (product: Product): string => `# Versions

\`npm run generate\` writes this page from spec/versions.

A key and a webhook endpoint keep the version that was the newest when they were created. The header \`${ownHeader(product, 'Api-Version')}\` chooses another one for a request.`;

const sectionOf = ({ date, release, sunset, files }: Version, place: number): string => {
  const end = sunset === undefined ? 'It is the newest version.' : `It is served until ${sunset}.`;
  const nothing = place === 0 ? 'It is the first version.' : 'Nothing in it breaks a client of the version before.';
  const changes = files.length === 0 ? [nothing] : files.map(entryOf);
  return [`## ${date}`, `Release ${release}. ${end}`, ...changes].join('\n\n');
};

const entryOf = ({ summary, upgrade, changes }: ChangeFile): string =>
  [
    `### ${summary.trim().replace(/\.$/, '')}`,
    upgrade.trim(),
    changes.map((one) => `- ${wordsOf(one)}`).join('\n'),
  ].join('\n\n');

/** `generated/docs/changes.json`: the same as data, for the reference. */
export const changesOf = (versions: readonly Version[]): Json =>
  versions.map(({ date, release, files }) => ({
    date,
    release,
    changes: files.map(({ summary, upgrade, changes }) => ({
      summary: summary.trim(),
      upgrade: upgrade.trim(),
      entries: changes.map((change) => ({ text: wordsOf(change), subjects: subjectsOf(change) })),
    })),
  }));

/** The operations, schemas, events and lifecycles that a change names. */
const subjectsOf = (change: VersionChange): string[] => {
  if ('because' in change) return [...new Set(change.changes.map((words) => words.slice(0, words.indexOf(':'))))];
  switch (change.kind) {
    case 'state-shown':
      return [change.machine];
    case 'event-renamed':
      return [change.to];
    case 'event-hidden':
      return [change.event];
    case 'code-replaced':
      return [...(change.operations ?? [])];
    case 'status-changed':
      return [change.operation];
    default:
      return [change.schema];
  }
};

const code = (text: string): string => `\`${text}\``;

const fieldOf = ({ schema, field }: { readonly schema: string; readonly field?: string }): string =>
  field === undefined ? code(schema) : `${code(field)} of ${code(schema)}`;

/** A change as a client reads it: what is different in the newer version, and what older ones see. */
export const wordsOf = (change: VersionChange): string => {
  switch (change.kind) {
    case 'field-renamed':
    case 'field-moved':
      return `The field ${code(change.from)} of ${code(change.schema)} is ${code(change.to)} now.`;
    case 'field-removed':
      return `The field ${fieldOf(change)} is gone. Requests of older clients may contain it, and it has no effect.`;
    case 'field-required':
      return `The field ${fieldOf(change)} is required. A request of an older client without it means ${code(JSON.stringify(change.value))}.`;
    case 'value-renamed':
      return `The value ${code(change.from)} of ${fieldOf(change)} is ${code(change.to)} now.`;
    case 'value-shown':
      return `${fieldOf(change)} has the new value ${code(change.value)}. Older clients read ${code(change.as)}.`;
    case 'value-split':
      return `The value ${code(change.value)} of ${fieldOf(change)} is ${change.into.map(code).join(' or ')} now. Older clients read and write ${code(change.value)}.`;
    case 'value-removed':
      return `The value ${code(change.value)} of ${fieldOf(change)} is gone. From older clients it means ${code(change.becomes)}.`;
    case 'state-shown':
      return `${code(change.machine)} has the new status ${code(change.state)}. Older clients read ${code(change.as)}.`;
    case 'event-renamed':
      return `The event ${code(change.from)} is ${code(change.to)} now.`;
    case 'event-hidden':
      return `The event ${code(change.event)} is new. Older receivers do not get it.`;
    case 'code-replaced':
      return `The code ${code(change.from)} is ${code(change.to)} now${change.operations ? `, in ${change.operations.map(code).join(', ')}` : ''}.`;
    case 'status-changed':
      return `${code(change.operation)} responds with ${change.to} where it was ${change.from}.`;
    case 'pattern-tightened':
      return `The field ${fieldOf(change)} accepts less. What older clients write is read with ${code(change.accept)}.`;
    case 'default-changed':
      return `The default of ${fieldOf(change)} was ${code(JSON.stringify(change.was))}.`;
    case 'computed':
      return `${code(change.schema)} has another form.`;
    case 'kept-for-security':
      return `For every version: ${change.because.trim()}`;
    case 'lifecycle-differs':
      return `${change.sees.trim()} ${change.because.trim()}`;
    case 'gone':
      return `No version has it any more: ${change.because.trim()}`;
    case 'stated':
      return `For every version, as before: ${change.because.trim()}`;
  }
};
