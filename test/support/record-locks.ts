import { afterAll, inject } from 'vitest';
import { observeLocks } from '../../src/kernel/db/lock-order.ts';
import { LockRecorder } from './lock-recorder.ts';

/** A setup file: a worker keeps its modules from file to file, and so its recorder. */
const held = globalThis as { lockRecorder?: LockRecorder };
held.lockRecorder ??= new LockRecorder();
const recorder = held.lockRecorder;
observeLocks((trail) => recorder.note(trail));

afterAll(() => recorder.save(inject('lockEdges')));
