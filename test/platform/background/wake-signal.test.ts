import { expect, test } from 'vitest';
import { WakeSignal } from '../../../src/platform/background/wake-signal.ts';

test('a signal reaches current listeners, and is counted for those who do not listen', () => {
  const signal = new WakeSignal();
  const heard: string[] = [];
  signal.raise();
  const deafen = signal.listen(() => heard.push('first'));
  // Listening goes on until it is ended, also where one is ended by what another hears.
  signal.listen(() => {
    heard.push('second');
    deafen();
  });
  expect([signal.count, heard]).toEqual([1, []]);
  signal.raise();
  expect(heard).toEqual(['first', 'second']);
  signal.raise();
  expect([signal.count, heard]).toEqual([3, ['first', 'second', 'second']]);
});

test('a listener that subscribes during a signal does not receive that signal', () => {
  const signal = new WakeSignal();
  let heard = 0;
  const late = () => {
    heard += 1;
  };
  signal.listen(() => void signal.listen(late));
  signal.raise();
  expect(heard).toBe(0);
  signal.raise();
  expect(heard).toBe(1);
});
