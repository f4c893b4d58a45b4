import type { Document } from '../../src/reference/contract.ts';
import type { Target } from '../../src/reference/links.ts';
import { anchorOf } from '../../src/reference/text/markdown.ts';

const HEADING = /^#{1,6} +(([AB] \d+(?:\.\d+)?|D-\d{3})\b.*)$/gm;

/** Where each section of the specification and each decision is explained: the heading that begins with its number. */
export const sourceTargets = (documents: readonly Document[]): ReadonlyMap<string, Target> =>
  new Map(
    documents.flatMap(({ name, markdown }) =>
      [...markdown.matchAll(HEADING)].map(([, title = '', number = '']): [string, Target] => [
        number,
        { path: name, anchor: anchorOf(title) },
      ]),
    ),
  );
