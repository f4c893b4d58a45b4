/** One step of a Dockerfile. */
export interface Step {
  readonly instruction: string;
  readonly text: string;
}

/** The stages of a Dockerfile, each from its FROM on. Comments go, and continued lines are joined. */
export function stagesOf(dockerfile: string): readonly (readonly Step[])[] {
  const lines = dockerfile.replaceAll(/\\\n/g, ' ').split('\n');
  const stages: Step[][] = [];
  for (const line of lines) {
    const [, instruction, text] = /^([A-Z]+) +(\S.*)$/.exec(line) ?? [];
    if (instruction === undefined || text === undefined) continue;
    if (instruction === 'FROM') stages.push([]);
    stages.at(-1)?.push({ instruction, text });
  }
  return stages;
}

/** The texts of all steps of a kind. */
export const textsOf = (steps: readonly Step[], instruction: string): string[] =>
  steps.filter((step) => step.instruction === instruction).map(({ text }) => text);
