import { describe, expect, it } from 'vitest';
import { doubtsOf, flagsOf } from '../../../../src/domains/trade/rules/check-facts.ts';
import { corrected, emptied, FIELDS, NOTHING_READ, type Reading } from '../../../../src/domains/trade/rules/facts.ts';

const WHOLE = {
  vendorName: 'Blue Harbor',
  invoiceNumber: 'BH-1',
  currency: 'USD',
  dueDate: '2026-03-31',
  issueDate: '2026-03-01',
  totalMinor: '1260000',
  subtotalMinor: '1200000',
  taxMinor: '60000',
  vendorEmail: 'a@b.example',
  buyerName: null,
  bankDetails: null,
  poNumber: null,
  paymentTerms: null,
};
const reading = (facts: Partial<Reading['facts']> = {}, rest: Partial<Reading> = {}): Reading => ({
  ...NOTHING_READ,
  facts: { ...WHOLE, ...facts },
  ...rest,
});
const doubts = (...given: Parameters<typeof reading>) =>
  doubtsOf(reading(...given)).map(({ kind, field }) => `${kind} ${field}`);

describe('the checks of extracted facts (B 2.10, D-367, D-368)', () => {
  it('find no doubt in a complete reading', () => expect(doubts()).toEqual([]));

  it.each(FIELDS)('flag %s when it is missing and critical, and never when it is empty (D-473)', (field) => {
    const critical = ['vendorName', 'invoiceNumber', 'currency', 'totalMinor', 'dueDate'].includes(field);
    // Without a subtotal there is nothing that the total is compared with.
    const apart = { subtotalMinor: null, taxMinor: null };
    expect(doubts({ ...apart, [field]: null })).toEqual(critical ? [`MISSING_FIELD ${field}`] : []);
    expect(doubts({ ...apart, [field]: '' })).toEqual([]);
  });

  it.each([
    ['vendorEmail', 'nobody'],
    ['vendorEmail', 'a b@c.example'],
    ['currency', 'usd'],
    ['currency', 'ZZZ'],
    ['totalMinor', '12.00'],
    ['totalMinor', '01'],
    ['totalMinor', '-1'],
    ['subtotalMinor', 'x'],
    ['taxMinor', '1e3'],
    ['dueDate', '31.03.2026'],
    ['issueDate', '2026-02-30'],
  ] as const)('doubt a malformed %s: %s', (field, value) => {
    expect(doubts({ [field]: value })).toEqual([`LOW_CONFIDENCE ${field}`]);
  });

  it('doubt a field with several values until it is corrected', () => {
    const several = reading({}, { ambiguous: ['poNumber', 'invoiceNumber'] });
    expect(doubtsOf(several).map(({ field }) => field)).toEqual(['invoiceNumber']);
    expect(doubtsOf(corrected(several, 'invoiceNumber', 'BH-2'))).toEqual([]);
  });

  it('compare the total with subtotal and tax, to the minor unit', () => {
    for (const [totalMinor, fits] of [
      ['1259999', false],
      ['1260000', true],
      ['1260001', false],
    ] as const)
      expect(doubts({ totalMinor }).length === 0).toBe(fits);
    expect(doubts({ taxMinor: null })).toEqual(['TOTAL_MISMATCH totalMinor']);
    expect(doubts({ taxMinor: '', totalMinor: '1200000' })).toEqual([]);
    expect(doubts({ taxMinor: '', totalMinor: '1200001' })).toEqual(['TOTAL_MISMATCH totalMinor']);
    const large = { subtotalMinor: '9007199254740993', taxMinor: '0', totalMinor: '9007199254740992' };
    expect(doubts(large)).toEqual(['TOTAL_MISMATCH totalMinor']);
  });

  it('compare the lines with the subtotal, or with the total less the tax', () => {
    const lines = (...linesMinor: string[]) => ({ linesMinor });
    expect(doubts({}, lines('1000000', '200000'))).toEqual([]);
    expect(doubts({}, lines('1000000', '200001'))).toEqual(['TOTAL_MISMATCH subtotalMinor']);
    expect(doubts({ subtotalMinor: null }, lines('1200000'))).toEqual([]);
    expect(doubts({ subtotalMinor: '' }, lines('1199999'))).toEqual(['TOTAL_MISMATCH totalMinor']);
    expect(doubts({ subtotalMinor: null, totalMinor: 'x' }, lines('1'))).toEqual(['LOW_CONFIDENCE totalMinor']);
    // The subtotal alone counts where there is one, whatever is known of total and tax.
    expect(doubts({ taxMinor: 'x' }, lines('1200000'))).toEqual(['LOW_CONFIDENCE taxMinor']);
    expect(doubts({ taxMinor: 'x' }, lines('1'))).toEqual(['LOW_CONFIDENCE taxMinor', 'TOTAL_MISMATCH subtotalMinor']);
    expect(doubts({ subtotalMinor: null, taxMinor: 'x' }, lines('1'))).toEqual(['LOW_CONFIDENCE taxMinor']);
  });

  it('drop the check of the lines after a corrected sum, and after no other correction', () => {
    const off = reading({}, { linesMinor: ['1'] });
    expect(corrected(off, 'dueDate', '2026-04-01').linesMinor).toEqual(['1']);
    expect(corrected(off, 'totalMinor', '1').linesMinor).toEqual(['1']);
    expect(doubtsOf(corrected(off, 'subtotalMinor', '1200000'))).toEqual([]);
    const bare = reading({ subtotalMinor: null, taxMinor: null }, { linesMinor: ['1'] });
    expect(doubtsOf(corrected(bare, 'totalMinor', '1260000'))).toEqual([]);
  });

  it('describe what is wrong without the values', () => {
    const bad = reading(
      { vendorEmail: 'nobody', totalMinor: '7' },
      { linesMinor: ['8'], ambiguous: ['poNumber', 'dueDate'] },
    );
    const details = doubtsOf(bad).map(({ detail }) => detail);
    expect(details).toEqual([
      'vendorEmail is not an e-mail address.',
      'The document contains several values for dueDate.',
      'totalMinor is not the sum of subtotalMinor and taxMinor.',
      'The lines of the document do not add up to subtotalMinor.',
    ]);
    expect(doubtsOf(bad)[1]).toMatchObject({ kind: 'LOW_CONFIDENCE', field: 'dueDate' });
    const missing = reading({ dueDate: null, subtotalMinor: null }, { linesMinor: ['8'] });
    expect(doubtsOf(missing).map(({ detail }) => detail)).toEqual([
      'dueDate was not found.',
      'The lines of the document do not add up to totalMinor minus taxMinor.',
    ]);
  });
});

