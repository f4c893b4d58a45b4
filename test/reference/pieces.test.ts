import { describe, expect, it, test } from 'vitest';
import { createReference } from '../../src/reference/index.ts';
import { methodOf } from '../../src/reference/schema/samples.ts';
import { smallContract } from './small-contract.ts';

const bodyOf = (path: string): string => createReference(smallContract(), '').file(path)?.body ?? 'no page';

describe('the name of an operation in the SDK', () => {
  const namespaces = { lamps: { list: 'listLamps', switch: 'switchLamp' } };
  test.each([
    ['switchLamp', 'lamps.switch'],
    ['paintLamp', undefined],
  ])('%s is %s', (id, method) => expect(methodOf(namespaces, id)).toBe(method));

  it('is absent without an SDK', () => expect(methodOf(undefined, 'switchLamp')).toBeUndefined());
});

describe('the side bar', () => {
  it('opens the subject of the page, marks the page, and links an overview of each subject', () => {
    const side = bodyOf('operations/switchLamp');
    expect(side).toMatch(
      /<details class="subject" data-subject="lamps" open><summary>Lamps<\/summary><ul><li><a href="[^"]*">Overview/,
    );
    expect(side).toMatch(/aria-current="page"><span>Switch a lamp on<\/span>/);
  });
});
