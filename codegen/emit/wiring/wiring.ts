import { StructureKind } from 'ts-morph';
import { printFile } from '../../print/typescript.ts';
import type { Emitter } from '../emitter.ts';
import { exportedConst } from './found-files.ts';

const PATH = 'generated/wiring/wiring.ts';

const PARTS = {
  explainers: 'explainers.ts',
  lifecycles: 'lifecycles.ts',
  modules: 'modules.ts',
  presenters: 'presenters.ts',
  workers: 'workers.ts',
} as const;

/** `generated/wiring/wiring.ts`: everything but the routes, as `src/app/main.ts` hands it to the platform. */
export const emitWiring: Emitter = ({ wired: { chainFilters } }) => {
  const parts = { ...(chainFilters.length > 0 && { chainFilters: 'chain-filters.ts' }), ...PARTS };
  return [
    {
      path: PATH,
      madeFrom: Object.keys(parts),
      text: () =>
        printFile('src/', [
          ...Object.entries(parts).map(([name, file]) => ({
            kind: StructureKind.ImportDeclaration as const,
            moduleSpecifier: `./${file}`,
            namedImports: [name],
          })),
          exportedConst(
            'What was found in `src` by its name. The routes are apart: not every process has them.',
            'wiring',
            (writer) => writer.write(`{ ${Object.keys(parts).join(', ')} }`),
          ),
        ]),
    },
  ];
};
