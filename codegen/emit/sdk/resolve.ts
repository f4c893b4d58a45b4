/** A node of the document. Its form is the contract's, checked before any emitter runs. */
// biome-ignore lint/suspicious/noExplicitAny: OpenAPI's own type is a maze of optional members, checked already.
export type Json = any;

export function resolver(root: Json): (node: Json) => Json {
  const resolve = (node: Json): Json => {
    if (typeof node?.$ref !== 'string') return node;
    const keys = node.$ref
      .slice(2)
      .split('/')
      .map((key: string) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
    return resolve(keys.reduce((at: Json, key: string) => at?.[key], root));
  };
  return resolve;
}
