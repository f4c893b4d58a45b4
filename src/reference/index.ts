export type { File } from './file.ts';
export { fileOf } from './links.ts';
export { readContract } from './read-contract.ts';
export { createReference, type Reference } from './reference.ts';
export { REFERENCE_PATHS, referenceRoute } from './route.ts';
