import process from 'node:process';
import { generate } from 'orval';

/** orval: a fetch client with types and one function per operation. */
const [input = '', output = ''] = process.argv.slice(2);
await generate({
  input: { target: input },
  output: { target: `${output}/client.ts`, client: 'fetch', mode: 'single', clean: true },
});
