/** Keys from the top of a document to a node. */
export type Path = readonly (string | number)[];

const unescapeToken = (token: string): string => decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~');
const escapeToken = (token: string): string => token.replaceAll('~', '~0').replaceAll('/', '~1');

/** `#/a/b~1c` or `/a/b~1c` to `['a', 'b/c']` (RFC 6901). */
export const parsePointer = (pointer: string): string[] =>
  pointer.replace(/^#/, '').split('/').slice(1).map(unescapeToken);

export const formatPointer = (path: Path): string => path.map((key) => `/${escapeToken(String(key))}`).join('');
