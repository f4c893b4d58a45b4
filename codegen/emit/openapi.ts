import { withLinks } from '../model/operations/links.ts';
import type { Emitter } from './emitter.ts';

/** `generated/openapi.json`: the contract as one document, for Prism, the SDK and the API reference. */
export const emitOpenapi: Emitter = ({ document, operations, lifecycles }) => {
  const linked = withLinks(document, operations, lifecycles);
  return [{ path: 'generated/openapi.json', madeFrom: linked, text: () => `${JSON.stringify(linked, null, 2)}\n` }];
};