describe('flags follow the checks (D-368)', () => {
  const doubt = { kind: 'MISSING_FIELD', field: 'dueDate', detail: 'dueDate was not found.' } as const;
  const other = { kind: 'LOW_CONFIDENCE', field: 'dueDate', detail: 'dueDate is not a date.' } as const;
  let made = 0;
  const newFlagId = () => {
    made += 1;
    return `flg_${made}`;
  };

  it('are raised once, resolved, and opened again', () => {
    const raised = flagsOf([], [doubt], newFlagId);
    expect(raised).toEqual([{ id: 'flg_1', status: 'OPEN', ...doubt }]);
    const resolved = flagsOf(raised, [other], newFlagId);
    expect(resolved).toEqual([
      { id: 'flg_1', status: 'RESOLVED', ...doubt },
      { id: 'flg_2', status: 'OPEN', ...other },
    ]);
    expect(flagsOf(resolved, [doubt, other], newFlagId)).toEqual(resolved.map((flag) => ({ ...flag, status: 'OPEN' })));
    expect(flagsOf(resolved, [], newFlagId).map(({ status }) => status)).toEqual(['RESOLVED', 'RESOLVED']);
  });
});

describe('a flag belongs to one doubt (D-368)', () => {
  const flag = { id: 'flg_a', status: 'OPEN', kind: 'LOW_CONFIDENCE', field: 'dueDate', detail: 'x' } as const;
  it.each([
    ['kind', { kind: 'MISSING_FIELD' }],
    ['field', { field: 'issueDate' }],
    ['detail', { detail: 'y' }],
  ] as const)('another %s opens another flag', (_, other) => {
    const { id: _id, status: _status, ...doubt } = { ...flag, ...other };
    expect(flagsOf([flag], [doubt], () => 'flg_b')).toEqual([
      { ...flag, status: 'RESOLVED' },
      { ...doubt, id: 'flg_b', status: 'OPEN' },
    ]);
  });

  it('a correction ends only the doubt about its own fact', () => {
    const several = reading({}, { ambiguous: ['poNumber', 'invoiceNumber'] });
    expect(corrected(several, 'poNumber', 'x').ambiguous).toEqual(['invoiceNumber']);
  });
});

describe('an emptied fact blocks an approval (D-473)', () => {
  it('when the field is critical', () => {
    expect(emptied({ ...WHOLE, dueDate: '', poNumber: '', totalMinor: null })).toEqual(['dueDate']);
  });
});
