import { globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { compile, NodeHost } from '@typespec/compiler';

/**
 * node typespec.mjs <folder>: writes the OpenAPI document of each specification of @typespec/http-specs, which generators of
 * clients are tested with, into the folder. Prints a line for each that its own compiler refuses.
 */
const [folder] = process.argv.slice(2);
const specs = join(import.meta.dirname, 'node_modules/@typespec/http-specs/specs');

for (const main of globSync('**/main.tsp', { cwd: specs }).sort()) {
  const name = dirname(main).replaceAll('/', '-');
  const output = join(folder, name);
  mkdirSync(output, { recursive: true });
  try {
    const { diagnostics } = await compile(NodeHost, join(specs, main), {
      emit: ['@typespec/openapi3'],
      options: {
        '@typespec/openapi3': { 'emitter-output-dir': output, 'file-type': 'yaml', 'openapi-versions': ['3.1.0'] },
      },
    });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) console.log(`${name}: ${errors[0].message}`);
  } catch (error) {
    console.log(`${name}: ${error.message.split('\n')[0]}`);
  }
}
