/** Receives deliveries: verify the raw body, store the event, acknowledge it, and only then work on it. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook, WebhookVerificationError } from '@paychart/sdk';

const secret = process.env.PAYCHART_WEBHOOK_SECRET ?? '';
const file = process.env.EVENTS_FILE ?? 'events.jsonl';
const seen = new Set(existsSync(file) ? storedIds() : []);

/** In production, a table with a unique constraint on the id: a delivery may arrive more than once. */
function storedIds(): string[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => (JSON.parse(line) as { id: string }).id);
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    const event = await verifyWebhook(secret, request.headers, Buffer.concat(chunks).toString('utf8'));
    const isNew = !seen.has(event.id);
    // Stored first: an event that was acknowledged is not sent again.
    if (isNew) appendFileSync(file, `${JSON.stringify(event)}\n`, { flush: true });
    seen.add(event.id);
    response.writeHead(204).end();
    if (isNew && event.type === 'payment.delivered') console.log(`delivered: ${event.data.object.id}`);
  } catch (error) {
    response.writeHead(error instanceof WebhookVerificationError ? 401 : 500).end();
  }
});

server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
