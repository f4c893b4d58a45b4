/**
 * The offset in a machine's source where the last name of the trail stands, each name searched after the one before it
 * (`['FUNDS_LOCKED', 'SUBMIT', 'lockFunds']`). A state is found where it is defined, not where it is a target. A name
 * that the text does not hold leaves the offset at the one before.
 */
export const locateInSource = (source: string, trail: readonly string[]): number => {
  let offset = 0;
  for (const name of trail) {
    const defined = search(source, offset, `(?<![\\w$])(['"]?)${escapePattern(name)}\\1\\s*:`);
    const named = search(source, offset, `(?<![\\w$])${escapePattern(name)}(?![\\w$])`);
    offset = (defined >= 0 ? defined : named) >= 0 ? (defined >= 0 ? defined : named) : offset;
  }
  return offset;
};

const search = (source: string, from: number, pattern: string): number => {
  const found = source.slice(from).search(new RegExp(pattern));
  return found < 0 ? -1 : from + found;
};

const escapePattern = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
