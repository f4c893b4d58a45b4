import { describe, expect, it } from 'vitest';
import { isCurrency, minorDigits, readAmount } from '../../../../src/domains/trade/rules/amounts.ts';
import { isIsoDate, readDate } from '../../../../src/domains/trade/rules/dates.ts';
import { labelled } from '../../../../src/domains/trade/rules/labels.ts';
import { readJson } from '../../../../src/domains/trade/rules/read-json.ts';
import { readText } from '../../../../src/domains/trade/rules/read-text.ts';
import { readingOf } from '../../../../src/domains/trade/rules/reading.ts';

const minor = (text: string, currency?: string) => readAmount(text, currency).minor;
const ofText = (text: string) => readingOf(readText(text));

describe('amounts are read digit by digit (D-367)', () => {
  it.each([
    ['12,600.00', '1260000'],
    ['12.600,00', '1260000'],
    ["12'600.00", '1260000'],
    ['12 600,00', '1260000'],
    ['12600', '1260000'],
    ['12600.00', '1260000'],
    ['1,234', '123400'],
    ['1.234', '123400'],
    ['0.07', '7'],
    ['0', '0'],
    ['0.00', '0'],
    ['$12.00', '1200'],
    ['12.00 USD', '1200'],
    ['USD 12.00', '1200'],
    ['USD12.00', '1200'],
    ['12,00 €', '1200'],
    // Beyond what a float holds.
    ['90,071,992,547,409.93', '9007199254740993'],
    // Three decimals, groups of two, two kinds of groups, a sign, nothing.
    ['1.2345', undefined],
    ['12.3', undefined],
    ['1,23,456.00', undefined],
    ['1,234.567.00', undefined],
    ['-12.00', undefined],
    ['twelve', undefined],
    ['', undefined],
    ['.50', undefined],
    ['  12.00  ', '1200'],
    ['1,2x', undefined],
    ['12,3,45', undefined],
    ['  USD 12.00', '1200'],
    // Decimals are digits alone.
    ["12.'0", undefined],
    ["12.0'", undefined],
  ])('%s', (text, expected) => expect(minor(text)).toBe(expected));

  it('with as many decimals as their currency has (ISO 4217)', () => {
    expect(minor('1,500', 'JPY')).toBe('1500');
    expect(minor('1.500', 'JPY')).toBe('1500');
    expect(minor('12.500', 'KWD')).toBe('12500');
    expect(minor('12.50', 'KWD')).toBeUndefined();
    expect(minor('JPY 1,500', 'USD')).toBe('1500');
    // Without decimals there is no mark of them: what is behind one is no group of three.
    expect(['1500.', '12,50', '1500'].map((text) => minor(text, 'JPY'))).toEqual([undefined, undefined, '1500']);
    expect(['12 .00', '12.0 0'].map((text) => minor(text))).toEqual([undefined, undefined]);
    expect(readAmount('x', 'USD')).toEqual({ minor: undefined, currency: undefined });
    expect(['USD', 'JPY', 'KWD'].map(minorDigits)).toEqual([2, 0, 3]);
    expect(['EUR', 'eur', 'ZZZ', ''].map(isCurrency)).toEqual([true, false, false, false]);
  });

  it('with the currency of their code or sign, where the dollar sign names none', () => {
    const named = ['USD 1.00', '1.00 EUR', '€1.00', '1.00 £', '$1.00', 'ZZZ 1.00', '1.00'];
    expect(named.map((text) => readAmount(text, undefined).currency)).toEqual([
      'USD',
      'EUR',
      'EUR',
      'GBP',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('days (D-367)', () => {
  it.each([
    ['2026-03-31', '2026-03-31'],
    ['2026/3/1', '2026-03-01'],
    ['31 March 2026', '2026-03-31'],
    ['1st of March 2026', undefined],
    ['1st March 2026', '2026-03-01'],
    ['31-Mar-2026', '2026-03-31'],
    ['March 31, 2026', '2026-03-31'],
    ['Mar 2nd, 2026', '2026-03-02'],
    ['31.03.2026', '2026-03-31'],
    ['31/03/2026', '2026-03-31'],
    ['03/31/2026', '2026-03-31'],
    ['03/03/2026', '2026-03-03'],
    ['03/04/2026', undefined],
    ['2026-02-29', undefined],
    ['2028-02-29', '2028-02-29'],
    ['31.02.2026', undefined],
    ['31 Foo 2026', undefined],
    [' 31.03.2026 ', '2026-03-31'],
    ['March 31 2026', '2026-03-31'],
    ['Mar. 2, 2026', '2026-03-02'],
    ...['2026-03-31', '31 March 2026', 'March 31, 2026', '31.03.2026', '31/03/2026'].flatMap(
      (day): [string, undefined][] => [
        [`by ${day}`, undefined],
        [`1${day}`, undefined],
        [`${day}0`, undefined],
        [`${day} or so`, undefined],
      ],
    ),
    ['soon', undefined],
    ['', undefined],
  ])('%s', (text, expected) => expect(readDate(text)).toBe(expected));

  it('must exist in the calendar', () => {
    expect(isIsoDate('2026-03-31')).toBe(true);
    const none = ['2026-02-30', '2026-3-31', '2026-13-01', 'x', '2026', '2026-03', '', '2026-03-31 ', '12026-03-31'];
    expect(none.filter(isIsoDate)).toEqual([]);
  });
});

describe('labels (D-367)', () => {
  it.each([
    ['Invoice No.', 'invoiceNumber'],
    ['INVOICE #', 'invoiceNumber'],
    ['invoiceNumber', 'invoiceNumber'],
    ['Supplier', 'vendorName'],
    ['Bill to', 'buyerName'],
    ['Amount due', 'totalMinor'],
    ['VAT (20%)', 'taxMinor'],
    ['VAT 20 %', 'taxMinor'],
    ['VAT 20%', 'taxMinor'],
    ['VAT (standard rate)', 'taxMinor'],
    ['VAT ()', 'taxMinor'],
    ['PO #', 'poNumber'],
    ['Account #', 'bankDetails'],
    ['Note #', undefined],
    ['Sub-total', 'subtotalMinor'],
    ['P.O.', 'poNumber'],
    ['Item 12', 'line'],
    ['Line', 'line'],
    ['Item 1234', undefined],
    ['Note', undefined],
    ['', undefined],
  ])('%s', (label, field) => expect(labelled(label, 'x')?.field).toBe(field));

  it('mark an amount in minor units', () => {
    expect(['totalMinor', 'Total', 'taxMinor'].map((label) => labelled(label, '1')?.isMinor)).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('texts', () => {
  it('are read line by line, and split at the first colon', () => {
    const { facts } = ofText(
      'Terms: Net 30: end of month\r\nno label\n: nothing\nVendor:   \nBuyer:\tAcme  Imports \n',
    );
    expect(facts).toMatchObject({ paymentTerms: 'Net 30: end of month', vendorName: null, buyerName: 'Acme Imports' });
  });

  it('have a label of at most 60 characters before the first colon', () => {
    const label = (length: number) => ofText(`${'Vendor'.padEnd(length)}: x`).facts.vendorName;
    expect([label(60), label(61)]).toEqual(['x', null]);
    expect(readText(': x')).toEqual([]);
    expect(readText('x')).toEqual([]);
    expect(readText('Vendorx')).toEqual([]);
    expect(readText(`${'x'.repeat(61)}: y`)).toEqual([]);
    expect(readText('Vendor: \u200e')).toEqual([]);
    expect(readText(`Vendor: ${'x'.repeat(501)}`)).toEqual([]);
    expect(readText('Note: x\nVendor:y')).toEqual([{ field: 'vendorName', value: 'y', isMinor: false }]);
  });

  it('take the currency from total or subtotal when no label names a known one', () => {
    const currency = (...lines: string[]) => ofText(lines.join('\n')).facts.currency;
    expect(currency('Subtotal: EUR 1.00')).toBe('EUR');
    expect(currency('Tax: EUR 1.00')).toBeNull();
    expect(currency('Vendor: CHF', 'Total: EUR 1.00')).toBe('EUR');
    expect(currency('Total: 1.00', 'Subtotal: GBP 1.00')).toBe('GBP');
    expect(ofText('Total: 1.00').ambiguous).toEqual([]);
    expect(ofText('Tax: 1.00').facts.totalMinor).toBeNull();
  });

  it('have normalised days and amounts, where they are unambiguous', () => {
    const { facts } = ofText('Due date: 31.03.2026\nInvoice date: 1 March 2026\nSubtotal: 12.00\nVAT: 1.00');
    expect(facts).toMatchObject({ dueDate: '2026-03-31', issueDate: '2026-03-01', subtotalMinor: '1200' });
    expect(ofText('Due date: soon\nInvoice date: today').facts).toMatchObject({ dueDate: 'soon', issueDate: 'today' });
  });

  it('keep bank details up to the length of a fact', () => {
    const { facts, ambiguous } = ofText(`Bank: ${'a'.repeat(400)}\nIBAN: ${'b'.repeat(400)}`);
    expect(facts.bankDetails).toBe(`${'a'.repeat(400)}; ${'b'.repeat(98)}`);
    expect(ambiguous).toEqual([]);
  });

  it('drop a value that is too long, deceptive to read, or no text', () => {
    const long = (length: number) => ofText(`Vendor: ${'x'.repeat(length)}`).facts.vendorName?.length;
    expect([long(500), long(501)]).toEqual([500, undefined]);
    expect(ofText(`${'x'.repeat(61)}: y`).facts).toEqual(ofText('').facts);
    expect(ofText('Vendor: a\u202eb\u0000c\ud800').facts.vendorName).toBe('ab c\ufffd');
  });

  it('return the first of several values and mark the field, and join bank details', () => {
    const { facts, ambiguous } = ofText(
      'Invoice: 1\nInvoice: 2\nInvoice: 1\nBank: A\nIBAN: B\nTotal: 1.00\nTotal: USD 1.00',
    );
    expect(facts).toMatchObject({ invoiceNumber: '1', bankDetails: 'A; B', totalMinor: '100', currency: 'USD' });
    expect(ambiguous).toEqual(['invoiceNumber']);
  });

  it('have amounts read in the document’s currency, and keep text that is no amount', () => {
    expect(ofText('Currency: jpy\nTotal: 1,500').facts).toMatchObject({ currency: 'JPY', totalMinor: '1500' });
    expect(ofText('Total: about 12').facts.totalMinor).toBe('about 12');
    expect(ofText('totalMinor: 1260000').facts.totalMinor).toBe('1260000');
    expect(ofText('Currency: Dollars\nTotal: EUR 1.00').facts).toMatchObject({
      currency: 'DOLLARS',
      totalMinor: '100',
    });
    // The total says what the label does not: amounts that name no currency are read in the total's.
    expect(ofText('Currency: Yen\nTotal: JPY 1,500\nTax: 1,000').facts.taxMinor).toBe('1000');
    expect(ofText('Currency: ZZZ\nTotal: JPY 1,500\nTax: 1,000').facts.taxMinor).toBe('1000');
  });

  it('have lines that end in their amount, and no lines if one does not', () => {
    expect(ofText('Item 1: Oil, 240 cases - USD 12,000.00\nItem 2: 600.00').linesMinor).toEqual(['1200000', '60000']);
    expect(ofText('Item 1: Oil 1.00\nItem 2: included').linesMinor).toBeNull();
    const one = (line: string) => ofText(`Item: ${line}`).linesMinor?.[0];
    const written = [
      'Oil USD12.00',
      'Oil USD 12.00',
      'Oil $12.00',
      'Oil 12.00 USD',
      'Oil 12.00USD',
      'Oil 12.00€',
      'Oil 12.00 €',
    ];
    expect(written.map(one)).toEqual(written.map(() => '1200'));
    expect(['Oil 12.00 each', 'Oil', '12.00 us'].map(one)).toEqual([undefined, undefined, undefined]);
    expect(['Oil JPY 1,500', 'Oil JPY1,500', 'Oil 1,500 JPY'].map(one)).toEqual(['1500', '1500', '1500']);
    expect(ofText('Currency: JPY\nItem: Oil €12.00').linesMinor).toEqual(['1200']);
    expect(ofText('lineMinor: 12.5').linesMinor).toBeNull();
    expect(ofText('lineMinor: x').linesMinor).toBeNull();
    expect(ofText('Total: 1.00').linesMinor).toBeNull();
    const many = (count: number) => ofText('Line: 1.00\n'.repeat(count)).linesMinor?.length;
    expect([many(1000), many(1001)]).toEqual([1000, undefined]);
  });
});

describe('JSON', () => {
  const facts = (value: unknown) => readingOf(readJson(JSON.stringify(value)));

  it('keeps numbers as they are written, however large', () => {
    expect(
      readingOf(readJson('{"totalMinor": 9007199254740993, "tax": 12.50, "currency": "EUR"}')).facts,
    ).toMatchObject({
      totalMinor: '9007199254740993',
      taxMinor: '1250',
    });
  });

  it('uses the names of objects as part of the label, except those of wrappers', () => {
    expect(
      facts({ data: { invoice: { number: '7', dueDate: '2026-03-31' }, buyer: { email: 'x', name: 'B' } } }).facts,
    ).toMatchObject({ invoiceNumber: '7', dueDate: '2026-03-31', vendorEmail: null, buyerName: 'B' });
  });

  it('finds lines in lists of the usual names', () => {
    expect(facts({ lineItems: [{ amount: '1.00' }, { totalMinor: 250 }] }).linesMinor).toEqual(['100', '250']);
    expect(facts({ invoice: { items: [{ lineTotal: '3.00' }] } }).linesMinor).toEqual(['300']);
    expect(facts({ items: [{ amount: '1.00' }, { text: 'x' }] }).linesMinor).toBeNull();
    expect(facts({ line_items: [{ 'line-total': '3.00' }] }).linesMinor).toEqual(['300']);
    expect(facts({ items: ['1.00'] }).linesMinor).toBeNull();
    expect(facts({ taxes: [{ amount: '1.00' }] }).linesMinor).toBeNull();
    const lines = (items: unknown) => readJson(JSON.stringify({ items }));
    const notUnderstood = { field: 'line', value: '', isMinor: false };
    expect(lines([null, 7, 'x', {}, { amount: null }])).toEqual(Array(5).fill(notUnderstood));
    expect(lines([{ amountMinor: 7 }, { Amount: '7' }])).toEqual([
      { field: 'line', value: '7', isMinor: true },
      { field: 'line', value: '7', isMinor: false },
    ]);
    expect(lines([{ amount: 'x'.repeat(501) }])[0]?.value).toHaveLength(500);
  });

  it('matches the beginning of a long label, and whole names outside of a wrapper', () => {
    expect(readJson('{"vendor": true, "buyer": null, "total": []}')).toEqual([]);
    expect(facts({ vendor: { name: 'V' } }).facts.vendorName).toBe('V');
    expect(facts({ shipping: { vendor: 'V' } }).facts.vendorName).toBeNull();
    expect(facts({ summary: { total: '1.00' } }).facts.totalMinor).toBe('100');
    // The wrapper itself is no label, and an inner name that is known with it keeps it.
    expect(readJson('{"document": "x", "data": "y"}')).toEqual([]);
    expect(readJson('{"invoice": {"number": "7"}}')).toEqual([{ field: 'invoiceNumber', value: '7', isMinor: false }]);
    expect(facts({ [`vendor${' '.repeat(60)}x`]: 'V' }).facts.vendorName).toBe('V');
  });

  it('has no facts unless it is an object', () => {
    for (const value of [null, true, 'Vendor: x', 7, ['Vendor']]) expect(facts(value)).toEqual(ofText(''));
  });
});
