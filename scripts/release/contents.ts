import type { Packed } from './pack.ts';
import type { Released } from './packages.ts';

/** What an archive holds that it should not, and what it lacks. */
export const unwantedOf = ({ name, contents, needs }: Released, { files }: Pick<Packed, 'files'>): string[] => [
  ...files
    .filter((path) => !contents.some((form) => form.test(path)))
    .map((path) => `${name} would publish ${path}, which is not in the list of its contents`),
  ...needs.filter((path) => !files.includes(path)).map((path) => `${name} lacks ${path}`),
];
