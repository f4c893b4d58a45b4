const FEW = 4;

/**
 * For a subquery of so many rows that come with the statement: tells PostgreSQL that they are few, by a bound that holds
 * for all of them. It expects a hundred rows of a JSON list and ten of an array, for which it rather reads a whole table of
 * some thousand rows than its index as often; most statements are about one row. The texts stay a handful.
 */
export const limitOf = (count: number): string => (count <= FEW ? ` LIMIT ${Math.max(1, count)}` : '');
