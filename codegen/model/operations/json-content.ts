import type { SpecNode } from '../../load/spec-node.ts';

/** `application/json`, or a type with the suffix `+json`: a document that has a type of its own. */
export const jsonMediaTypeOf = (holder: SpecNode): string | undefined =>
  Object.keys(holder.get('content')?.object ?? {}).find((type) => /^application\/(json|[\w.-]+\+json)$/.test(type));

/** The JSON content of a request body or a response. */
export const jsonContentOf = (holder: SpecNode | undefined): SpecNode | undefined => {
  const mediaType = holder && jsonMediaTypeOf(holder);
  return mediaType === undefined ? undefined : holder?.at('content', mediaType);
};
