import { createHmac } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Address } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { printed } from '../docs/printed.ts';
import { withAccount } from '../domains/lending/fixture.ts';
import { confirm, payable } from '../domains/offramp/fixture.ts';
import { mint, signatureOf } from '../domains/payments/fixture.ts';
import { traders } from '../domains/trade/fixture.ts';
import { join, newOwner } from '../domains/wallets/owners.ts';
import { startMock } from '../mock/mock-process.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { eventually } from '../support/eventually.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { pythonOf, Reader } from './guide.ts';
import { hasPython } from './python.ts';

/** `test/python/guides.long.test.ts` runs those that print always the same; the guide of model tests has a test beside the model. */
const RUN_ELSEWHERE = [...Object.keys(printed), 'model-test-a-deployment'];

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let chain: TestChain;
let service: TestService;
let plain: TestService;
let reader: Reader | undefined;

describe.runIf(hasPython)('the programs in Python, copied from a guide one after the other:', () => {
  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ working: true, chain: chain.source });
    plain = await startTestService();
  }, 120_000);
  afterEach(() => reader?.end());
  afterAll(async () => {
    await plain?.stop();
    await service?.stop();
    await chain?.stop();
  });

  it('every guide that has any is run', () => {
    const pages = readdirSync('docs/guides').filter((page) => pythonOf(`docs/guides/${page}`).length > 0);
    const names = pages.map((page) => page.replace('.md', ''));
    expect([...RUN_ELSEWHERE, ...Object.keys(GUIDES)].sort()).toEqual(names.sort());
  });

  it('no guide takes an amount of zero for one that is not known', () => {
    const programs = readdirSync('docs/guides').flatMap((page) => pythonOf(`docs/guides/${page}`));
    expect(programs.flatMap((text) => text.match(/.*_(?:usd|atoms|units|minor) or .*/g) ?? [])).toEqual([]);
  });

  it.each(Object.keys(GUIDES))('%s', async (name) => GUIDES[name]?.(pythonOf(`docs/guides/${name}.md`)), 240_000);
});

/** What a guide's programs need, and what they say. A test ends the last reader. */
type Stage = (programs: readonly string[]) => Promise<void>;

function opened(env: NodeJS.ProcessEnv, at: TestService = service): Reader {
  reader = new Reader({ ...env, PAYCHART_URL: at.url });
  return reader;
}

/** A tenant with money, and a reader with its key. */
async function payer(name: string, usd = '1000.00'): Promise<{ tenant: TestTenant; read: Reader }> {
  const tenant = await service.signUp(name);
  await tenant.fund(usd);
  return { tenant, read: opened({ PAYCHART_API_KEY: tenant.apiKey, PAYCHART_WEBHOOK_SECRET: SECRET }) };
}

/** A program with what stands for the reader's own in it. */
function withOwn(program: string | undefined, own: Readonly<Record<string, string>>): string {
  return Object.entries(own).reduce((text, [shown, mine]) => {
    if (!text.includes(shown)) throw new Error(`the guide does not show ${shown}`);
    return text.replaceAll(shown, mine);
  }, program ?? '');
}

/** An event as it is delivered: headers and body as arguments of a call in Python. */
function delivered(event: object): string {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', Buffer.alloc(32, 7)).update(`evt_1.${timestamp}.${body}`).digest('base64');
  const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  return `${JSON.stringify(headers)}, ${JSON.stringify(body)}.encode()`;
}

const eventOf = ({ api }: TestTenant, resourceId: string) =>
  eventually(`an event of ${resourceId}`, async () => (await api.listEvents({ resourceId }).unwrap()).events[0]);

async function fundedWallet({ api }: TestTenant, id: string): Promise<void> {
  await eventually('the wallet', async () => (await api.getWallet({ id }).unwrap()).status === 'DEPLOYED');
  const drip = await api.fundWallet({ id }).unwrap();
  await eventually('the drip', async () => (await api.getDrip({ dripId: drip.id }).unwrap()).status === 'CONFIRMED');
}

