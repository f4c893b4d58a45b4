/** How many rows a text is made for: a handful of texts, so that each is prepared once a connection. */
const SIZES = [32];

/**
 * The end of a subquery of so many rows that come with the statement: a LIMIT that holds for all of them, by which
 * PostgreSQL estimates how many there are. Without it the planner expects a hundred rows of a JSON list and ten of an
 * array, and for as many it rather reads a table of some thousand rows from end to end than looks each up in an index.
 */
export function rowEstimate(count: number): string {
  const size = SIZES.find((most) => count <= most);
  return size === undefined ? '' : ` LIMIT ${size}`;
}
