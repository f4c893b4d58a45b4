import type { Emitter } from './emitter.ts';

/** `generated/openapi.json`: the contract as one document, for Prism, the SDK and the API reference. */
export const emitOpenapi: Emitter = ({ document }) => [
  { path: 'generated/openapi.json', madeFrom: document, text: () => `${JSON.stringify(document, null, 2)}\n` },
];
