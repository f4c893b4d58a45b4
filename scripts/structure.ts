/**
 * `npm run structure`: what the compiler and the style check do not see. No folder is crowded, no domain's index has 20
 * names, no block of code stands twice,
 * no list of the contract is said twice in spec or again in src, and a word that three files say has a type or a reason.
 */
import { join } from 'node:path';
import { allowedLists, allowedWords } from './structure/allowed.ts';
import { doorsIn, MOST_NAMES, wideDoors } from './structure/doors.ts';
import { duplicatesIn, sourcesIn } from './structure/duplicates.ts';
import { crowded, foldersIn, MOST_FILES } from './structure/folders.ts';
import { enumsIn, repeatedEnums } from './structure/inline-enums.ts';
import { copiedLists, needless, repeatedWords } from './structure/judge.ts';
import { readLiterals } from './structure/read-literals.ts';
import { contractLists, typedWords } from './structure/typed.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run structure

Says which folders are crowded, which indexes of domains are too large, which code stands twice, and which lists and words src repeats.`);

const root = join(import.meta.dirname, '..');
const literals = readLiterals(root, 'src');
const typed = typedWords(root, literals);

const faults = [
  ...crowded(foldersIn(root)).map(({ folder, files }) => `${folder} has ${files} files; the most is ${MOST_FILES}`),
  ...wideDoors(doorsIn(root)).map(({ file, names }) => `${file} exports ${names} names; the most is ${MOST_NAMES}`),
  ...duplicatesIn(sourcesIn(root, 'src')).map(({ places }) => `${places.join(' and ')} are the same code`),
  ...repeatedEnums(enumsIn(root)).map(
    ({ places }) => `${places.join(' and ')} are one list: name it, and use x-values-of`,
  ),
  ...copiedLists(literals, contractLists(root), allowedLists).map(
    ({ place, schemas }) => `${place} says a list of the contract again: use ${schemas.join(' or ')}`,
  ),
  ...repeatedWords(literals, typed, allowedWords).map(
    ({ text, files }) =>
      `'${text}' stands in ${files.join(', ')}: give it one name, or a reason in structure/allowed.ts`,
  ),
  ...needless(literals, typed, allowedWords).map(
    (text) => `'${text}' in structure/allowed.ts is not repeated any more`,
  ),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
