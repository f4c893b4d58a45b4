/** Keeps the present state of every payment by webhooks, and asks the feed for those that never came. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMirror, createPaychart, verifyWebhook, WebhookVerificationError } from '@paychart/sdk';

const secret = process.env.PAYCHART_WEBHOOK_SECRET ?? '';
const paychart = createPaychart({
  apiKey: process.env.PAYCHART_API_KEY ?? '', // needs the scope webhooks:read
  baseUrl: process.env.PAYCHART_URL ?? 'http://localhost:8080',
});
const mirror = createMirror(paychart); // give it a store of yours to survive a restart

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    const event = await verifyWebhook(secret, request.headers, Buffer.concat(chunks));
    const { outcome, entry, problem } = await mirror.apply(event);
    response.writeHead(204).end(); // only now: the change is stored
    if (problem) console.error(problem.code, problem.message);
    if (outcome === 'applied' && entry?.kind === 'payment') console.log(entry.resourceId, entry.resource.status);
  } catch (error) {
    response.writeHead(error instanceof WebhookVerificationError ? 401 : 500).end();
  }
});

const catchUp = async () => {
  const { applied, isComplete } = await mirror.catchUp();
  console.log(`${applied} changes from the feed${isComplete ? '' : ', and older ones have expired'}`);
};

server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', async () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await catchUp();
  setInterval(() => catchUp().catch(console.error), 5 * 60_000).unref();
});
