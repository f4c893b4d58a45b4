/** `Link` to the next page (D-043): the request's own target with the new cursor instead of its `cursor` and `skip`. */
export function nextLink(pathname: string, search: string, cursor: string): string {
  const kept = search.split('&').filter((pair) => pair !== '' && !/^(?:cursor|skip)(?:=|$)/.test(pair));
  const query = [...kept, `cursor=${encodeURIComponent(cursor)}`].join('&');
  return `<${`${pathname}?${query}`.replaceAll(/[^\x21-\x7e]|[<>"]/g, percentEncoded)}>; rel="next"`;
}

/** URLs arrive as bytes, one per character. */
const percentEncoded = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
