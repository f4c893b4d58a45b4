import type { LifecycleName } from '../../generated/contract/lifecycles.ts';
import { found } from '../support/found.ts';
import type { AnySample } from './sample.ts';

const samples = await found<AnySample>('.sample.ts', 'sample');

/** The row and the events of a machine that has a table. */
export function sampleOf(machine: LifecycleName): AnySample {
  const sample = samples.get(machine);
  if (sample === undefined) throw new Error(`${machine} has no sample`);
  return sample;
}

/** Every payload that a machine's events are tried with. */
export const eventsOfSample = (machine: LifecycleName) => Object.values(sampleOf(machine).events).flat();
