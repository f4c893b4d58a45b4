/**
 * Reads that keep the text of each query and answer it with these rows, or with those of each query in turn: for what a
 * store asks, without a database.
 */
export function reading(...answers: readonly (readonly object[])[]) {
  const asked: string[] = [];
  const many = async (query: object): Promise<object[]> => {
    asked.push(String(query));
    return [...(answers[Math.min(asked.length, answers.length) - 1] ?? [])];
  };
  const reads = { many, one: async (query: object) => (await many(query))[0] };
  return { asked, reads: { ...reads, acrossTenants: reads } as never };
}
