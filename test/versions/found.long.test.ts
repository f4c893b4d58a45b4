import { expect, test } from 'vitest';
import { driftRun } from '../../scripts/versions/drift-run.ts';
import { foundBefore } from '../../scripts/versions/found-before.ts';

/** Each run starts Vitest. `npm run versions -- planted` looks for all drifts. */
const EVERY = 8;
const findings = Object.entries(foundBefore()).filter((_, at) => at % EVERY === 0);

test.each(findings)('%s is found again by its test, which passes without the drift', async (drift, finding) => {
  expect(await driftRun(drift, [finding.file], finding.test)).toEqual(finding);
  expect(await driftRun(undefined, [finding.file], finding.test)).toBeUndefined();
});
