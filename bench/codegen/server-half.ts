import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { dirname } from 'node:path';
import process from 'node:process';

// Copied into a copy of the repository and run there: codegen/main.ts with the server's emitters only.
enableCompileCache('node_modules/.cache/codegen');
const path = (file: string): string => new URL(file, import.meta.url).href;
const { generate } = await import(path('./codegen/generate.ts'));
const { serverEmitters } = await import(path('./codegen/emit/emitters.ts'));
const generated = await generate(process.cwd(), serverEmitters);
if (generated.diagnostics) throw new Error(generated.diagnostics.join('\n'));
for (const output of generated.outputs as { path: string; text: string }[]) {
  if (textOf(output.path) === output.text) continue;
  mkdirSync(dirname(output.path), { recursive: true });
  writeFileSync(output.path, output.text);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
