export interface Paired<T> {
  readonly both: readonly (readonly [T, T])[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/** Two lists side by side by key: what both have in the order of the second, what only one has. */
export const paired = <T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): Paired<T> => {
  const [was, now] = [
    new Map(before.map((item) => [keyOf(item), item])),
    new Map(after.map((item) => [keyOf(item), item])),
  ];
  return {
    both: [...now].flatMap(([key, item]) => {
      const other = was.get(key);
      return other === undefined ? [] : [[other, item] as const];
    }),
    removed: [...was].filter(([key]) => !now.has(key)).map(([, item]) => item),
    added: [...now].filter(([key]) => !was.has(key)).map(([, item]) => item),
  };
};

export const removedAndAdded = (
  before: readonly string[],
  after: readonly string[],
): { readonly removed: readonly string[]; readonly added: readonly string[] } => ({
  removed: before.filter((one) => !after.includes(one)),
  added: after.filter((one) => !before.includes(one)),
});
