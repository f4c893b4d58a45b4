import { defineModule } from '../module.ts';
import { EventStreams } from './event-streams.ts';

/** Streams of events. A process that opens none does nothing for them. */
export const module = defineModule({
  name: 'streams',
  services: { eventStreams: ({ engine }) => new EventStreams(engine) },
  heard: { events: ({ eventStreams }) => eventStreams.wake() },
  drain: ({ eventStreams }) => eventStreams.end(),
  close: ({ eventStreams }) => eventStreams.close(),
});
