import { expect, test } from 'vitest';
import { handlerFile } from '../../codegen/model/source-files.ts';
import { stubsLeft } from '../../codegen/output/stubs-left.ts';
import { foundNames } from '../support/found.ts';
import { lifecycleNames } from '../support/lifecycles.ts';
import { operations } from '../support/operations.ts';

const root = new URL('../../', import.meta.url).pathname;

test('every lifecycle has a sample of its rows, and every sample a lifecycle', () => {
  expect(foundNames('.sample.ts').toSorted()).toEqual(lifecycleNames.toSorted());
});

test('no operation answers 501', () => {
  expect(stubsLeft(root, Object.values(operations).map(handlerFile))).toEqual([]);
});
