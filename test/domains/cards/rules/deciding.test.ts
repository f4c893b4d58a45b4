import { createServer } from 'node:http';
import { describe, expect, it, test } from 'vitest';
import { askDrawable, authorize } from '../../../../src/domains/cards/authorize.ts';
import { type CardPlan, issue } from '../../../../src/domains/cards/issue.ts';
import { refusalOfUnverified } from '../../../../src/domains/cards/live-cards.ts';
import { drawableOf } from '../../../../src/domains/cards/read-funds.ts';
import { TryAgain } from '../../../../src/platform/http/ports.ts';
import { refuse } from '../../../../src/platform/refusal.ts';
import { sample } from '../card.sample.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const MULTISIG = '0x00000000000000000000000000000000000000a1';

/** Reads that answer this, and the statements that they heard. */
function readsThat(answer: (text: string) => unknown) {
  const heard: string[] = [];
  const one = async (query: { toString(): string }) => {
    heard.push(query.toString());
    return answer(query.toString());
  };
  return { heard, reads: { one } as never };
}

describe('what a card may draw, before the transaction (D-274, D-251)', () => {
  const card = { multisigAddress: MULTISIG, tenantId: 'ten_1' } as never;
  /** A chain whose multisig holds 7, and how often it was asked outside a transaction. */
  function world({ isDown = false } = {}) {
    const { heard, reads } = readsThat(() => (isDown ? { isAvailable: false } : undefined));
    const asked: string[] = [];
    const client = {
      readContract: async ({ args }: { args: string[] }) => {
        asked.push(args.join());
        return 7n;
      },
    };
    const chain = { contracts: { settlementToken: '0xtoken' }, withClient: async () => client, client };
    const config = { environment: 'sandbox', cardBalanceTimeoutMs: 1000 };
    let outside = 0;
    const outsideTransaction = async (ask: () => Promise<unknown>) => {
      outside += 1;
      return ask();
    };
    const tools = { services: { chain, config }, outsideTransaction } as never;
    return { heard, reads, tools, asked, outside: () => outside };
  }

  test.each([
    ['no multisig', { multisigAddress: null, tenantId: 'ten_1' }],
    ['no tenant', { multisigAddress: MULTISIG, tenantId: null }],
  ])('is not asked for with %s', async (_, without) => {
    const { reads, tools, heard, outside } = world();
    expect(await askDrawable(without as never, tools, reads)).toBeNull();
    expect([heard, outside()]).toEqual([[], 0]);
  });

  it('is unknown when the tenant has switched its chain off', async () => {
    const { reads, tools, heard, outside } = world({ isDown: true });
    expect(await askDrawable(card, tools, reads)).toBeNull();
    expect([heard.length, outside()]).toEqual([1, 0]);
  });

  it('is read from the chain otherwise, outside any transaction', async () => {
    const { reads, tools, outside } = world();
    await askDrawable(card, tools, reads).catch(() => undefined);
    expect(outside()).toBe(1);
  });
});

describe('a use of a card opens an authorization', () => {
  it('with the card, the request and the available funds, and without a decision', async () => {
    const opened: unknown[][] = [];
    const open = async (...args: unknown[]) => {
      opened.push(args);
      return { id: (args[1] as { id: string }).id };
    };
    const reads = {} as never;
    const order = {
      issuerAuthorizationId: 'iauth_1',
      amountBaseUnits: 5n,
      mcc: '5411',
      merchantName: 'Grocer',
      merchantAddress: null,
    };
    const card = { id: 'card_1', tenantId: 'ten_1', walletId: 'wal_1', agentId: 'agt_1', status: 'active' };
    const { id } = await authorize(card, order, 9n, { reads, open } as never);
    expect(id).toMatch(/^auz_/);
    expect(opened).toEqual([
      [
        'card-authorization',
        {
          id,
          context: {
            cardId: 'card_1',
            tenantId: 'ten_1',
            walletId: 'wal_1',
            agentId: 'agt_1',
            ...order,
            policyDecision: null,
            declineReason: null,
            reversedBaseUnits: 0n,
            spentDailyBaseUnits: 0n,
            spentWeeklyBaseUnits: 0n,
            spentMonthlyBaseUnits: 0n,
          },
        },
      ],
    ]);
    expect(await drawableOf(reads, id)).toBe(9n);
  });
});

describe('cards in live (D-070)', () => {
  const known = (environment: string, liveCardsEnabled: boolean, found?: object) => {
    const { heard, reads } = readsThat(() => found);
    const caller = { environment };
    const services = { config: { liveCardsEnabled } };
    return { heard, known: { caller, services, reads, tenantId: 'ten_1', now } as never };
  };

  it('are issued to verified businesses only', async () => {
    const unverified = known('live', true);
    expect(await refusalOfUnverified(unverified.known)).toMatchObject({
      code: 'IDENTITY_REQUIRED',
      details: { missing: ['BUSINESS_IDENTITY'] },
    });
    expect(unverified.heard).toHaveLength(1);
    expect(await refusalOfUnverified(known('live', true, { id: 'cred_1' }).known)).toBeUndefined();
  });

  it('need no verified tenant in the sandbox', async () => {
    const { heard, known: sandbox } = known('sandbox', true);
    expect(await refusalOfUnverified(sandbox)).toBeUndefined();
    expect(heard).toEqual([]);
  });
});

