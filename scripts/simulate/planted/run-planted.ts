import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const HOOK = fileURLToPath(new URL('./hook.ts', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../simulate.ts', import.meta.url));

/** The simulation in a process of its own, on sources with the bug. What it says goes to `say` as well. */
export async function simulatePlanted(
  name: string,
  options: readonly string[],
  say: (text: string) => void = () => {},
): Promise<{ readonly code: number; readonly said: string }> {
  const child = spawn(process.execPath, ['--import', HOOK, PROGRAM, ...options], {
    env: { ...process.env, SIMULATE_PLANT: name },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      say(text);
    });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code: code ?? 1, said };
}
