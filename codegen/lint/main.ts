import { enableCompileCache } from 'node:module';

/**
 * npm run lint:contract     this contract's own habits on the model, and redocly's rules on the multi-file document
 */
if (process.argv.includes('--help')) {
  console.log('Usage: npm run lint:contract\n\nChecks names, units, descriptions and examples of the contract.');
  process.exit(0);
}
enableCompileCache('node_modules/.cache/codegen');
const { lintContract } = await import('./lint.ts');
const { lines, fails } = await lintContract(process.cwd());
for (const line of lines) console.error(line);
console.log(lines.length === 0 ? 'the contract is clean' : `${lines.length} ${fails ? 'problem(s)' : 'warning(s)'}`);
process.exitCode = fails ? 1 : 0;
