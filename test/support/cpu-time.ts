import process from 'node:process';

/**
 * Milliseconds of the processor that some work takes, the least of several tries: what other processes do on the machine
 * counts little.
 */
export function cpuTimeOf(work: () => unknown, tries = 5): number {
  return Math.min(
    ...Array.from({ length: tries }, () => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }),
  );
}
