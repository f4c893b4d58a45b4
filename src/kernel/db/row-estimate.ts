const FEW = 4;

/**
 * The end of a subquery of so many rows that come with the statement: a LIMIT that holds for all of them, by which
 * PostgreSQL estimates how many there are. Without it the planner expects a hundred rows of a JSON list and ten of an
 * array, and for as many it rather reads a table of some thousand rows from end to end than looks each up in an index.
 * Beyond a few there is no LIMIT, so that the texts to be prepared stay a handful.
 */
export const rowEstimate = (count: number): string => (count <= FEW ? ` LIMIT ${Math.max(1, count)}` : '');
