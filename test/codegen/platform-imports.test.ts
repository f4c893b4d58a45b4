import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withPlatformImports } from '../../codegen/output/platform-imports.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'platform-imports-'));
  mkdirSync(join(root, 'src/platform'), { recursive: true });
  writeFileSync(join(root, 'src/platform/own.ts'), '');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a service imports platform files from the package', () => {
  expect(withPlatformImports(root, "import '../../src/platform/http/operation.ts';")).toBe(
    "import '@paychart/platform/src/platform/http/operation.js';",
  );
});

test('a service imports its own files by path, even a handler whose stub is not written yet', () => {
  for (const text of [
    "import '../../src/platform/own.ts';",
    "import { getLoan } from '../../../src/domains/loans/operations/get-loan.ts';",
  ])
    expect(withPlatformImports(root, text)).toBe(text);
});
