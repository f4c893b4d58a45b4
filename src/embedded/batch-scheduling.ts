import { execFile } from 'node:child_process';
import process from 'node:process';

/**
 * Asks Linux to schedule a process as SCHED_BATCH, with its threads and all that it starts from now on. When such a
 * process is woken, it waits for its turn; by default it interrupts whoever runs on that core. Where a service and its
 * database share a machine, that is the service, which has just sent a message and has more to do. Priorities and shares
 * of the processor stay as they are.
 *
 * It saves time and changes nothing else: a system without `chrt` (util-linux) goes on as it is.
 */
export async function scheduleAsBatch(pid: number | undefined): Promise<void> {
  if (process.platform !== 'linux' || pid === undefined) return;
  await new Promise<void>((resolve) => {
    execFile('chrt', ['--all-tasks', '--batch', '--pid', '0', String(pid)], () => resolve());
  });
}
