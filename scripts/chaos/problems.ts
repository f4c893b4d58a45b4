/** The end of a report: what went wrong, or that nothing did. */
export function tellProblems(problems: readonly string[], allIsWell: string, say: (line: string) => void): void {
  for (const problem of problems.slice(0, 50)) say(`PROBLEM   ${problem}`);
  say(problems.length === 0 ? allIsWell : `${problems.length} problems`);
}
