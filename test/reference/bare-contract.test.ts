import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createReference, readContract } from '../../src/reference/index.ts';

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Parcel lockers', version: '1.0.0' },
  paths: {},
  components: { schemas: {} },
};

test('shows a contract that has neither guides nor lifecycles nor decisions', async () => {
  const root = mkdtempSync(join(tmpdir(), 'reference-'));
  try {
    mkdirSync(join(root, 'generated'));
    writeFileSync(join(root, 'generated/openapi.json'), JSON.stringify(DOCUMENT));
    const folder = (name: string): URL => pathToFileURL(`${join(root, name)}/`);
    const folders = { generated: folder('generated'), guides: folder('docs/guides'), sources: folder('docs') };
    const contract = await readContract({ errors: {} }, folders);
    expect(contract).toMatchObject({ guides: [], lifecycles: [], diagrams: {} });
    expect(contract.access).toBeUndefined();
    const reference = createReference(contract, '.html');
    expect(String(reference.file('')?.body)).toContain('Parcel lockers API');
    expect(reference.file('errors')).toBeDefined();
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('says so when the document of the contract is missing', async () => {
  const nowhere = pathToFileURL(`${join(tmpdir(), 'no-such-folder')}/`);
  const folders = { generated: nowhere, guides: nowhere, sources: nowhere };
  await expect(readContract({ errors: {} }, folders)).rejects.toThrow('openapi.json');
});
