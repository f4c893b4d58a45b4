import { createPaychart, type PaychartOptions } from '#sdk';
import type { StreamWishes } from './follow-events.ts';

const RETRIES = 2;
const LONGEST_PAUSE_MS = 4000;
const TOO_MANY = 429;

/** The stream of the SDK, with news about its connection. It ends at once if the service refuses one more stream. */
export async function* streamEvents(client: PaychartOptions, wishes: StreamWishes): AsyncIterable<unknown> {
  const { after, signal, onConnection } = wishes;
  const refused = new AbortController();
  const paychart = createPaychart({
    ...client,
    retryMaxMs: LONGEST_PAUSE_MS,
    onEvent: (event) => {
      if (event.type === 'failure') onConnection(false);
      if (event.type !== 'response') return;
      if (event.status === TOO_MANY) refused.abort();
      else onConnection(event.status === 200);
    },
  });
  yield* paychart.events.stream({ after, signal: AbortSignal.any([signal, refused.signal]), maxRetries: RETRIES });
}
