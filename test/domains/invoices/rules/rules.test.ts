import { describe, expect, it } from 'vitest';
import { platformArbiter, sandboxArbiter } from '../../../../src/domains/invoices/arbiter.ts';
import { receiverOf } from '../../../../src/domains/invoices/funding.chain-filter.ts';
import { evidenceOf } from '../../../../src/domains/invoices/rules/evidence.ts';
import { expiryAt, liesAhead } from '../../../../src/domains/invoices/rules/expiry.ts';
import { highestBalance, isArriving, settledOf } from '../../../../src/domains/invoices/rules/held.ts';
import { newHold } from '../../../../src/domains/invoices/rules/hold.ts';
import { newInvoice } from '../../../../src/domains/invoices/rules/new-invoice.ts';
import { areDistinct, readParties } from '../../../../src/domains/invoices/rules/parties.ts';

const PAYER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const PAYEE = '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1' as const;
const ARBITER = '0x5CbDd86a2FA8Dc4bDdd8a8f69dBa48572EeC07FB';
const TOKEN = '0xE2B6D94075a1FC38d2E6b40975a1cF83d2eb6497';
const around = { platformArbiter: ARBITER, settlementToken: TOKEN };

describe('the parties of an invoice (R356, R357, D-064, D-289, D-495)', () => {
  it('are checksummed, with the platform’s arbiter as the third by default', () => {
    const named = { payerAddress: PAYER.toLowerCase(), payeeAddress: PAYEE };
    const parties = { payerAddress: PAYER, payeeAddress: PAYEE, arbiterAddress: ARBITER };
    expect(readParties(named, around)).toEqual(parties);
    expect(readParties({ ...named, arbiterAddress: undefined as never }, around)).toEqual(parties);
    expect(
      readParties({ ...named, arbiterAddress: TOKEN.toLowerCase() }, { ...around, settlementToken: PAYER }),
    ).toEqual({
      path: '/body/payerAddress',
      message: 'must not be the token',
      rule: 'burns',
    });
  });

  it.each(['payerAddress', 'payeeAddress', 'arbiterAddress'])(
    'are refused with the path of %s when its checksum is wrong',
    (field) => {
      const named = {
        payerAddress: PAYER,
        payeeAddress: PAYEE,
        arbiterAddress: ARBITER,
        [field]: PAYER.replace('AA', 'aA'),
      };
      expect(readParties(named, around)).toEqual({
        path: `/body/${field}`,
        message: 'fails its checksum',
        rule: 'checksum',
      });
    },
  );

  it('are three when no two are equal', () => {
    const parties = { payerAddress: PAYER, payeeAddress: PAYEE, arbiterAddress: ARBITER };
    expect(areDistinct(parties)).toBe(true);
    expect(areDistinct({ ...parties, payeeAddress: PAYER })).toBe(false);
    expect(areDistinct({ ...parties, arbiterAddress: PAYER })).toBe(false);
    expect(areDistinct({ ...parties, arbiterAddress: PAYEE })).toBe(false);
  });
});

describe('the end of an invoice (D-289, D-291)', () => {
  const now = new Date('2026-03-02T09:00:00.000Z');
  const inMs = (ms: number) => new Date(now.getTime() + ms);

  it('is the end that was sent, or 30 days from now by default', () => {
    expect(expiryAt(inMs(5), now)).toEqual(inMs(5));
    expect(expiryAt(null, now)).toEqual(new Date('2026-04-01T09:00:00.000Z'));
  });

  it.each([
    [-1, false],
    [0, false],
    [1, true],
  ])('%i ms from now lies ahead: %s', (ms, ahead) => {
    expect(liesAhead(inMs(ms), now)).toBe(ahead);
  });
});

describe('evidence (R455, D-292)', () => {
  it('is stored unchanged, and is null if none was given', () => {
    const whole = { note: 'Signed', uploadIds: ['upl_1', 'upl_1'], url: 'https://carrier.test' };
    expect(evidenceOf(whole)).toEqual(whole);
    expect(evidenceOf({ note: 'Signed' })).toEqual({ note: 'Signed', uploadIds: [], url: null });
    expect(evidenceOf({ uploadIds: ['upl_1'] })).toEqual({ note: null, uploadIds: ['upl_1'], url: null });
    expect(evidenceOf({ url: 'https://carrier.test' })).toEqual({
      note: null,
      uploadIds: [],
      url: 'https://carrier.test',
    });
    for (const nothing of [undefined, null, {}, { uploadIds: [] }]) expect(evidenceOf(nothing)).toBeNull();
  });
});

