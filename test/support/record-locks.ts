import { afterAll, inject } from 'vitest';
import { observeLocks } from '../../src/kernel/db/lock-order.ts';
import { LockRecorder } from './lock-recorder.ts';

/** A setup file: a worker keeps its modules from file to file, and so its recorder. */
const held = globalThis as { lockRecorder?: LockRecorder };
held.lockRecorder ??= new LockRecorder();
const recorder = held.lockRecorder;
observeLocks((trail) => recorder.note(trail));

afterAll(() => {
  // The run on Debian's PostgreSQL repeats what the others have recorded: nobody judges it again.
  const folder: string | undefined = inject('lockEdges');
  if (folder !== undefined) recorder.save(folder);
});
