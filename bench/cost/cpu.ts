import { readdirSync, readFileSync } from 'node:fs';

/** Linux's clock ticks a second, in /proc. */
const TICKS = 100;

/** Milliseconds of CPU that a process and all below it have used, those included that have ended. */
export function cpuOf(pid: number): number {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statOf(Number(name)) : []));
  const below = (parent: number): number =>
    processes
      .filter((one) => one.parent === parent)
      .reduce((total, one) => total + one.own + one.ended + below(one.pid), 0);
  const { own, ended } = processes.find((one) => one.pid === pid) ?? missing(pid);
  return ((own + ended + below(pid)) * 1000) / TICKS;
}

/** Milliseconds of CPU that a process has used itself. */
export function ownCpuOf(pid: number): number {
  const [{ own } = missing(pid)] = statOf(pid);
  return (own * 1000) / TICKS;
}

function missing(pid: number): never {
  throw new Error(`There is no process ${pid}`);
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Ticks of its own, and of its children that have ended. */
  readonly own: number;
  readonly ended: number;
}

function statOf(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in parentheses and may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return [{ pid, parent: fields[1] ?? 0, own: user + system, ended: endedUser + endedSystem }];
  } catch {
    // It has ended since its name was read.
    return [];
  }
}