const GUIDES: Readonly<Record<string, Stage>> = {
  'agree-a-sales-order': async (programs) => {
    const { buyer, seller } = await traders(plain, 'Guide in Python');
    const keys = { PAYCHART_BUYER_KEY: buyer.apiKey, PAYCHART_SELLER_KEY: seller.apiKey };
    const read = opened({ ...keys, PAYCHART_SELLER: seller.tenantId }, plain);
    expect(await read.run(programs.join('\n'))).toEqual([
      'SO-1 submitted',
      'ACCEPTED 2 12600000000 True',
      expect.stringMatching(/^RECORDED 0x[0-9a-f]{64}$/),
      'ACCEPTED None',
      'False None DELIVERED',
      'MISSING_FIELD dueDate was not found.',
      'TOTAL_MISMATCH The lines of the document do not add up to totalMinor minus taxMinor.',
    ]);
  },

  'approve-a-payment': async ([grant, attest, policy, vote]) => {
    const team = await service.signUp('Guide Approvals');
    await team.fund('1000.00');
    const buyer = await join(service, team, { email: 'buyer@guide-approvals.test', role: 'FINANCE' });
    const voter = await join(service, team, { email: 'voter@guide-approvals.test', role: 'FINANCE' });
    await team.session.createAuthority({ memberId: voter.id, allowedActions: ['payment.approve'] }).unwrap();
    const { token } = await team.session.createTestSession({ memberId: voter.id }).unwrap();
    const { phone } = await payable(service, 'Guide Payee', '+15550104811');
    const sessions = { PAYCHART_OWNER: team.token, PAYCHART_VOTER: token };
    const read = opened({ ...sessions, MULTISIG_SIGNATURE: `0x${'11'.repeat(65)}` });
    const granted = await read.run(withOwn(grant, { mem_01k9zt5r7m8q4x2v6b3n1c0d05: buyer.id }));
    expect(granted[0]).toMatch(/^1 /);
    // Nobody of the organization's account has signed.
    expect(await read.run(attest ?? '')).toEqual([expect.stringMatching(/^ORG_/)]);
    expect(await read.run(policy ?? '')).toEqual(['1']);
    const { approvalRequestId } = await buyer.session.createOfframpPayment({ phone, amountUsd: '300.00' }).unwrap();
    expect(approvalRequestId).toMatch(/^apr_/);
    expect(await read.run(vote ?? '')).toEqual(['APPROVED 1 1']);
  },

  'build-on-the-mock': async (programs) => {
    const mock = await startMock();
    try {
      const program = withOwn(programs.join('\n'), { 'http://127.0.0.1:4010': mock.url });
      expect(await opened({}).run(program)).toEqual(['ask for the routes again']);
    } finally {
      await mock.stop();
    }
  },

  'escrow-invoices': async ([send, deliver, release, sign]) => {
    const { tenant, read } = await payer('Guide Escrow');
    const [from, to] = [newOwner(), newOwner()];
    const own = {
      '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65': from.address,
      '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1': to.address,
    };
    const [sent = ''] = await read.run(withOwn(send, own));
    const id = await read.value('invoice.id');
    const invoice = () => tenant.api.getInvoice({ id }).unwrap();
    await mint(service, sent.split(' ')[0] as Address, 1_200_000_000n, id);
    await eventually('the money', async () => (await invoice()).status === 'FUNDED');
    expect(await read.run(deliver ?? '')).toEqual([]);
    const { holdWalletId } = await invoice();
    await eventually('the hold', async () => {
      return (await tenant.api.getWallet({ id: holdWalletId ?? '' }).unwrap()).status === 'DEPLOYED';
    });
    await read.run(`${release}\n${sign}`);
    const hash = await read.value('payment.multisig_tx_hash');
    const signed = async (owner: typeof from) => read.run(`sign(lambda hash: "${await signatureOf(owner, hash)}")`);
    expect(await signed(to)).toEqual(['SIGNING']);
    expect(await signed(from)).toEqual([expect.stringMatching(/^(?:EXECUTING|COMPLETED)$/)]);
    await eventually('the release', async () => (await invoice()).status === 'RELEASED');
  },

  'finance-a-trade': async (programs) => {
    const buyer = await withAccount(plain, await plain.signUp('Guide Buyer'));
    const [seller, lender] = [await plain.signUp('Guide Seller'), await plain.signUp('Guide Lender')];
    await buyer.fund('1500.00');
    await lender.fund('5000.00');
    const keys = { BUYER_KEY: buyer.apiKey, SELLER_KEY: seller.apiKey, LENDER_KEY: lender.apiKey };
    const lines = await opened(keys, plain).run(programs.join('\n'));
    expect(lines).toEqual([
      expect.stringMatching(/^0x[0-9a-f]{64} True$/),
      expect.stringMatching(/^\d+ 1000000000 REPAID$/),
      'LOAN COMPLETED',
    ]);
    expect((await seller.balances()).available).toBe(1_000_000_000n);
  },

  'follow-events-as-a-stream': async ([follow, resume]) => {
    const { tenant, read } = await payer('Guide Stream');
    const recipient = await payable(service, 'Guide Followed', '+15550104812');
    const pay = async () => {
      const { paymentId } = await tenant.api
        .createOfframpPayment({ phone: recipient.phone, amountUsd: '2.00' })
        .unwrap();
      return paymentId;
    };
    const seen = read.until(follow ?? '', / was delivered$/);
    // The stream begins with what happens next.
    await eventually('the stream', async () => service.logLines.some((line) => line.includes('listEvents')));
    const paymentId = await pay();
    await confirm(recipient, paymentId);
    expect(await seen).toBe(`${paymentId} was delivered`);
    await read.end();
    const again = opened({ PAYCHART_API_KEY: tenant.apiKey });
    await again.run((follow ?? '').split('with client')[0] ?? '');
    const since = withOwn(resume, { '"42"': '"0"' });
    expect(await again.until(since, new RegExp(`payment.delivered ${paymentId}$`))).toMatch(/^\d+ /);
  },

  'issue-cards': async (programs) => {
    const { tenant, read } = await payer('Guide Cards');
    const owners = [{ address: newOwner().address, role: 'ADMIN_OWNER' as const }];
    const { id } = await tenant.api.createWallet({ name: 'Cards', owners, threshold: 1 }).unwrap();
    await fundedWallet(tenant, id);
    await read.run(`import os\nos.environ["WALLET_ID"] = "${id}"`);
    expect(await read.run(programs.join('\n'))).toEqual([
      expect.stringMatching(/^card_\w+ \d{4} active$/),
      'True 90.00',
      'False PER_TXN_LIMIT',
      '30.00 60.00',
    ]);
    const limits = await tenant.api.getCardLimits({ id: await read.value('card.card_id') }).unwrap();
    expect(limits).toMatchObject({ perTransactionUsd: '100.00', dailyUsd: null, weeklyUsd: '500.00' });
  },

  'keep-a-copy-of-your-resources': async ([receive, catchUp, follow, show, store]) => {
    const { tenant, read } = await payer('Guide Copy');
    const pay = async (): Promise<string> =>
      (await tenant.api.createOfframpPayment({ phone: '+15550109999', amountUsd: '2.00' }).unwrap()).paymentId;
    const first = await pay();
    const event = await eventOf(tenant, first);
    await read.run(receive ?? '');
    expect(await read.run(`receive(${delivered(event)})`)).toEqual([
      expect.stringMatching(new RegExp(`^${first} [A-Z_]+$`)),
    ]);
    expect(await read.run(`receive(${delivered(event)})`)).toEqual([]);
    await tenant.api.cancelOfframpPayment({ id: first }).unwrap();
    await eventually('the news', async () => {
      const { events } = await tenant.api.listEvents({ resourceId: first }).unwrap();
      return events.some(({ type }) => type === 'payment.canceled');
    });
    expect(await read.run(catchUp ?? '')).toEqual([expect.stringMatching(/^[1-9]\d* changes had not been delivered$/)]);
    const own = { pay_01k9zt5r7m8q4x2v6b3n1c0d10: first };
    expect(await read.run(withOwn(show, own))).toEqual(['CANCELED 2.00']);
    await read.run(`${store}\ndb = sqlite3.connect(":memory:")\ndb.executescript(TableStore.__doc__ or "")`);
    const table =
      'table = Mirror(client, TableStore(db))\nprint(table.catch_up().applied > 0, table.catch_up().applied)';
    expect(await read.run(table)).toEqual(['True 0']);
    expect(await read.value(`getattr(table.get("payment", "${first}"), "status")`)).toBe('CANCELED');
    const second = pay();
    expect(await read.until(follow ?? '', new RegExp(`^${await second} `))).toMatch(/ [A-Z_]+$/);
  },

  'limit-what-a-wallet-spends': async (programs) => {
    const { tenant, read } = await payer('Guide Limits');
    const owners = [{ address: newOwner().address, role: 'ADMIN_OWNER' as const }];
    const wallet = await tenant.api.createWallet({ name: 'Operations', owners, threshold: 1 }).unwrap();
    const lines = await read.run(programs.join('\n'));
    expect(lines.slice(0, 3)).toEqual([expect.stringMatching(/^1 [0-9a-f]{64}$/), '2', 'False PER_TXN_LIMIT']);
    const attached = await tenant.api.listPolicyAttachments({ id: await read.value('policy.policy_id') }).unwrap();
    expect(attached.attachments.map(({ subjectId }) => subjectId)).toContain(wallet.id);
    // The dry run is a decision, too.
    expect(lines.slice(3)).toEqual(['PER_TXN_LIMIT None 600.00']);
  },

  'present-credentials': async ([ask, offer, verify, again]) => {
    const [verifier, holder] = [await plain.signUp('Guide Verifier'), await plain.signUp('Guide Holder')];
    const wallet = newOwner();
    const identity = await holder.api.createIdentity({ subjectType: 'TENANT' }).unwrap();
    const bound = await holder.api.startWalletBinding({ id: identity.id, walletAddress: wallet.address }).unwrap();
    const signature = await wallet.signMessage({ message: bound.challenge ?? '' });
    await holder.api.verifyWalletBinding({ id: identity.id, bindingId: bound.id, signature }).unwrap();
    await holder.api.issueTestCredential({ kind: 'BUSINESS_IDENTITY' }).unwrap();
    const read = opened({ VERIFIER_KEY: verifier.apiKey, HOLDER_KEY: holder.apiKey }, plain);
    expect(await read.run(ask ?? '')).toEqual([expect.stringMatching(/^\S+ \S+ \d{4}-\d\d-\d\d /)]);
    // The wallet's signature of each question comes from outside, as it does for a reader.
    await read.run('class Asked(Exception): ...\nsignatures = {}');
    const own = {
      '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0': wallet.address,
      'raise NotImplementedError':
        'import json; text = json.dumps(typed_data)\n    if text not in signatures: raise Asked(text)\n    return signatures[text]',
    };
    const signing = async (program: string): Promise<string[]> => {
      const caught = `try:\n${program.replaceAll(/^(?=.)/gm, '    ')}except Asked as asked:\n    print("ASKED", asked)`;
      const lines = await read.run(caught);
      const [question = ''] = lines.flatMap((line) => (line.startsWith('ASKED ') ? [line.slice('ASKED '.length)] : []));
      if (question === '') return lines;
      const typed = await wallet.signTypedData(JSON.parse(question) as Parameters<typeof wallet.signTypedData>[0]);
      await read.run(`signatures[${JSON.stringify(question)}] = "${typed}"`);
      return signing(program.slice(program.indexOf('\n', program.indexOf('question =')) + 1));
    };
    const [definitions = '', use = ''] = (offer ?? '').split(/^(?=holder =)/m);
    await read.run(withOwn(definitions, own));
    await signing(use);
    expect(await read.run(verify ?? '')).toEqual([expect.stringMatching(/^cred_\w+ 0x[0-9a-f]{64} VALID$/)]);
    expect(await signing(again ?? '')).toEqual(['True']);
  },

  'protect-payments-with-two-factor': async ([enroll, ...rest]) => {
    const tenant = await service.signUp('Guide Guarded');
    await tenant.fund('100.00');
    await payable(service, 'Guide Blue Harbor', '+15550104567');
    const read = opened({ PAYCHART_SESSION: tenant.token, PAYCHART_API_KEY: tenant.apiKey, CODE: '' });
    await read.run(AUTHENTICATOR);
    const lines = await read.run(enroll ?? '');
    expect(lines[0]).toMatch(/^otpauth:\/\/totp\//);
    expect(lines[1]).toMatch(/^VERIFIED /);
    const [contact, settings, paid] = rest;
    expect(await read.run(contact ?? '')).toEqual([expect.stringMatching(/^\+\*+4567 /)]);
    expect(await read.run(settings ?? '')).toEqual(['True 20.00']);
    const said = await read.run(paid ?? '');
    expect(said).toEqual(['A code of the authenticator approves 25.00 USD', expect.stringMatching(/^pay_\w+$/)]);
  },

  'receive-webhooks': async ([create, sink, handle, pending, replay, rotate]) => {
    const { tenant, read } = await payer('Guide Webhooks');
    expect(await read.run(create ?? '')).toEqual([expect.stringMatching(/^whe_\w+ whsec_\S+$/)]);
    // Transactions of other tests' databases may hide the newest event from the operation's own look.
    const shown = await eventually('the delivery', () => read.run(sink ?? '').catch(() => undefined));
    expect(shown).toEqual([expect.stringMatching(/^v1,\S+$/)]);
    await read.run(handle ?? '');
    const { paymentId } = await tenant.api.createOfframpPayment({ phone: '+15550109999', amountUsd: '2.00' }).unwrap();
    const event = await eventOf(tenant, paymentId);
    expect(await read.value(`handle(receive(${delivered(event)}))`)).toBe('ignored');
    const told = { ...event, type: 'payment.delivered' };
    expect(await read.value(`handle(receive(${delivered(told)}))`)).toBe(paymentId);
    await read.run(pending ?? '');
    expect(await read.run(replay ?? '')).toEqual([expect.stringMatching(/^\d+ events are on their way again$/)]);
    expect(await read.run(rotate ?? '')).toEqual([expect.stringMatching(/^whsec_\S+$/)]);
  },

  'treasury-sweeps': async ([open, shown, rule, ran, sign, byHand, policy]) => {
    const { tenant, read } = await payer('Guide Treasury');
    const owner = newOwner();
    const own = { '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1': owner.address };
    const buckets = await read.run(withOwn(open, own));
    expect(buckets.map((line) => line.split(' ')[0])).toEqual(['Operating', 'Reserve', 'Yield']);
    const walletId = await read.value('account.buckets[0].wallet_id');
    await fundedWallet(tenant, walletId);
    const id = await read.value('account.id');
    await eventually('the money', async () => {
      const account = await tenant.api.getTreasuryAccount({ id }).unwrap();
      return account.status === 'ACTIVE' && account.totalUsd === '250.00';
    });
    expect(await read.run(shown ?? '')).toEqual([
      expect.stringMatching(/^Operating 250\.00 /),
      expect.stringMatching(/^Reserve 0\.00 /),
      expect.stringMatching(/^Yield 0\.00 /),
      '250.00',
    ]);
    expect(await read.run(rule ?? '')).toEqual([]);
    expect(await read.run(ran ?? '')).toEqual([expect.stringMatching(/^PROPOSED 150\.00 pay_\w+$/)]);
    const hash = await read.value('client.payments.get(sweep.payment_id).multisig_tx_hash');
    await read.run(`os.environ["OWNER_SIGNATURE"] = "${await signatureOf(owner, hash)}"`);
    expect(await read.run(sign ?? '')).toEqual([hash, expect.stringMatching(/^(?:EXECUTING|COMPLETED)$/)]);
    await read.run(byHand ?? '');
    expect(await read.run(policy ?? '')).toEqual([]);
    const attached = await tenant.api.listPolicyAttachments({ id: await read.value('policy.policy_id') }).unwrap();
    expect(attached.attachments).toMatchObject([{ subjectType: 'treasury_account', subjectId: id }]);
  },
};

/** The reader's authenticator: each time that the guide reads CODE it shows the code of another half minute. */
const AUTHENTICATOR = `
import base64, hashlib, hmac, os, struct
from urllib.parse import parse_qs, urlsplit
from paychart import Paychart
sandbox = Paychart(base_url=os.environ["PAYCHART_URL"], api_key=os.environ["PAYCHART_API_KEY"]).sandbox

def shown(uri: str) -> str:
    secret = parse_qs(urlsplit(uri).query)["secret"][0]
    now = sandbox.advance_test_clock(advance_seconds=30).now
    step = struct.pack(">Q", int(now.timestamp()) // 30)
    digest = hmac.new(base64.b32decode(secret + "=" * (-len(secret) % 8)), step, hashlib.sha1).digest()
    at = digest[-1] & 15
    return f"{(struct.unpack('>I', digest[at:at + 4])[0] & 0x7FFFFFFF) % 1000000:06d}"

class Environment(dict):
    def __getitem__(self, name: str) -> str:
        return shown(factor.otpauth_uri) if name == "CODE" else dict.__getitem__(self, name)

os.environ = Environment(os.environ)
`;
