import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Plant } from './plants.ts';

const HOOK = fileURLToPath(new URL('./hook.ts', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../attack.ts', import.meta.url));

/** What the attack has printed on a service with one mend taken out. */
export interface PlantedRun {
  readonly plant: Plant;
  readonly isFound: boolean;
  readonly said: string;
}

/** In a process of its own, on a database of its own unless one is named. */
export async function runPlanted(plant: Plant, minutes: number, databaseUrl?: string): Promise<PlantedRun> {
  const { name, seed, world } = plant;
  const named = databaseUrl === undefined ? [] : ['--database', databaseUrl];
  const args = [
    '--import',
    HOOK,
    PROGRAM,
    '--seed',
    String(seed),
    '--minutes',
    String(minutes),
    '--world',
    world,
    ...named,
  ];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ATTACK_PLANT: name },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { plant, isFound: code === 1, said };
}
