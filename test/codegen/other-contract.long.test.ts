import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { afterEach, expect, test } from 'vitest';
import { serverEmitters } from '../../codegen/emit/emitters.ts';
import { sdkEmitter } from '../../codegen/emit/sdk-package.ts';
import { generate } from '../../codegen/generate.ts';
import { manifestOf, writeOutputs } from '../../codegen/output/write.ts';
import { copyProject, REPOSITORY } from './support/project.ts';

let root: string;
afterEach(() => rmSync(root, { recursive: true }));

/** The contract of orders with the platform and nothing else of `src`. */
async function platformOn(name: string): Promise<string> {
  const made = copyProject(name);
  for (const path of ['src/platform', 'generated/database', 'machines/meta.ts'])
    cpSync(join(REPOSITORY, path), join(made, path), { recursive: true });
  // A contract takes the platform's operations by name (`platform` of product.yaml), and this one takes none.
  rmSync(join(made, 'src/platform/operations'), { recursive: true });
  const generated = await generate(made, async (heyApi) => [sdkEmitter(heyApi), ...serverEmitters]);
  if (generated.diagnostics) throw new Error(generated.diagnostics.join('\n'));
  mkdirSync(join(made, 'generated'), { recursive: true });
  writeOutputs(made, generated.outputs, manifestOf({}, generated));
  return made;
}

/** What the compiler says of every file of the platform: `file:line  message`. */
function compile(): string[] {
  const { config } = ts.readConfigFile(join(REPOSITORY, 'tsconfig.json'), (file) => readFileSync(file, 'utf8'));
  const include = ['src/platform/**/*.ts', 'generated/contract/*.ts'];
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include }, ts.sys, root);
  return ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options)).map(({ file, start = 0, messageText }) => {
    const [message] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
    const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
    return `${file === undefined ? '' : relative(root, file.fileName)}:${line}  ${message}`;
  });
}

test('the platform compiles with a contract without payments', async () => {
  root = await platformOn('orders');
  expect(compile()).toEqual([]);
});

test('a payments word in the platform does not compile with that contract', async () => {
  root = await platformOn('orders');
  const planted = join(root, 'src/platform/refusal-of-money.ts');
  ts.sys.writeFile(
    planted,
    "import type { ErrorCode } from '../../generated/contract/errors.ts';\nexport const code: ErrorCode = 'LIMIT_EXCEEDED';\n",
  );
  expect(compile()).toEqual([expect.stringMatching(/^src\/platform\/refusal-of-money\.ts:2 /)]);
});
