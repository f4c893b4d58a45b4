import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product } from '../../generated/contract/product.ts';
import { createMcp, readDocuments, serveHttp } from '../../src/mcp/index.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../support/service.ts';

const PAYCHART = fileURLToPath(new URL('../../src/cli/main.mjs', import.meta.url));
const PHONE = '+15550171234';

/** An agent that has nothing but the tools, and a transcript of what it asked and was told. */
class Agent {
  readonly client = new Client({ name: 'scripted-agent', version: '1.0.0' });
  readonly transcript: string[] = [];

  async use(name: string, args: Record<string, unknown>): Promise<string> {
    const result = await this.client.callTool({ name, arguments: args });
    const [content] = result.content as { text: string }[];
    const text = content?.text ?? '';
    this.transcript.push(`${name} ${JSON.stringify(args)}`, text);
    return text;
  }

  /** The answer of a request that succeeds. */
  async call(operation: string, args: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const text = await this.use('call', { operation, ...args });
    expect(text, operation).toMatch(/^HTTP 2\d\d/);
    return JSON.parse(text.slice(text.indexOf('\n') + 1)) as Record<string, unknown>;
  }
}

/** Tokens as they are commonly estimated. */
const tokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4);

describe('an agent that has only `paychart mcp`', () => {
  let service: TestService;
  let sender: TestTenant;
  let recipient: TestTenant;
  const agent = new Agent();
  beforeAll(async () => {
    service = await startTestService({ working: true });
    sender = await service.signUp('Agent Sender');
    recipient = await service.signUp('Agent Recipient');
    await sender.fund('100');
    const env = {
      PATH: process.env.PATH ?? '',
      PAYCHART_URL: service.url,
      PAYCHART_API_KEY: sender.apiKey,
      PAYCHART_API_KEY_RECIPIENT: recipient.apiKey,
    };
    await agent.client.connect(new StdioClientTransport({ command: process.execPath, args: [PAYCHART, 'mcp'], env }));
  });
  afterAll(async () => {
    await agent.client.close();
    await service.stop();
  });

  test('has tools of at most 5,000 tokens', async () => {
    const { tools } = await agent.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'describe', 'call', 'explain']);
    expect(tokens(JSON.stringify(tools))).toBeLessThan(1_500);
  });

  test('delivers a first payment', async () => {
    expect(await agent.use('search', { query: 'pay a phone number' })).toContain('createOfframpPayment');
    expect(await agent.use('describe', { name: 'createOfframpPayment' })).toContain('amountUsd');
    const created = await agent.call('createOfframpPayment', { body: { phone: PHONE, amountUsd: '5.00' } });
    const id = String(created.paymentId);

    expect(await agent.use('explain', { id })).toMatch(/PENDING_CLAIM/);
    expect(await agent.use('search', { query: 'phone alias verification destination' })).toContain('createPhoneAlias');
    const as = 'recipient';
    const session = await agent.call('createVerificationSession', { as, body: { kind: 'KYB', country: 'US' } });
    for (let status = ''; status !== 'VERIFIED'; ) {
      const params = { id: session.id };
      status = String((await agent.call('simulateVerificationSession', { as, params })).status);
    }
    const alias = await agent.call('createPhoneAlias', { as, body: { phone: PHONE } });
    const code = await eventually('the code', async () => {
      const params = { to: PHONE, purpose: 'ALIAS_OTP', take: 1 };
      const { messages } = await agent.call('listTestMessages', { as, params });
      return (messages as { code: string }[])[0]?.code;
    });
    await agent.call('verifyPhoneAlias', { as, params: { id: alias.id }, body: { code } });
    await agent.call('createPayoutDestination', { as, body: { type: 'SERVICE_BALANCE' } });

    await eventually('the quotes', async () =>
      (await agent.use('explain', { id, as })).includes('"AWAITING_RECIPIENT_CONFIRMATION"'),
    );
    const { routes } = await agent.call('getOfframpPaymentRoutes', { as, params: { id } });
    const routeQuoteId = (routes as { routeId: string }[])[0]?.routeId;
    await agent.call('selectOfframpPaymentRoute', { as, params: { id }, body: { routeQuoteId } });
    await agent.call('confirmOfframpPayment', { as, params: { id } });
    await eventually(
      'the delivery',
      async () => (await agent.call('getOfframpPayment', { params: { id } })).status === 'DELIVERED',
    );
    expect(await agent.use('explain', { id })).toContain('is final');

    const text = agent.transcript.join('\n');
    for (const { apiKey } of [sender, recipient]) expect(text).not.toContain(apiKey);
    // What a whole first payment costs an agent.
    expect(tokens(text)).toBeLessThan(20_000);
  });

  test('has a call checked before it is sent', async () => {
    const wrong = { operation: 'createOfframpPayment', params: { speed: 1 }, body: { phone: 12, amount: '5' } };
    const text = await agent.use('call', wrong);
    expect(text).toMatch(/^Nothing was sent:/);
    expect(text).toContain('params.speed is not a parameter of this operation');
    expect(text).toContain('body.phone must be a string');
    expect(text).toContain('body.amount is not a known field');
    for (const id of ['..', '.', '']) {
      const climbing = await agent.use('call', { operation: 'cancelOfframpPayment', params: { id } });
      expect(climbing).toBe('Nothing was sent:\n- params.id must be an id');
    }
    expect(await agent.use('call', { operation: 'payEverybody' })).toContain('use search to find one');
    expect(await agent.use('call', { operation: 'getMe', as: 'stranger' })).toContain('there are default, recipient');
    expect(await agent.use('describe', { name: 'NOTHING' })).toContain('Use search');
  });

  test('never pays twice with a repeated key', async () => {
    const request = { body: { phone: PHONE, amountUsd: '1.00' }, idempotencyKey: 'agent-key-0001' };
    const first = await agent.call('createOfframpPayment', request);
    expect((await agent.call('createOfframpPayment', request)).paymentId).toBe(first.paymentId);
  });

  test('sees no secret: neither those that the contract marks nor anything like a credential', async () => {
    const session = await agent.call('createTestSession', { body: { email: 'agent@paychart.test', name: 'Agent' } });
    expect(session.token).toBe('[secret, not shown]');
    const endpoint = await agent.call('createWebhookEndpoint', {
      body: { url: 'https://hooks.acme.example/paychart', eventTypes: ['*'] },
    });
    expect(endpoint.secret).toBe('[secret, not shown]');
  });

  test('gets a long answer trimmed, and the rest by offset', async () => {
    const first = await agent.use('describe', { name: 'offramp-payment' });
    expect(first).toMatch(/Ask again with offset 10000\.$/);
    const second = await agent.use('describe', { name: 'offramp-payment', offset: 10_000 });
    expect(first.slice(0, 10_000) + second.slice(0, 10)).toContain('"lifecycle": "offramp-payment"');
    expect(await agent.use('describe', { name: 'offramp-payment', offset: 10_000_000 })).toContain('Nothing follows');
  });
});

