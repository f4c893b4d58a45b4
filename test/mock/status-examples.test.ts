import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { readsOf, statusesOf, timeNameOf, withStatusExamples } from '../../mock/shared/status-examples.ts';
import { byHand } from '../../mock/stateless/by-hand.ts';
import { contract } from './answers.ts';

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

type Resource = Record<string, unknown> & { status: string };

const document = withStatusExamples(contract);
const reads = readsOf(document);
const schemas = [...new Set(reads.map(({ schema }) => schema))];

/** The example of a status, from the read that has it. */
function exampleFor(schema: string, status: string): Resource | undefined {
  const own = reads.filter((read) => read.schema === schema);
  const read = own.find(({ list }) => list === undefined) ?? own[0];
  const value = read?.examples[read.prefix + status]?.value;
  return read?.list === undefined ? value : value?.[read.list]?.[0];
}

const all = schemas.flatMap((schema) => statusesOf(document, schema).map((status) => ({ schema, status })));

describe('every status of every resource with a lifecycle', () => {
  it('is found', () => {
    expect(schemas).toEqual(expect.arrayContaining(['OfframpPayment', 'UnifiedPayment', 'LegacyPayment', 'Invoice']));
    expect(schemas).toEqual(expect.arrayContaining(['PurchaseOrder', 'Wallet', 'PhoneAlias', 'EligibilityPermit']));
    expect(all.length).toBeGreaterThan(120);
  });

  it.each(all)('$schema $status has an example by that name, of its schema', ({ schema, status }) => {
    const value = exampleFor(schema, status);
    expect(value?.status).toBe(status);
    const validate = ajv.getSchema(`contract#/components/schemas/${schema}`);
    expect(validate?.(value), ajv.errorsText(validate?.errors)).toBe(true);
  });

  it.each(all)('$schema $status has a time of its own', ({ schema, status }) => {
    const value = exampleFor(schema, status);
    const time = timeNameOf(status);
    if (value !== undefined && time in value) expect(value[time]).toEqual(expect.any(String));
  });

  it.each(all)('$schema $status has no time of an end that it has not reached', ({ schema, status }) => {
    const value: Resource = exampleFor(schema, status) ?? { status };
    const ends = ['DELIVERED', 'REFUNDED', 'CANCELED'].filter((end) => statusesOf(document, schema).includes(end));
    const isPayment = schema === 'OfframpPayment' || schema === 'UnifiedPayment';
    const early = ends.filter((end) => isPayment && end !== status && typeof value[timeNameOf(end)] === 'string');
    expect(early).toEqual([]);
  });

  it.each(all.filter(({ status }) => status === 'FAILED'))('$schema $status has its reason', ({ schema, status }) => {
    const value = exampleFor(schema, status);
    if (value !== undefined && 'failureReason' in value) expect(value.failureReason).toEqual(expect.any(String));
  });
});

it('a status without a base in the contract has no example, which the test above detects', () => {
  const planted = JSON.parse(JSON.stringify(contract).replaceAll('"status":"DELIVERED"', '"status":"CANCELED"'));
  const read = readsOf(withStatusExamples(planted)).find(({ id }) => id === 'getOfframpPayment');
  expect(read?.examples).toHaveProperty('CANCELED');
  expect(read?.examples).not.toHaveProperty('PROVIDER_SUBMITTED');
});

it('every hand-written example belongs to an existing schema and status', () => {
  const odd = Object.entries(byHand).flatMap(([schema, rows]) =>
    Object.keys(rows).filter((status) => !statusesOf(contract, schema).includes(status)),
  );
  expect(odd).toEqual([]);
});
