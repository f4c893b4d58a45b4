import type { AnyEventObject } from 'xstate';
import { found } from '../support/found.ts';
import { eventsOfSample } from './samples.ts';
import type { SmallMachine } from './small-world.ts';

/** How each machine with a single aggregate is walked: `test/domains/<domain>/<aggregate>.walk.ts`. */
export const smallMachines: readonly SmallMachine[] = [...(await found<SmallMachine>('.walk.ts', 'walk')).values()];

/** The payloads that the model tries. */
export const eventsOf = ({ machine, events }: SmallMachine): readonly AnyEventObject[] =>
  events ?? eventsOfSample(machine);