describe('live keys', () => {
  test.each([
    [false, 'live calls may only read'],
    [true, 'HTTP 401'],
  ])('allow writes: %s', async (allowLiveWrites, answer) => {
    const service = await startTestService();
    const keys = new Map([['default', 'svc_live_notakeyofthisservice000000000000000000000']]);
    const documents = await readDocuments(service.url);
    const { url, server } = await serveHttp(
      createMcp(documents, { baseUrl: service.url, keys, allowLiveWrites }, product),
      0,
    );
    const agent = new Agent();
    await agent.client.connect(new StreamableHTTPClientTransport(new URL(url)));
    try {
      const body = { phone: PHONE, amountUsd: '1.00' };
      expect(await agent.use('call', { operation: 'createOfframpPayment', body })).toContain(answer);
      expect(await agent.use('call', { operation: 'getMe' })).toContain('HTTP 401');
      const foreign = await fetch(url, { method: 'POST', headers: { origin: 'https://evil.example' }, body: '{}' });
      expect(foreign.status).toBe(403);
    } finally {
      await agent.client.close();
      server.close();
      await service.stop();
    }
  });

  test('name a service that does not answer', async () => {
    await expect(readDocuments('http://127.0.0.1:9')).rejects.toThrow('http://127.0.0.1:9/');
  });
});
