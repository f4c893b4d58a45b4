import { setImmediate } from 'node:timers/promises';
import { type Catalog, titleOf } from '../catalog.ts';
import type { File } from '../file.ts';
import { pathTo } from '../links.ts';
import type { Operation } from '../operations.ts';
import type { Page } from '../pages.ts';
import { viewOf } from '../view.ts';
import { markdownOf } from './as-markdown.ts';

const MARKDOWN = 'text/markdown; charset=utf-8';

/** A page as Markdown. Its links lead to Markdown, too. A guide is shown as it was written. */
export function markdownPage(catalog: Catalog, path: string, page: Page): File {
  const guide = catalog.contract.guides.find(({ name }) => pathTo.guide(name) === path);
  if (guide !== undefined) return { type: MARKDOWN, body: guide.markdown };
  const view = viewOf(catalog, path, '.md');
  return { type: MARKDOWN, body: markdownOf(page(view).main.text) };
}

/** The text files that agents look for at the root of a site (llmstxt.org): an index, and everything in one file. */
export interface TextIndex {
  readonly short: File;
  readonly full: File;
}

const TEXT = 'text/plain; charset=utf-8';
/** Tokens as they are commonly estimated. */
const BYTES_PER_TOKEN = 4;

/** `textOf` is the Markdown of a page. Other requests are served between two pages. */
export async function textIndex(catalog: Catalog, textOf: (path: string) => string): Promise<TextIndex> {
  const [guides, lifecycles, operations, errors] = sectionsOf(catalog);
  const texts = [headOf(catalog)];
  for (const { path } of [...guides.entries, ...lifecycles.entries, ...errors.entries]) {
    texts.push(textOf(path).trim());
    await setImmediate();
  }
  texts.push(`# Operations\n\n${[...catalog.operations.values()].map(inShort).join('\n\n')}`);
  const full = texts.join('\n\n---\n\n');
  const bytes = Buffer.byteLength(full);
  const data = [
    '- [The contract](openapi.json): OpenAPI 3.1',
    '- [The events](asyncapi.json): AsyncAPI 3, for webhooks and the stream of events',
    '- [The lifecycles](lifecycles.json): states, events and transitions as data',
    `- [Guides, lifecycles, errors and all operations in one file](llms-full.txt): ${inKilobytes(bytes)}, about ${Math.ceil(bytes / BYTES_PER_TOKEN / 1000)},000 tokens`,
  ];
  const sections = [guides, lifecycles, operations, errors].map(
    ({ title, entries }) =>
      `## ${title}\n\n${entries.map(({ path, name, note }) => `- [${name}](docs/${path}.md): ${note}`).join('\n')}`,
  );
  const short = [headOf(catalog), ...sections, `## Data\n\n${data.join('\n')}`].join('\n\n');
  return { short: { type: TEXT, body: `${short}\n` }, full: { type: TEXT, body: `${full}\n` } };
}

/** An operation without its schemas, which its own page has. */
const inShort = ({ id, method, path, summary, description }: Operation): string =>
  `## ${id}\n\n${summary}: \`${method} ${path}\`\n\n${description ?? ''}`.trim();

const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;

const headOf = ({ contract: { document } }: Catalog): string => {
  const { title, version, summary } = document.info;
  return `# ${title}\n\n> ${(summary ?? `The API of ${title}`).replace(/\.$/, '')}. Version ${version}. Every page of the reference is available as Markdown under its own address with .md.`;
};

interface Section {
  readonly title: string;
  readonly entries: readonly { readonly path: string; readonly name: string; readonly note: string }[];
}

function sectionsOf({
  contract,
  operations,
  lifecycles,
}: Catalog): [guides: Section, lifecycles: Section, operations: Section, errors: Section] {
  return [
    {
      title: 'Guides',
      entries: contract.guides.map((guide) => ({
        path: pathTo.guide(guide.name),
        name: titleOf(guide),
        note: firstSentence(guide.markdown),
      })),
    },
    {
      title: 'Lifecycles',
      entries: [...lifecycles.values()].map(({ id, description }) => ({
        path: pathTo.lifecycle(id),
        name: id,
        note: description ?? '',
      })),
    },
    {
      title: 'Operations',
      entries: [...operations.values()].map(({ id, summary, method, path }) => ({
        path: pathTo.operation(id),
        name: id,
        note: `${summary} (${method} ${path})`,
      })),
    },
    {
      title: 'Errors and access',
      entries: [
        { path: 'errors', name: 'Errors', note: 'Every code, and what to do about it' },
        { path: 'access', name: 'Access', note: 'Who may call which operation' },
      ],
    },
  ];
}

/** The first sentence behind the title. */
const firstSentence = (markdown: string): string =>
  /^# .+\n+([^\n]+)/.exec(markdown)?.[1]?.match(/^.+?[.:!](?=\s|$)/)?.[0] ?? '';
