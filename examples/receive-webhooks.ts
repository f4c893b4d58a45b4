/** Receives deliveries: verify the raw body first, answer at once, work later. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook, WebhookVerificationError } from '@paychart/sdk';

const secret = process.env.PAYCHART_WEBHOOK_SECRET ?? '';
const seen = new Set<string>(); // a database in earnest: deliveries repeat

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    const event = await verifyWebhook(secret, request.headers, Buffer.concat(chunks).toString('utf8'));
    response.writeHead(204).end();
    if (seen.has(event.id)) return;
    seen.add(event.id);
    if (event.type === 'payment.delivered') console.log(`delivered: ${event.data.object.id}`);
  } catch (error) {
    response.writeHead(error instanceof WebhookVerificationError ? 401 : 500).end();
  }
});

server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
