import { asConst, dataOf } from '../print/blocks.ts';
import { exportedConstant } from '../print/declarations.ts';
import { printFile } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/locks.ts';

/** `generated/contract/locks.ts`: the classes of named locks, in their order. */
export const emitLocks: Emitter = ({ locks }) => [
  {
    path: PATH,
    madeFrom: locks,
    text: () =>
      printFile('spec/locks.yaml', [
        exportedConstant(
          'lockClasses',
          undefined,
          asConst(dataOf([...locks])),
          'The classes of named locks, in the order in which a transaction takes them.',
        ),
      ]),
  },
];
