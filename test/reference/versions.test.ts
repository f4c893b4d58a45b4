import { describe, expect, test } from 'vitest';
import type { Contract, VersionChanges } from '../../src/reference/contract.ts';
import { createReference, createVersionedReference, fileOf } from '../../src/reference/index.ts';
import { smallContract, smallDocument } from './small-contract.ts';

const changes: readonly VersionChanges[] = [
  { date: '2026-01-01', release: '1', changes: [] },
  { date: '2026-06-01', release: '2', changes: [] },
  {
    date: '2026-12-01',
    release: '3',
    changes: [
      {
        summary: 'A lamp has a brightness.',
        upgrade: 'Read the brightness.',
        entries: [{ text: 'Lamps shine otherwise.', subjects: ['Lamp', 'nothing'] }],
      },
    ],
  },
];

/** A lamp that had a colour, and could be smashed. */
const older = (): Contract => {
  const document = smallDocument();
  const { schemas = {} } = document.components;
  const lamp = { ...schemas.Lamp, properties: { ...schemas.Lamp?.properties, colour: { type: 'string' } } };
  const [use] = Object.values(document.paths).flatMap((item) => Object.values(item));
  if (use === undefined) throw new Error('there is no operation');
  return smallContract({
    document: {
      ...document,
      paths: { ...document.paths, '/v1/lamps/{id}/smash': { post: { ...use, operationId: 'smashLamp' } } },
      components: { ...document.components, schemas: { ...schemas, Lamp: lamp } },
    },
  });
};

const make = (suffix: '' | '.html' = '') =>
  createVersionedReference(
    smallContract(),
    [
      { date: '2026-01-01', contract: older() },
      { date: '2026-06-01', contract: smallContract() },
    ],
    changes,
    suffix,
  );
const bodyOf = (path: string): string => make().file(path)?.body ?? 'no page';

describe('a reference with versions', () => {
  test('shows the document of each version under its date, and the newest at the root', () => {
    expect(bodyOf('2026-01-01/schemas/Lamp')).toContain('colour');
    expect(bodyOf('schemas/Lamp')).not.toContain('colour');
    expect(make().file('operations/smashLamp')).toBeUndefined();
    expect(bodyOf('2026-01-01/operations/smashLamp')).toContain('smash');
    expect(make().markdown('2026-01-01/schemas/Lamp')?.body).toContain('colour');
  });

  test('asks the service for the version that a page shows', () => {
    const older = bodyOf('2026-01-01/operations/smashLamp');
    expect(older).toContain('data-version="2026-01-01"');
    expect(older).toContain('X-Service-Api-Version: 2026-01-01');
    const newest = bodyOf('schemas/Lamp') + bodyOf('operations/switchLamp');
    expect(newest).not.toContain('data-version');
    expect(newest).not.toContain('X-Service-Api-Version: ');
  });

  test('names the address of the service above all versions', () => {
    expect(bodyOf('schemas/Lamp')).toContain('data-root="../" data-served=".."');
    expect(bodyOf('2026-01-01/schemas/Lamp')).toContain('data-root="../" data-served="../.."');
  });

  test('searches only the shown version', () => {
    expect(bodyOf('search-index.js')).not.toContain('smashLamp');
    expect(bodyOf('2026-01-01/search-index.js')).toContain('smashLamp');
  });

  test('links each page to the same page of another version, or to its start', () => {
    const newest = bodyOf('schemas/Lamp');
    expect(newest).toContain('href="../2026-01-01/schemas/Lamp"');
    expect(newest).toContain('href="../schemas/Lamp" aria-current="true"');
    const oldest = bodyOf('2026-01-01/schemas/Lamp');
    expect(oldest).toContain('href="../../schemas/Lamp"');
    expect(oldest).toContain('href="../../2026-06-01/schemas/Lamp"');
    expect(oldest).toContain('href="../../changes"');
    const gone = bodyOf('2026-01-01/operations/smashLamp');
    expect(gone).toContain('href="../../2026-06-01/"');
    expect(bodyOf('2026-01-01/')).toContain('href="../2026-06-01/"');
  });

  test('has only links to existing files', () => {
    const reference = make('.html');
    const files = new Set(reference.paths.map((path) => fileOf(path, '.html')));
    const broken: string[] = [];
    for (const path of reference.paths) {
      const { type = '', body = '' } = reference.file(path) ?? {};
      if (!type.includes('html')) continue;
      for (const [, link = ''] of body.matchAll(/href="([^"#:]+)(?:#[^"]*)?"/g)) {
        const target = decodeURIComponent(new URL(link, `http://here/${fileOf(path, '.html')}`).pathname.slice(1));
        if (!files.has(target) && !target.endsWith('.md')) broken.push(`${path}: ${link}`);
      }
    }
    expect(broken).toEqual([]);
    expect(files).toContain('2026-01-01/index.html');
  });

  test('says what changed between any two versions, by resource, with links', () => {
    const page = bodyOf('changes/2026-01-01-to-2026-12-01');
    expect(page).toContain('A lamp has a brightness.');
    expect(page).toContain('Read the brightness.');
    expect(page).toContain('href="../schemas/Lamp"');
    expect(page).toMatch(/<h3 id="resource-1">Lamps<\/h3>/);
    expect(page).toContain('no longer has the field colour.');
    expect(page).toMatch(/href="\.\.\/2026-01-01\/operations\/smashLamp"><code>smashLamp<\/code><\/a> is gone\./);
    const between = bodyOf('changes/2026-01-01-to-2026-06-01');
    expect(between).not.toContain('brightness');
    expect(between).toContain('a client of 2026-01-01 works as it is');
    expect(bodyOf('changes')).toContain('From version 2026-06-01 to 2026-12-01.');
  });

  test('is the plain reference if the contract has no versions', () => {
    const plain = createVersionedReference(smallContract(), [], [], '');
    expect(plain.paths).toEqual(createReference(smallContract(), '').paths);
    expect(plain.file('')?.body).not.toContain('class="versions"');
  });
});
