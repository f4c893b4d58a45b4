import type { Deployment } from '../deployment.ts';
import { type Played, play } from './play.ts';
import type { Scenario } from './scenario.ts';

/** Plays scenarios one after the other and prints each step: 0 if all went as they say, otherwise 1. */
export async function playAll(
  deployment: Deployment,
  scenarios: readonly Scenario[],
  seed: number,
  print: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<number> {
  let exitCode = 0;
  for (const scenario of scenarios) {
    print(`${scenario.title}\n`);
    const played = await play(deployment, scenario, seed);
    print(told(played));
    if (played.failed !== undefined) exitCode = 1;
  }
  return exitCode;
}

function told({ done, failed, commands }: Played): string {
  const passed = done.map((step) => `  ok    ${step}`);
  if (failed === undefined) return `${[...passed, ''].join('\n')}\n`;
  return [
    ...passed,
    `  not   ${failed.step}`,
    '',
    failed.message,
    '',
    'The requests as commands (bash, with curl, jq and uuidgen):',
    '',
    ...commands,
    '',
    '',
  ].join('\n');
}
