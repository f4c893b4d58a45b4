import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { serverEmitters } from '../../../codegen/emit/emitters.ts';
import { sdkEmitter } from '../../../codegen/emit/sdk-package.ts';
import { generate } from '../../../codegen/generate.ts';
import { hasRole } from '../../../codegen/load/found-files.ts';
import { writeStubs } from '../../../codegen/output/stubs.ts';
import { manifestOf, writeOutputs } from '../../../codegen/output/write.ts';
import { copyProject, REPOSITORY } from './project.ts';

/** A positive fixture on the real platform, generated, with stubs for what it lacks: a service that could run. */
export const createServiceProject = async (name: string): Promise<string> => {
  const root = copyProject(name);
  // The other domains' workers, presenters and invariants would be wired too.
  const filter = (file: string): boolean => !hasRole(file);
  cpSync(join(REPOSITORY, 'src'), join(root, 'src'), { recursive: true, force: false, filter });
  const generated = await generate(root, async (heyApi) => [sdkEmitter(heyApi), ...serverEmitters]);
  if (generated.diagnostics) throw new Error(generated.diagnostics.join('\n'));
  writeOutputs(root, generated.outputs, manifestOf({}, generated));
  writeStubs(root, generated.sources);
  return root;
};