describe('what a hold has (D-291, D-293)', () => {
  it('is the higher of its two readings when either shows something', () => {
    expect(highestBalance({ latest: 0n, confirmed: 0n })).toBe(0n);
    expect(highestBalance({ latest: 2n, confirmed: 1n })).toBe(2n);
    expect(highestBalance({ latest: 0n, confirmed: 1n })).toBe(1n);
  });

  it('is settled up to the lower of its two readings', () => {
    expect(settledOf({ latest: 2n, confirmed: 1n })).toBe(1n);
    expect(settledOf({ latest: 1n, confirmed: 2n })).toBe(1n);
    expect(settledOf({ latest: 3n, confirmed: 3n })).toBe(3n);
  });

  it.each([
    [9n, 10n, true],
    [9n, 9n, false],
    [10n, 10n, false],
    [10n, 9n, false],
    [0n, 11n, true],
  ])('confirmed %i and latest %i of 10: arriving is %s', (confirmed, latest, arriving) => {
    expect(isArriving({ latest, confirmed }, 10n)).toBe(arriving);
  });
});

describe('a draft and its escrow (R300, R424, D-288)', () => {
  const parties = { payerAddress: PAYER, payeeAddress: PAYEE, arbiterAddress: ARBITER };
  const order = {
    tenantId: 'ten_1',
    chainId: 84_532,
    amountBaseUnits: 5n,
    payeeName: 'Acme',
    expiresAt: null,
    ...parties,
  };

  it('names who pays whom how much, and nothing of what comes later', () => {
    const { id, context } = newInvoice(order);
    expect(id).toMatch(/^inv_/);
    const {
      tenantId,
      chainId,
      amountBaseUnits,
      payeeName,
      expiresAt,
      payerAddress,
      payeeAddress,
      arbiterAddress,
      ...rest
    } = context;
    expect({
      tenantId,
      chainId,
      amountBaseUnits,
      payeeName,
      expiresAt,
      payerAddress,
      payeeAddress,
      arbiterAddress,
    }).toEqual(order);
    const { receivedBaseUnits, ...later } = rest;
    expect(receivedBaseUnits).toBe(0n);
    expect(Object.values(later).every((value) => value === null)).toBe(true);
    expect(Object.keys(later)).toHaveLength(12);
  });

  it('is held by a 2-of-3 of payer, payee and arbiter, at an address of its own', () => {
    const [one, other] = [newHold(order, 'inv_1'), newHold(order, 'inv_1')];
    expect(one.context).toMatchObject({
      tenantId: 'ten_1',
      kind: 'STANDARD',
      memberId: null,
      chainId: 84_532,
      threshold: 2,
    });
    expect(one.context.name).toBe('Escrow of inv_1');
    expect(one.context.owners).toEqual([
      { address: PAYER, role: 'ADMIN_OWNER', label: 'Payer' },
      { address: PAYEE, role: 'ADMIN_OWNER', label: 'Payee' },
      { address: ARBITER, role: 'ADMIN_OWNER', label: 'Arbiter' },
    ]);
    expect(one.context.address).not.toBe(other.context.address);
  });

  it('has the arbiter of the sandbox, whose address is that of its key', () => {
    const config = { platformArbiterAddress: undefined, platformArbiterKey: `0x${'3'.repeat(64)}` as const };
    expect(platformArbiter(config)).toBe(ARBITER);
    expect(sandboxArbiter(config).address).toBe(ARBITER);
    expect(sandboxArbiter(config)).toBe(sandboxArbiter(config));
    expect(platformArbiter({ ...config, platformArbiterKey: `0x${'4'.repeat(64)}` })).not.toBe(ARBITER);
  });

  it('has the arbiter of the configuration, while the sandbox’s arbiter keeps its key (R356, D-289)', () => {
    const config = { platformArbiterAddress: PAYEE, platformArbiterKey: `0x${'3'.repeat(64)}` as const };
    expect(platformArbiter(config)).toBe(PAYEE);
    expect(sandboxArbiter(config).address).toBe(ARBITER);
  });
});

describe('whom a transfer has paid', () => {
  it('is its second indexed argument, checksummed', () => {
    const padded = `0x${'0'.repeat(24)}${TOKEN.slice(2).toLowerCase()}`;
    expect(receiverOf({ topics: ['0x1', '0x2', padded] })).toBe(TOKEN);
    expect(receiverOf({ topics: ['0x1', '0x2'] })).toBeUndefined();
  });
});
