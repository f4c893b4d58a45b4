import { requireNode } from './node-version.ts';
import { packagedFiles } from './packaged-files.ts';
import { type Mock, type MockOptions, startMock as startWith } from './start-mock.ts';

export { type MockControls, mockAt, type World } from './client.ts';
export { scenario, scenarioNames } from './command.ts';
export type { Delay, Failure } from './faults.ts';
export type { SeedStep } from './seeds.ts';
export type { Mock, MockOptions };

/** Starts a mock in this process; a free port unless told. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  requireNode();
  return startWith(await packagedFiles(), options);
}
