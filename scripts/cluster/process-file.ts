import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

/** A process that was started. Its number may belong to another one by now, its time of start cannot. */
export interface Started {
  readonly name: string;
  readonly pid: number;
  readonly startedAt: string;
}

/** The processes of a folder's cluster, in the order in which they were started. */
export class ProcessFile {
  readonly #file: string;

  constructor(folder: string) {
    this.#file = join(folder, 'processes.json');
  }

  all(): readonly Started[] {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as Started[];
    } catch {
      return [];
    }
  }

  /** Replaces an older process of that name. */
  async note(name: string, pid: number): Promise<void> {
    const startedAt = await startOf(pid);
    if (startedAt === undefined) throw new Error(`${name} ended at once`);
    this.#write([...this.all().filter((one) => one.name !== name), { name, pid, startedAt }]);
  }

  forget(name: string): void {
    this.#write(this.all().filter((one) => one.name !== name));
  }

  #write(processes: readonly Started[]): void {
    writeFileSync(this.#file, `${JSON.stringify(processes, null, 2)}\n`);
  }
}

/** When the system started a process, in its own clock; undefined if there is none, or only its entry is left. */
async function startOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is its name, which may have spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields === undefined || fields[0] === 'Z' ? undefined : fields[19];
}

export const isAlive = async ({ pid, startedAt }: Started): Promise<boolean> => (await startOf(pid)) === startedAt;

/** Ends one process, by force if it has not ended in time. Never a process that only has its number. */
export async function end(started: Started, signal: NodeJS.Signals, deadlineMs: number): Promise<void> {
  for (const [next, ms] of [
    [signal, deadlineMs],
    ['SIGKILL', 5000],
  ] as const) {
    if (!(await isAlive(started))) return;
    process.kill(started.pid, next);
    const deadline = performance.now() + ms;
    while (performance.now() < deadline && (await isAlive(started))) await delay(20);
  }
  if (await isAlive(started)) throw new Error(`${started.name} (process ${started.pid}) does not end`);
}
