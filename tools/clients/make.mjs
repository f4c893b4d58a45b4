import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * node tools/clients/make.mjs <tool> <document> <folder>: has one program of others read the contract and write what it
 * makes of it into a folder. Ends with 1, and says why, where the program refuses the document.
 */
const [tool = '', document = '', folder = ''] = process.argv.slice(2);
const to = (name) => join(folder, name);
const bin = (name, ...args) =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'node_modules', name), ...args], { stdio: 'inherit' });

const tools = {
  async spectral() {
    const { default: core } = await import('@stoplight/spectral-core');
    const { default: parsers } = await import('@stoplight/spectral-parsers');
    const { oas } = await import('@stoplight/spectral-rulesets');
    const spectral = new core.Spectral();
    // Scopes of a key or a session are allowed since OpenAPI 3.1: https://github.com/stoplightio/spectral/issues/2643
    const rules = { 'oas3-operation-security-defined': 'off', 'info-contact': 'off' };
    spectral.setRuleset({ extends: [[oas, 'recommended']], rules });
    const found = await spectral.run(new core.Document(readFileSync(document, 'utf8'), parsers.Json, document));
    if (found.length > 0) throw new Error(found.map(({ path, message }) => `${path.join('/')}: ${message}`).join('\n'));
  },
  async orval() {
    const { generate } = await import('orval');
    await generate({
      input: { target: document },
      output: { target: to('orval.ts'), client: 'fetch', mode: 'single' },
    });
    // It prints what is wrong and goes on.
    if (!existsSync(to('orval.ts'))) throw new Error('orval writes nothing');
  },
  'openapi-typescript': () => bin('openapi-typescript/bin/cli.js', document, '-o', to('openapi-typescript.ts')),
  oazapfts: () => bin('oazapfts/dist/cli.js', document, to('oazapfts.ts')),
  'swagger-typescript-api': () =>
    bin('.bin/swagger-typescript-api', 'generate', '-p', document, '-o', folder, '-n', 'swagger-typescript-api.ts'),
  'openapi-zod-client': () => bin('.bin/openapi-zod-client', document, '-o', to('openapi-zod-client.ts')),
  async kubb() {
    const { build } = await import('@kubb/core');
    const { pluginOas } = await import('@kubb/plugin-oas');
    const { pluginTs } = await import('@kubb/plugin-ts');
    const { pluginZod } = await import('@kubb/plugin-zod');
    // Kubb writes below the folder that it runs in.
    process.chdir(folder);
    const output = (path) => ({ output: { path, barrelType: false } });
    const { error, failedPlugins } = await build({
      config: {
        root: folder,
        input: { path: document },
        output: { path: 'kubb', clean: true, extension: { '.ts': '.ts' } },
        plugins: [
          pluginOas({ generators: [] }),
          pluginTs(output('types.ts')),
          pluginZod({ ...output('zod.ts'), version: '3' }),
        ],
      },
    });
    if (error) throw error;
    for (const { error: failed } of failedPlugins) throw failed;
  },
};

try {
  const make = tools[tool];
  if (make === undefined) throw new Error(`no tool '${tool}': ${Object.keys(tools).join(', ')}`);
  await make();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
