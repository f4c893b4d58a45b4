import { printFile } from '../../print/typescript.ts';
import type { Emitter } from '../emitter.ts';
import { aliasOf, arrayOf, exportedConst, importFrom, importType } from './found-files.ts';

const PATH = 'generated/wiring/workers.ts';

/** `generated/wiring/workers.ts`: what every `*.worker.ts` exports. */
export const emitWiringWorkers: Emitter = ({ wired: { workers } }) => [
  {
    path: PATH,
    madeFrom: workers,
    text: () =>
      printFile('src/', [
        ...workers.map((file) => importFrom(file.path, 'worker', aliasOf(file))),
        importType('src/platform/outbox/worker.ts', 'EveryWorker'),
        exportedConst('Every worker of the service.', 'workers', arrayOf(workers.map(aliasOf), 'as const')),
        (writer) => {
          writer.writeLine('// A topic that none of them takes does not compile.');
          writer.write('workers satisfies EveryWorker<typeof workers>;');
        },
      ]),
  },
];
