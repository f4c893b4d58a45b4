import { describe, expect, it } from 'vitest';
import type { AccessRecord } from '../../src/reference/contract.ts';
import { createReference } from '../../src/reference/index.ts';
import { projectFolders, readContract } from '../../src/reference/read-contract.ts';
import { smallContract } from './small-contract.ts';

const pageOf = (access?: AccessRecord): string =>
  createReference(smallContract(access && { access }), '')
    .file('access')
    ?.body.toString() ?? '';

describe('/docs/access', () => {
  const [id = ''] = [...createReference(smallContract(), '').paths]
    .filter((path) => path.startsWith('operations/'))
    .map((path) => path.slice('operations/'.length));

  it('shows each answer in a word, and marks untested cells', () => {
    const row = {
      anonymous: 'API_KEY_REQUIRED',
      key: 'allowed',
      'other tenant': 'LAMP_NOT_FOUND',
      'other party': null,
      VIEWER: 'INSUFFICIENT_SCOPE',
    };
    const page = pageOf({ triedAt: '2026-03-02', operations: { [id]: row } });
    const [, cells = ''] = new RegExp(`operations/${id}">[^<]*</a></th>(.*?)</tr>`).exec(page) ?? [];
    expect([...cells.matchAll(/<td[^>]*>([^<]*)</g)].map(([, word]) => word)).toEqual([
      'sign in',
      'not tried',
      'yes',
      'not tried',
      'scope',
      'not tried',
      'not tried',
      'not tried',
      'not tried',
      '–',
      'hidden',
    ]);
    expect(page).toContain(
      'The run of <time datetime="2026-03-02">2026-03-02</time> tried 4 cells: 1 allowed, 3 refused.',
    );
    expect(page).toContain('cells have not been tried');
  });

  it('is served without a run, and says that nothing was tested', () => {
    expect(pageOf()).toMatch(/\d+ cells have not been tried/);
    expect(pageOf()).not.toContain('The run of');
  });

  it('has a row for every operation of the contract, with every cell tested', async () => {
    const contract = await readContract({ errors: {} }, projectFolders);
    const operations = Object.values(contract.document.paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId }) => operationId ?? []),
    );
    expect(Object.keys(contract.access?.operations ?? {}).toSorted()).toEqual(operations.toSorted());
  });
});
