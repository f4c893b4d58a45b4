import type { Limit } from '../load/limits.ts';
import { dataOf, objectOf, objectType, readonly } from '../print/blocks.ts';
import { exportedConstant, exportedInterface } from '../print/declarations.ts';
import { printFile, type Statement } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/limits.ts';

/** `generated/contract/limits.ts`: the numbers that the contract states in words, for the code that keeps them. */
export const emitLimits: Emitter = ({ limits }) => [
  { path: PATH, madeFrom: limits, text: () => printFile('spec/limits.yaml', declarationsOf(limits)) },
];

const declarationsOf = (limits: readonly Limit[]): Statement[] => [
  exportedInterface(
    'Limits',
    objectType(limits.map(({ name, description, words }) => readonly(name, 'number', `${description} ${words}.`))),
    'Durations in milliseconds, and counts.',
  ),
  exportedConstant('limits', 'Limits', objectOf(limits.map(({ name, value }) => [name, dataOf(value)]))),
];
