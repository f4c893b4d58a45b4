import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * When the process began, in whatever form the system gives: together with the pid it names one process for ever,
 * where a pid alone is handed out again. Undefined for a process that is gone, a zombie included: kill(pid, 0)
 * succeeds on a zombie for ever where nobody reaps it (a container whose pid 1 does not).
 */
export function startTimeOf(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStartTime(pid);
  const line = ps(pid, 'stat=,lstart=');
  return line && !line.startsWith('Z') ? line.replace(/^\S+\s+/, '') : undefined;
}

/** The arguments that the process was started with; empty for a zombie, a dead or a hidden process. */
export function commandLineOf(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'command=') ?? '';
  try {
    // World-readable, while /proc/<pid>/cwd of another user is closed to root in a container without ptrace.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Tells whether the system knows the pid at all, zombies included, as PostgreSQL judges its lock file. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function linuxStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets and may hold anything: count from the last bracket (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function ps(pid: number, format: string): string | undefined {
  try {
    const args = ['-ww', '-o', format, '-p', String(pid)];
    return execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined;
  } catch {
    return undefined;
  }
}
