/** How many rows count as few: one number, so that the text of a statement does not depend on how many there are. */
const FEW = 32;

/**
 * The end of a subquery of so many rows that come with the statement: a LIMIT that holds for all of them, by which
 * PostgreSQL estimates how many there are. Without it the planner expects a hundred rows of a JSON list and ten of an
 * array, and for as many it rather reads a table of some thousand rows from end to end than looks each up in an index.
 */
export const rowEstimate = (count: number): string => (count <= FEW ? ` LIMIT ${FEW}` : '');
