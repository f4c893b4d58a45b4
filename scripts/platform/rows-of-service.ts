import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

/** Writes the types of rows where a migration has changed since they were written. */
const root = process.cwd();
const mark = join(root, 'generated/database/migrations.sha256');

const digest = createHash('sha256');
for (const file of globSync('migrations/**/*.ts', { cwd: root }).sort()) {
  digest.update(`${file}\0`).update(readFileSync(join(root, file)));
}
const now = digest.digest('hex');
if (!existsSync(mark) || readFileSync(mark, 'utf8').trim() !== now) {
  await import('../rows.ts');
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, `${now}\n`);
}
