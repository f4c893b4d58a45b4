/** Two texts as one, line by line: `-` only the older has, `+` only the newer, a space both. */
export const lineDiff = (was: string, now: string): string[] => {
  const [before, after] = [linesOf(was), linesOf(now)];
  const common = longestCommon(before, after);
  const lines: string[] = [];
  let [old, next] = [0, 0];
  while (old < before.length || next < after.length) {
    const isSame = old < before.length && next < after.length && before[old] === after[next];
    if (isSame) {
      lines.push(`  ${before[old]}`);
      old++;
      next++;
    } else if (
      next >= after.length ||
      (old < before.length && rest(common, old + 1, next) >= rest(common, old, next + 1))
    ) {
      lines.push(`- ${before[old++]}`);
    } else lines.push(`+ ${after[next++]}`);
  }
  return lines;
};

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

const rest = (table: readonly (readonly number[])[], old: number, next: number): number => table[old]?.[next] ?? 0;

/** By the places in both, how many lines of what follows they have in common. */
const longestCommon = (before: readonly string[], after: readonly string[]): number[][] => {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let old = before.length - 1; old >= 0; old--) {
    for (let next = after.length - 1; next >= 0; next--) {
      const row = table[old] as number[];
      row[next] =
        before[old] === after[next]
          ? rest(table, old + 1, next + 1) + 1
          : Math.max(rest(table, old + 1, next), rest(table, old, next + 1));
    }
  }
  return table;
};