describe('issuing a card (D-275)', () => {
  const plan = {
    ...sample.context({ tenantId: 'ten_1', memberId: '', paymentId: '' }, 1),
    multisigAddress: MULTISIG,
    cardholderId: 'chl_1',
    chain: 'base',
    cryptoAccountType: 'EVM',
    cryptoAccountAddress: '0xcrypto',
    issuerCardId: undefined,
    last4: undefined,
    fundingCardAccountId: undefined,
  } as unknown as CardPlan;
  /** What the issuer says of a card is not planned. */
  const {
    issuerCardId: _,
    last4: __,
    fundingCardAccountId: ___,
    ...planned
  } = plan as CardPlan & Record<string, unknown>;

  /** Tools whose transaction keeps what the first phase answers, unless it has written already. */
  function tools(config: object = { cardIssuerMode: 'mock' }) {
    const opened: { id: string; context: Record<string, unknown> }[] = [];
    const warned: unknown[] = [];
    const open = async (machine: string, row: (typeof opened)[number]) => {
      expect(machine).toBe('card');
      opened.push(row);
      return { id: row.id, status: 'active', createdAt: now, updatedAt: now, step: 1, context: row.context };
    };
    const log = { warn: (...said: unknown[]) => void warned.push(said) };
    const firstPhase = async (run: () => Promise<unknown>) => run();
    return { opened, warned, tools: { open, firstPhase, services: { config, log } } as never };
  }

  it('takes one transaction with the simulated issuer', async () => {
    const { opened, tools: given } = tools();
    const card = (await issue(given, async () => plan)) as { id: string; issuerCardId: string };
    expect(opened).toHaveLength(1);
    expect(opened[0]?.id).toMatch(/^card_/);
    expect(opened[0]?.context).toMatchObject({ ...planned, issuerCardId: expect.stringMatching(/^icd_/) });
    expect(card).toMatchObject({ id: opened[0]?.id, issuerCardId: opened[0]?.context.issuerCardId });
  });

  it('returns the refusal of its plan, and opens no card', async () => {
    const { opened, tools: given } = tools();
    const refused = refuse('WALLET_NOT_DEPLOYED' as never, {} as never);
    expect(await issue(given, async () => refused as never)).toBe(refused);
    expect(opened).toEqual([]);
  });

  /** A vendor behind HTTP that hears orders. */
  async function vendor(status: number, answer: (body: Record<string, unknown>) => object) {
    const heard: { key: unknown; body: unknown }[] = [];
    const server = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const body = JSON.parse(text) as Record<string, unknown>;
      heard.push({ key: request.headers['idempotency-key'], body });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer(body)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const config = {
      cardIssuerMode: 'sandbox',
      cardIssuerVendor: { baseUrl: `http://127.0.0.1:${port}`, apiKey: 'k', timeoutMs: 1000 },
    };
    return { heard, config, stop: () => server.close() };
  }

  it('orders from a vendor under the card’s id between two transactions', async () => {
    const asked = await vendor(200, (body) => ({
      id: 'v_1',
      reference: body.reference,
      last4: '0042',
      fundingAccountId: 'acc_1',
    }));
    const { opened, tools: given } = tools(asked.config);
    const phases: string[] = [];
    const card = (await issue(given, async () => {
      phases.push(`plan after ${asked.heard.length} orders`);
      return plan;
    })) as { id: string };
    asked.stop();
    expect(phases).toEqual(['plan after 0 orders', 'plan after 1 orders']);
    const { id } = card;
    expect(asked.heard).toEqual([
      {
        key: id,
        body: { reference: id, fundingAddress: MULTISIG, cardholderId: 'chl_1', chain: 'base', accountType: 'EVM' },
      },
    ]);
    expect(opened.map(({ context }) => context)).toMatchObject([
      { ...planned, issuerCardId: 'v_1', last4: '0042', fundingCardAccountId: 'acc_1' },
    ]);
  });

  it('uses the account of the cardholder', async () => {
    const asked = await vendor(200, () => ({}));
    const { tools: given } = tools(asked.config);
    await issue(given, async () => ({ ...plan, multisigAddress: null })).catch(() => undefined);
    asked.stop();
    expect(asked.heard).toMatchObject([{ body: { fundingAddress: '0xcrypto' } }]);
  });

  it('throws when the plan is refused after the order', async () => {
    const asked = await vendor(200, (body) => ({
      id: 'v_1',
      reference: body.reference,
      last4: '0042',
      fundingAccountId: 'a',
    }));
    const { opened, tools: given } = tools(asked.config);
    let plans = 0;
    const second = async () => {
      plans += 1;
      return plans === 1 ? plan : (refuse('WALLET_NOT_DEPLOYED' as never, {} as never) as never);
    };
    await expect(issue(given, second)).rejects.toThrow(/^what card_\w+ was ordered for is gone$/);
    asked.stop();
    expect(opened).toEqual([]);
  });

  it('stores nothing and logs a warning when the vendor does not answer', async () => {
    const silent = await vendor(500, () => ({}));
    const { opened, warned, tools: given } = tools(silent.config);
    await expect(issue(given, async () => plan)).rejects.toThrow(new TryAgain('the card issuer has not answered'));
    silent.stop();
    expect(opened).toEqual([]);
    expect(warned).toEqual([
      [{ cardId: expect.stringMatching(/^card_/), reason: expect.any(String) }, 'the card issuer has not answered'],
    ]);
  });
});
