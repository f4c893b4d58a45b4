import { enableCompileCache } from 'node:module';
import process from 'node:process';

// Copied into a copy of the repository and run there: codegen/run.ts with the server's emitters only.
enableCompileCache('node_modules/.cache/codegen');
const load = (file) => import(new URL(`./codegen/${file}`, import.meta.url).href);
const root = process.cwd();
const [{ DigestCache }, { hashInputs, readManifest }] = await Promise.all([
  load('output/digests.ts'),
  load('output/manifest.ts'),
]);
const digests = new DigestCache(root);
const inputs = hashInputs(root, digests.of);
digests.save();
const [{ generate }, { serverEmitters }, { readCache }, { writeIfChanged }] = await Promise.all([
  load('generate.ts'),
  load('emit/emitters.ts'),
  load('output/cache.ts'),
  load('output/write.ts'),
]);
const generated = await generate(root, serverEmitters, readCache(root, readManifest(root), inputs));
if (generated.diagnostics) throw new Error(generated.diagnostics.join('\n'));
for (const output of generated.outputs) writeIfChanged(root, output);
