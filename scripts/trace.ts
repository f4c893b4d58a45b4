import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { coverageOf, mistakesIn, reportOf } from './trace/coverage.ts';
import { handlerState } from './trace/handlers.ts';
import { parseRequirements } from './trace/requirements.ts';
import { mentionsIn } from './trace/test-titles.ts';

/**
 * `npm run trace`: which requirements of docs/requirements.md the titles of tests name, which wait for operations that have
 * no handler yet, and which are uncovered without such a reason.
 */
const USAGE = `Usage: npm run trace -- [--section A3.1] [--json] [--root <folder>]
`;

const { values } = parseArgs({
  options: {
    section: { type: 'string' },
    json: { type: 'boolean', default: false },
    root: { type: 'string', default: join(import.meta.dirname, '..') },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

function testFiles(root: string): string[] {
  return readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function trace(root: string): void {
  const requirements = parseRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const mentions = testFiles(root).flatMap((path) => mentionsIn(relative(root, path), readFileSync(path, 'utf8')));
  const stateOf = (operation: string) => handlerState(root, operation);
  const coverage = coverageOf(requirements, mentions, stateOf, values.section);
  process.stdout.write(values.json ? `${JSON.stringify({ ...coverage, mentions }, null, 2)}\n` : reportOf(coverage));
  if (mistakesIn(coverage) > 0) process.exitCode = 1;
}

if (values.help) process.stdout.write(USAGE);
else {
  try {
    trace(values.root);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
