import { defineModule } from '../module.ts';
import { EventStreams } from './streams/event-streams.ts';

/** Streams of events. A process that opens none does nothing for them. */
export const module = defineModule({
  name: 'feed',
  services: { eventStreams: ({ engine }) => new EventStreams(engine) },
  heard: { events: ({ eventStreams }) => eventStreams.wake() },
  drain: ({ eventStreams }) => eventStreams.end(),
  close: ({ eventStreams }) => eventStreams.close(),
});
