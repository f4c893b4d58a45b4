import { type ChildProcess, fork } from 'node:child_process';
import { FairQueue, type TooBusy } from '../../../platform/fair-queue.ts';
import { world } from '../../../platform/world.ts';
import { NOTHING_READ, type Reading } from '../rules/facts.ts';
import { type ReadingLimits, readingLimits } from '../rules/reading-limits.ts';
import type { UploadRecord } from './upload.store.ts';

/** The reason for which a document was not read: it is malformed, or exceeds a limit. */
export class Unreadable {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

export interface DocumentToRead {
  /** Whose document it is: tenants have equal shares of what is read at once (D-525). */
  readonly tenantId: string;
  readonly contentType: UploadRecord['contentType'];
  readonly bytes: Uint8Array;
}

/** The input of the reading process, and its result. */
export type ReadingTask = Omit<DocumentToRead, 'tenantId'> & { readonly limits: ReadingLimits };
export type ReadingAnswer = { readonly reading: Reading } | { readonly unreadable: string };

/**
 * Reads the facts of a document in a process of its own, which ends with the document (D-367, D-496): whatever is in it
 * can neither hold the service up, nor outgrow its memory, nor see its keys. A thread would not do: one that runs out of
 * its heap in the wrong place takes the whole process with it. Images have no text that is read.
 */
export async function readDocument(
  { tenantId, ...document }: DocumentToRead,
  limits: ReadingLimits = readingLimits,
): Promise<Reading | Unreadable | TooBusy> {
  if (document.contentType.startsWith('image/')) return NOTHING_READ;
  return readingTurns.take(tenantId, () => inProcess({ ...document, limits }));
}

/** The limit for all documents that this process of the service reads, which bounds their memory. */
export const readingTurns = new FairQueue({ ...readingLimits, workMs: readingLimits.timeoutMs });

const MODULE = new URL('./read-document.process.ts', import.meta.url);

async function inProcess(task: ReadingTask): Promise<Reading | Unreadable> {
  const child = fork(MODULE, {
    // It has no business with the service's environment, nor the log with what a document makes a library print.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${task.limits.memoryMb}`],
  });
  const late = world.setTimeout(() => child.emit('late'), task.limits.timeoutMs);
  try {
    return await answerOf(child, task);
  } finally {
    world.clearTimeout(late);
    child.kill('SIGKILL');
  }
}

const answerOf = (child: ChildProcess, task: ReadingTask): Promise<Reading | Unreadable> =>
  new Promise((resolve, reject) => {
    child.once('message', (answer: ReadingAnswer) =>
      resolve('reading' in answer ? answer.reading : new Unreadable(answer.unreadable)),
    );
    child.once('late', () => resolve(new Unreadable('takes too long to read')));
    // It ends itself by a signal when it has grown too large, and the runtime by another when its heap is full.
    child.once('exit', (_code, signal) =>
      resolve(new Unreadable(signal ? 'takes too much memory to read' : MALFORMED)),
    );
    child.once('error', reject);
    child.send(task, (error) => error && resolve(new Unreadable(MALFORMED)));
  });

const MALFORMED = 'is malformed';
