import { expect, test } from 'vitest';
import type { LifecycleName } from '../../generated/contract/lifecycles.ts';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { compiledMachine } from '../../src/platform/lifecycle/compiled-machine.ts';
import { tablesOf, unreachedIn } from './effect-table.ts';

const domains = Map.groupBy(Object.keys(lifecycles) as LifecycleName[], (machine) =>
  String(compiledMachine(lifecycles[machine].machine).meta.domain),
);

test.each([...domains])('the effects of %s write the recorded tables', async (domain, machines) => {
  await expect(tablesOf(machines)).toMatchFileSnapshot(`effects/${domain}.txt`);
});

/** These need more than one row, or a state that a sample's row does not fit: tests beside their domains ask for them. */
const UNREACHED = [
  'invoice announceRefunded',
  'invoice announceReleased',
  'invoice recordDroppedSettlement',
  'multisig-payment scheduleExecution',
  'offramp-payment scheduleSubmission',
  'twofa-challenge recordAnswer',
  'twofa-challenge recordCancelled',
  'verification-session issueCredential',
  'wallet announceFailed',
  'wallet-binding rotatePredecessor',
];

test('the samples reach all effects except the listed ones', () => {
  expect([...domains.values()].flatMap((machines) => unreachedIn(tablesOf(machines))).sort()).toEqual(UNREACHED);
});
