import type { ProviderStatus } from './payout-provider.ts';

/** One answer of the mock: a status, or none (`TIMEOUT`). */
export type MockStep = ProviderStatus | 'TIMEOUT';
export type MockScript = readonly [MockStep, ...MockStep[]];

const DELIVERS: MockScript = ['SUBMITTED', 'PENDING', 'SUCCEEDED'];

/** By the last two digits of the amount; the first step is the submit call's own answer (A 3.1, D-127). */
const SCRIPTS: ReadonlyMap<number, MockScript> = new Map<number, MockScript>([
  [1, ['SUBMITTED', 'FAILED']],
  [2, ['SUBMITTED', 'PENDING', 'FAILED']],
  [3, ['SUBMITTED', 'BLOCKED', 'FAILED']],
  [4, ['SUBMITTED', 'UNCLAIMED', 'SUCCEEDED']],
  [5, ['SUBMITTED', 'HELD', 'PENDING', 'SUCCEEDED']],
  [6, ['REJECTED']],
  [7, ['SUBMITTED', 'SUCCEEDED', 'RETURNED']],
  [8, ['TIMEOUT', 'PENDING', 'SUCCEEDED']],
  [9, ['SUBMITTED', 'PENDING']],
]);

/** The answers of the mock for an amount in base units, step by step. `00` and `10` to `99` deliver. */
export const mockScript = (sourceAmountBaseUnits: bigint): MockScript =>
  SCRIPTS.get(Number(sourceAmountBaseUnits % 100n)) ?? DELIVERS;
