import { expect, test } from 'vitest';
import { Gate } from '../../scripts/chaos/gate.ts';

test('lets callers pass in order of arrival when it opens after several closings', async () => {
  const gate = new Gate();
  const passed: string[] = [];
  gate.close();
  const early = gate.passed().then(() => passed.push('early'));
  gate.close();
  const late = gate.passed().then(() => passed.push('late'));
  gate.open();
  await Promise.all([early, late]);
  expect(passed).toEqual(['early', 'late']);
});

test('holds a caller that arrives after it was closed again', async () => {
  const gate = new Gate();
  gate.close();
  gate.open();
  await gate.passed();
  gate.close();
  let isThrough = false;
  const waiting = gate.passed().then(() => {
    isThrough = true;
  });
  await new Promise(setImmediate);
  expect(isThrough).toBe(false);
  gate.open();
  await waiting;
});
