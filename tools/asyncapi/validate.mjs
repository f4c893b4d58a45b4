import { readFileSync } from 'node:fs';
import process from 'node:process';
import { Parser } from '@asyncapi/parser';

/** node validate.mjs <document>: prints what the parser finds wrong with an AsyncAPI document, and fails on errors. */
const ERROR = 0;
const WARNING = 1;

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('name the AsyncAPI document');
const { document, diagnostics } = await new Parser().parse(readFileSync(path, 'utf8'));
const faults = diagnostics.filter(({ severity }) => severity === ERROR || severity === WARNING);
for (const { code, path: place, message } of faults) process.stdout.write(`${place.join('/')}: ${message} (${code})\n`);
if (document === undefined || faults.length > 0) process.exitCode = 1;
else
  process.stdout.write(
    `valid: ${document.allMessages().length} messages, ${document.allOperations().length} operations\n`,
  );
