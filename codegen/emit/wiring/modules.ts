import { printFile } from '../../print/typescript.ts';
import type { Emitter } from '../emitter.ts';
import { arrayOf, camelCase, exportedConst, importFrom, importType } from './found-files.ts';

const PATH = 'generated/wiring/modules.ts';

/** `domainsCards` of `src/domains/cards/module.ts`. */
const aliasOf = ({ path }: { readonly path: string }): string =>
  camelCase(path.slice('src/'.length).replace(/\/(?:service-)?module\.ts$/, ''));

/** `generated/wiring/modules.ts`: what every `module.ts` exports, in the order in which their floors build on one another. */
export const emitWiringModules: Emitter = ({ wired: { modules } }) => [
  {
    path: PATH,
    madeFrom: modules,
    text: () =>
      printFile('src/', [
        ...modules.map((file) => importFrom(file.path, 'module', aliasOf(file))),
        importType('src/platform/module.ts', 'EveryService'),
        exportedConst('Every module of the service.', 'modules', arrayOf(modules.map(aliasOf), 'as const')),
        (writer) => {
          writer.writeLine('// A service that none of them offers does not compile.');
          writer.write('modules satisfies EveryService<typeof modules>;');
        },
      ]),
  },
];
