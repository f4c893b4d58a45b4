/** The recipient selects the best route and confirms; an expired quote is a reason to look again, not to fail. */
import { createPaychart, PaychartError } from '@paychart/sdk';

const paychart = createPaychart({
  apiKey: process.env.PAYCHART_API_KEY ?? '',
  baseUrl: process.env.PAYCHART_URL ?? 'http://localhost:8080',
});
const id = process.argv[2] ?? 'pay_01k9zt5r7m8q4x2v6b3n1c0d10';

try {
  console.log(await confirmBestRoute());
} catch (error) {
  if (!(error instanceof PaychartError)) throw error;
  console.log(`${error.code} (request ${error.response?.headers.get('x-request-id') ?? 'unanswered'})`);
  process.exitCode = 1;
}

async function confirmBestRoute(): Promise<string> {
  for (let round = 1; round <= 3; round += 1) {
    const { routes } = await paychart.payments.getRoutes({ id }).unwrap();
    const [best] = routes;
    if (best === undefined) return 'no route yet';
    await paychart.payments.selectRoute({ id, routeQuoteId: best.routeId }).unwrap();
    const { data, error } = await paychart.payments.confirm({ id });
    if (data) return `${data.id} ${data.status}`;
    if (error.code !== 'ROUTE_QUOTE_EXPIRED') return `refused: ${error.code}`;
  }
  return 'the quotes expire faster than they are confirmed';
}
