import { afterAll, inject } from 'vitest';
import { observeLocks } from '../../src/platform/db/lock-order.ts';
import { recorderOfWorker } from './lock-recorder.ts';

/** A setup file. */
const recorder = recorderOfWorker();
observeLocks((trail) => recorder.note(trail));

afterAll(() => {
  // The run on Debian's PostgreSQL repeats what the others have recorded: nobody judges it again.
  const folder: string | undefined = inject('lockEdges');
  if (folder !== undefined) recorder.save(folder);
});
