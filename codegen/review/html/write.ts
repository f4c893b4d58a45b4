import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Review } from '../markdown.ts';
import { drawBothSides } from './both-sides.ts';
import { printHtml } from './page.ts';

interface Sides {
  readonly root: string;
  readonly from: string;
  readonly to: string | undefined;
}

/** Writes a review as a page, with the machines that changed in both versions. */
export const writeHtml = async (file: string, review: Review, { root, from, to }: Sides): Promise<void> => {
  const changed = new Set(review.changes.flatMap(({ area, subject }) => (area === 'machine' ? [subject] : [])));
  await writeFile(resolve(root, file), printHtml(review, await drawBothSides(root, from, to, changed)));
};
