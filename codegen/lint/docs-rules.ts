import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../load/files.ts';
import type { Finding } from '../load/positions.ts';
import type { Operation } from '../model/model.ts';
import { unknownRoutes } from '../model/operations/named-operations.ts';

/** `known-route`: guides, examples and the README call no operation that the contract has not. */
export const unknownRoutesInDocs = (root: string, operations: readonly Operation[]): Finding[] => {
  const files = ['README.md', ...listFiles(root, 'docs', '.md'), ...listFiles(root, 'examples', '.ts')];
  return files.filter(isCurrent).flatMap((file) => {
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return [...new Set(unknownRoutes(text, operations))].map((route) => ({
      place: { file, text: route },
      message: `${route} is no operation of the contract`,
      rule: 'known-route',
    }));
  });
};

/** The guide to a change of the contract plans operations that are not there; records of decisions keep what was. */
const isCurrent = (file: string): boolean => !/how-to-change-the-spec|decisions|requirements/.test(file);
