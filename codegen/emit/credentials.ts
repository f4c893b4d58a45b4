import { dataOf } from '../print/blocks.ts';
import { exportedConstant } from '../print/declarations.ts';
import { printFile } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/credentials.ts';

/** `generated/contract/credentials.ts`: a deployment needs the settings of those credentials alone that an operation takes. */
export const emitCredentials: Emitter = ({ operations }) => {
  const schemes = new Set(operations.flatMap(({ security }) => security.map(({ scheme }) => scheme)));
  const taken = [...schemes].sort();
  return [
    {
      path: PATH,
      madeFrom: taken,
      text: () =>
        printFile('spec/', [
          exportedConstant(
            'credentials',
            'readonly string[]',
            dataOf(taken),
            'The kinds of credentials that operations of the contract take.',
          ),
        ]),
    },
  ];
};
