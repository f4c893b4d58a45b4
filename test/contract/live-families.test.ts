import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../../src/app/config.ts';
import { signProviderWebhook } from '../../src/payments/providers/webhook-signature.ts';
import { createService, type Service } from '../../src/platform/app/service.ts';
import { newId } from '../../src/platform/db/ids.ts';
import { type Listening, listen } from '../../src/platform/http/server/listen.ts';
import { createLog } from '../../src/platform/http/server/log.ts';
import { sample } from '../domains/cards/card.sample.ts';
import { createTestDatabase, serviceUrl, type TestDatabase } from '../support/database.ts';
import { operations, type RoutedOperation } from '../support/operations.ts';
import { wiring } from '../support/wiring.ts';
import { working } from '../support/working.ts';
import { document } from './documented.ts';

/**
 * A family of operations is open in live as a whole, or closed as a whole (D-520): a card that can be issued can be frozen,
 * and one that cannot be frozen cannot be issued.
 */

const ISSUER_SECRET = 'secret-of-a-live-issuer';
const hex = (digit: string, length: number): string => digit.repeat(length);

const LIVE = {
  SERVICE_ENV: 'live',
  RPC_URL: 'http://127.0.0.1:9',
  SETTLEMENT_TOKEN_ADDRESS: `0x${hex('a', 40)}`,
  IDP_ISSUER: 'https://idp.test',
  IDP_AUDIENCE: 'paychart',
  IDP_JWKS_URL: 'https://idp.test/keys',
  DATA_ENCRYPTION_KEY: hex('1', 64),
  DATA_INDEX_KEY: hex('2', 64),
  ISSUER_PRIVATE_KEY: `0x${hex('3', 64)}`,
  RELAYER_PRIVATE_KEY: `0x${hex('4', 64)}`,
  ADMIN_API_KEY: 'admin-key-of-a-live-test-0123456789',
  PROVIDER_WEBHOOK_SECRET_PAYAPP_A: hex('5', 40),
  PROVIDER_WEBHOOK_SECRET_PAYAPP_B: hex('6', 40),
  PUBLIC_BASE_URL: 'https://paychart.test',
  PROVIDER_WEBHOOK_SECRET_CARD_ISSUER: ISSUER_SECRET,
};

const CARDS = {
  LIVE_CARDS_ENABLED: 'true',
  CARD_ISSUER_MODE: 'live',
  CARD_ISSUER_BASE_URL: 'https://issuer.test',
  CARD_ISSUER_API_KEY: 'key',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** What the contract says: the feature of the operation's tag, and whether the operation is for the sandbox alone. */
interface Told {
  readonly tags?: readonly string[];
  readonly 'x-sandbox'?: boolean;
}
const { tags, paths } = document as unknown as {
  readonly tags: readonly { readonly name: string; readonly 'x-live'?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Told>>>>;
};
const featureOf = new Map(tags.map(({ name, 'x-live': feature }) => [name, feature]));
const toldOf = ({ path, method }: RoutedOperation): Told => paths[path]?.[method] ?? {};
const familyOf = (operation: RoutedOperation): string | undefined => featureOf.get(toldOf(operation).tags?.[0] ?? '');

const all = Object.values(operations);

describe.each([
  { feature: 'off', variables: {}, open: new Set<string>(), declined: 'CARD_INACTIVE' },
  { feature: 'on', variables: CARDS, open: new Set(['cards']), declined: null },
])('with live cards $feature', ({ variables, open, declined }) => {
  let service: Service;
  let listening: Listening;
  beforeAll(async () => {
    const url = serviceUrl(database.url);
    service = createService({
      ...wiring,
      config: parseConfig({ ...LIVE, ...variables, DATABASE_URL: url }),
      databaseUrl: url,
      log: createLog({ level: 'silent', environment: 'live' }),
      version: '0.0.0-test',
    });
    listening = await listen(service.app, { port: 0 });
  });
  afterAll(async () => {
    await listening?.close(2000);
    await service?.close();
  });

  /** The live gate is asked before everything else: no credential is needed to hear it. */
  const isClosed = async ({ method, path }: RoutedOperation): Promise<boolean> => {
    const target = path.replaceAll(/\{\w+\}/g, 'x');
    const answer = await fetch(listening.url + target, { method: method.toUpperCase() });
    return answer.status === 403 && ((await answer.json()) as { code: string }).code === 'SANDBOX_ONLY';
  };

  test('a card can be approved only if it can be frozen', async () => {
    const issuerCardId = `icd_${newId('card')}`;
    const context = sample.context({ tenantId: '', memberId: '', paymentId: '' }, 1);
    await working(service, (unit) =>
      unit.open('card', { id: newId('card'), context: { ...context, tenantId: null, issuerCardId } }),
    );
    const body = JSON.stringify({ authorizationId: newId('auz'), issuerCardId, amountUsd: '5.00' });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const answer = await fetch(`${listening.url}/v1/webhooks/card-issuer/authorizations`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-provider-timestamp': timestamp,
        'x-provider-signature': signProviderWebhook(ISSUER_SECRET, timestamp, Buffer.from(body)),
      },
      body,
    });
    expect(await answer.json()).toMatchObject({ approved: declined === null, declineReason: declined });
  });

  test('the operations of a family are either all closed or all open', async () => {
    const closed: string[] = [];
    for (const operation of all) if (await isClosed(operation)) closed.push(operation.id);
    const due = all.filter((operation) => {
      const family = familyOf(operation);
      // What an issuer tells has to arrive: reversals of earlier authorizations, too.
      if (operation.security.length === 0 && toldOf(operation)['x-sandbox'] !== true) return false;
      return toldOf(operation)['x-sandbox'] === true || (family !== undefined && !open.has(family));
    });
    expect(closed.sort()).toEqual(due.map(({ id }) => id).sort());
    expect(all.filter((operation) => familyOf(operation) === 'cards').length).toBeGreaterThan(10);
  });
});
