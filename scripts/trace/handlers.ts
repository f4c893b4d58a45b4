import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { handlerFile } from '../../codegen/model/source-files.ts';
import { stubsLeft } from '../../codegen/output/stubs-left.ts';

/** `stub`: answers 501. `unknown`: no domain has such an operation. */
export type HandlerState = 'built' | 'stub' | 'unknown';

/** What stands in the source for an operation, found by the name of its file in any domain. */
export function handlerState(root: string, operation: string): HandlerState {
  if (!existsSync(join(root, 'src/domains'))) return 'unknown';
  const domains = readdirSync(join(root, 'src/domains'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const file = domains
    .map((domain) => handlerFile({ id: operation, domain: domain.name }))
    .find((path) => existsSync(join(root, path)));
  if (file === undefined) return 'unknown';
  return stubsLeft(root, [file]).length > 0 ? 'stub' : 'built';
}
