import { readFileSync } from 'node:fs';
import type { Emitter } from '../emitter.ts';

const PATH = 'generated/contract/formats.ts';
const SOURCE = 'codegen/model/schemas/formats.ts';

const source = new URL('../../model/schemas/formats.ts', import.meta.url);

/** The formats that the validators ask at run time are those by which the generator checks examples: one file, copied. */
export const emitFormats: Emitter = () => [
  {
    path: PATH,
    madeFrom: [],
    text: () => `// Written by codegen from ${SOURCE}: edit that file.\n\n${readFileSync(source, 'utf8')}`,
  },
];
