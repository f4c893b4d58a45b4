/** The number that stands for a few rows. It is fixed, so that the text of a statement does not depend on their number. */
const FEW = 32;

/**
 * The end of a subquery of so many rows that come with the statement: a LIMIT that holds for all of them, by which
 * PostgreSQL estimates how many there are. Without it the planner expects a hundred rows of a JSON list and ten of an
 * array, and for as many it rather reads a table of some thousand rows from end to end than looks each up in an index.
 */
export const rowEstimate = (count: number): string => (count <= FEW ? ` LIMIT ${FEW}` : '');

/**
 * That a column is the value of one of a few rows, in words that leave PostgreSQL nothing but to look each of them up in the
 * column's index. For an equality it may read the whole table instead, if that was empty when the statement was planned, or
 * when the table was last analyzed, and keeps to that while the table grows: queues are empty often.
 */
export const lookedUp = (column: string, value: string): string => `${column} = ANY (ARRAY[${value}])`;
