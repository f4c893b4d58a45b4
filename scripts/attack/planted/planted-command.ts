import process from 'node:process';
import { BEYOND, plants } from './plants.ts';
import { runPlanted } from './run-planted.ts';

/** Takes each mend out and lets the attacker look for it: 0 if all of them are found. */
export async function plantedCommand(only: readonly string[], minutes: number): Promise<number> {
  const chosen = only.length === 0 ? plants : plants.filter(({ name }) => only.includes(name));
  let missed = 0;
  for (const plant of chosen) {
    const { isFound, said } = await runPlanted(plant, minutes);
    if (!isFound) missed += 1;
    const [, how = said] = /^Found: (.*)$/m.exec(said) ?? [];
    process.stdout.write(`${isFound ? 'found ' : 'MISSED'} ${plant.name}: ${how}\n`);
  }
  for (const [what, why] of Object.entries(BEYOND)) process.stdout.write(`beyond ${what}: ${why}\n`);
  process.stdout.write(`${chosen.length - missed} of ${chosen.length} found\n`);
  return missed === 0 ? 0 : 1;
}
