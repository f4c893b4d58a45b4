/** Prints everything that has happened, oldest first, page after page. */
import { createPaychart } from '@paychart/sdk';

const paychart = createPaychart({
  apiKey: process.env.PAYCHART_API_KEY ?? '',
  baseUrl: process.env.PAYCHART_URL ?? 'http://localhost:8080',
  onEvent: (event) => {
    if (event.type === 'retry') console.error(`${event.operation}: again in ${Math.round(event.delayMs)} ms`);
  },
});

for await (const event of paychart.events.list.all({ order: 'asc', take: 200 })) {
  console.log(event.sequence, event.type, event.resourceId);
}
