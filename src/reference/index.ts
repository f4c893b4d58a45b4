export type { Contract } from './contract.ts';
export type { File } from './file.ts';
export { fileOf } from './links.ts';
export { readContract } from './read-contract.ts';
export { readOlderContracts, readVersionChanges } from './read-older-contracts.ts';
export { createReference, type Reference } from './reference.ts';
export { loadedOnce, REFERENCE_PATHS, referenceRoute, TEXT_INDEX_PATHS, textIndexRoute } from './route.ts';
export { createVersionedReference } from './versioned.ts';
