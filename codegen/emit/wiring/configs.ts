import { printFile } from '../../print/typescript.ts';
import type { Emitter } from '../emitter.ts';
import { aliasOf, arrayOf, exportedConst, importFrom, importType } from './found-files.ts';

const PATH = 'generated/wiring/configs.ts';

/** `generated/wiring/configs.ts`: what every `*.config.ts` exports. It is apart, because commands read it before anything else. */
export const emitWiringConfigs: Emitter = ({ wired: { configs } }) => [
  {
    path: PATH,
    madeFrom: configs,
    text: () =>
      printFile('src/', [
        ...configs.map((file) => importFrom(file.path, 'config', aliasOf(file))),
        importType('src/platform/config/config-reader.ts', 'ConfigReader'),
        exportedConst(
          'The settings of modules.',
          'configReaders',
          arrayOf(configs.map(aliasOf), 'satisfies readonly ConfigReader[]'),
        ),
      ]),
  },
];
