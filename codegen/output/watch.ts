import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasRole } from '../load/found-files.ts';

/** The project's, and the generator's own: any change in them counts. */
const watched = (root: string, main: string): string[] => {
  const [generator, plugins] = [dirname(main), join(root, 'codegen')];
  const own = plugins !== generator && existsSync(plugins) ? [plugins] : [];
  return [join(root, 'spec'), join(root, 'machines'), generator, ...own];
};
/** An editor writes a file in several steps. */
const SETTLE_MS = 60;

/**
 * Generates once, and again after every change. Each run is a process of its own: a machine once imported stays as it
 * was, and the generator itself is among what is watched. Ends with the signal that ends the process.
 */
export const watchSources = (root: string, main: string): Promise<never> => {
  let running = false;
  let pending = false;
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    if (running) {
      pending = true;
      return;
    }
    running = true;
    pending = false;
    spawn(process.execPath, [main], { cwd: root, stdio: 'inherit' }).once('exit', () => {
      running = false;
      if (pending) run();
    });
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(run, SETTLE_MS);
  };
  for (const folder of watched(root, main)) watch(folder, { recursive: true }, schedule);
  // Of `src/` only that a file with a role comes or goes: what stands in it changes nothing.
  const onFile = (event: string, file: string | null): void => {
    if (event === 'rename' && file !== null && hasRole(file)) schedule();
  };
  if (existsSync(join(root, 'src'))) watch(join(root, 'src'), { recursive: true }, onFile);
  run();
  return new Promise(() => {});
};
