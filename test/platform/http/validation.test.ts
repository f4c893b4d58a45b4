import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { OperationMeta } from '../../../src/platform/http/operation-meta.ts';
import {
  bodyErrors,
  errorsOf,
  type FieldError,
  MAX_ERRORS,
  textErrors,
  toldError,
  type Validator,
  validationRefusal,
} from '../../../src/platform/http/request/validation.ts';

const compiled = (schema: object): Validator => new Ajv2020({ allErrors: true }).compile(schema) as Validator;
/** Where each failure is, and its rule. */
const places = (errors: readonly FieldError[]) => errors.map(({ path, rule }) => `${path} ${rule}`);
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

describe('the faults in a part of a request', () => {
  it('are an empty list if it fits, and every wrong place otherwise', () => {
    const validate = compiled(object({ take: { type: 'integer' }, status: { type: 'string' } }));
    expect(errorsOf(validate, { take: 1, status: 'OPEN' }, '/query')).toEqual([]);
    const errors = errorsOf(validate, { take: 'x', status: 1 }, '/query');
    expect(places(errors)).toEqual(['/query/take type', '/query/status type']);
    expect(errors[0]).toMatchObject({ message: 'must be a whole number', schemaPath: '#/properties/take/type' });
    expect(errorsOf(() => false, {}, '/query')).toEqual([]);
  });

  it('name the missing or unknown member, whatever characters it has', () => {
    const closed = compiled(object({}, { required: ['a/b'], additionalProperties: false }));
    expect(places(errorsOf(closed, { 'x~y/z': 1 }, '/body'))).toEqual([
      '/body/a~1b required',
      '/body/x~0y~1z additionalProperties',
    ]);
    const unevaluated = compiled(object({ a: {} }, { unevaluatedProperties: false }));
    expect(places(errorsOf(unevaluated, { a: 1, b: 2 }, '/body'))).toEqual(['/body/b unevaluatedProperties']);
    const named = compiled(object({}, { propertyNames: { maxLength: 1 } }));
    expect(places(errorsOf(named, { ab: 1 }, '/body'))).toEqual(['/body maxLength', '/body propertyNames']);
  });

  it('are those within a condition, not the condition itself', () => {
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it that.
    const validate = compiled({ if: { required: ['a'] }, then: { required: ['b'] } });
    expect(places(errorsOf(validate, { a: 1 }, '/body'))).toEqual(['/body/b required']);
  });

  it('show no phone number, even as a name that the client chose', () => {
    const [error] = errorsOf(compiled(object({}, { additionalProperties: false })), { '+15550104567': 1 }, '/body');
    expect(error?.path).toMatch(/^\/body\/./);
    expect(error?.path).not.toContain('5550104567');
    const [text] = textErrors({ '+15550104567': 'a\u0000b' }, '/body');
    expect(text).toMatchObject({ rule: 'controlCharacters', message: expect.stringMatching(/^must not contain/) });
    expect(text?.path).not.toContain('5550104567');
  });

  it('are shown to the client without the place in the schema', () => {
    expect(toldError({ path: '/a', message: 'm', rule: 'r', schemaPath: '#/x' })).toEqual({
      path: '/a',
      message: 'm',
      rule: 'r',
    });
  });
});

describe('the values that a field takes', () => {
  const colour = { enum: ['red', 'green', null] };
  const manyOf = (length: number) => ({ enum: Array.from({ length }, (_, at) => `v${at}`) });
  const toldOf = (schema: object, data: unknown) =>
    validationRefusal({} as OperationMeta, errorsOf(compiled(schema), data, '/body')).details.errors;
  const allowedIn = (schema: object, data: unknown) => toldOf(schema, data).map(({ allowed }) => allowed);

  it('are listed as text for a list and for a single value, and for no other rule', () => {
    const schema = object({ colour, chainId: { const: 84532 }, size: { type: 'integer' } });
    expect(toldOf(schema, { colour: 'blue', chainId: 1, size: 'x' })).toEqual([
      { path: '/body/colour', message: 'must be red, green or null', rule: 'enum', allowed: ['red', 'green', 'null'] },
      { path: '/body/chainId', message: 'must be 84532', rule: 'const', allowed: ['84532'] },
      { path: '/body/size', message: 'must be a whole number', rule: 'type' },
    ]);
  });

  it('are listed once for all entries that share the list', () => {
    expect(allowedIn({ items: manyOf(20) }, ['a', 'b', 'c']).map((values) => values?.length)).toEqual([
      20,
      undefined,
      undefined,
    ]);
  });

  it('are limited to 200 in all: a list over the limit is left out, a shorter later one is shown', () => {
    const schema = object({ a: manyOf(150), b: manyOf(51), c: manyOf(50), d: manyOf(1) });
    const found = allowedIn(schema, { a: '', b: '', c: '', d: '' });
    expect(found.map((values) => values?.length)).toEqual([150, undefined, 50, undefined]);
  });

  it('are merged if the alternatives are lists, without repetitions', () => {
    const schema = { items: { anyOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }, { const: 'd' }] } };
    expect(toldOf(schema, ['a', 'x'])).toEqual([
      { path: '/body/1', message: 'must be a, b, c or d', rule: 'enum', allowed: ['a', 'b', 'c', 'd'] },
    ]);
  });

  it('are listed per alternative if one of them is more than a list', () => {
    const schema = object({ to: { oneOf: [{ enum: ['a'] }, { type: 'integer' }] }, other: { enum: ['e'] } });
    expect(toldOf(schema, { other: 'x', to: 'x' }).map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      '/body/to enum',
      '/body/to type',
      '/body/to oneOf',
      '/body/other enum',
    ]);
  });

  it('stay with their own field if an alternative of objects fails', () => {
    const schema = { oneOf: [object({ kind: { const: 'a' } }), object({ kind: { const: 'b' } })] };
    expect(toldOf(schema, { kind: 'x' }).map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      '/body/kind const',
      '/body/kind const',
      '/body oneOf',
    ]);
  });
});

describe('null in a body (D-037)', () => {
  const text = { type: 'string' };
  const validate = compiled(
    object(
      {
        phone: text,
        memo: text,
        note: { type: ['string', 'null'] },
        'a/b~c': text,
        inner: object({ label: text, list: { type: 'array', items: text } }),
        owners: { type: 'array', items: object({ name: text }, { required: ['name'] }) },
      },
      { required: ['phone'] },
    ),
  );
  const left = (body: Record<string, unknown>) => ({ errors: places(bodyErrors(validate, body)), body });

  it('counts as an absent member, at any depth and under any name', () => {
    const body = { phone: '1', memo: null, 'a/b~c': null, inner: { label: null }, owners: [{ name: 'x', more: 1 }] };
    expect(left(body)).toEqual({ errors: [], body: { phone: '1', inner: {}, owners: [{ name: 'x', more: 1 }] } });
  });

  it('stays if the contract gives it a meaning', () => {
    expect(left({ phone: '1', note: null })).toEqual({ errors: [], body: { phone: '1', note: null } });
  });

  it('is missing if the member is required, even in an element of a list', () => {
    expect(left({ phone: null }).errors).toEqual(['/body/phone required']);
    expect(left({ phone: '1', owners: [{ name: 'x' }, { name: null }] })).toEqual({
      errors: ['/body/owners/1/name required'],
      body: { phone: '1', owners: [{ name: 'x' }, {}] },
    });
  });

  it('stays as an element of a list, whose positions count', () => {
    expect(left({ phone: '1', inner: { list: ['a', null] } })).toEqual({
      errors: ['/body/inner/list/1 type'],
      body: { phone: '1', inner: { list: ['a', null] } },
    });
  });

  it('is removed only at failing places: other values stay, and so does the body itself', () => {
    expect(left({ phone: '1', memo: 0 })).toEqual({ errors: ['/body/memo type'], body: { phone: '1', memo: 0 } });
    expect(left({ phone: '1', memo: false }).errors).toEqual(['/body/memo type']);
    const whole = compiled({ type: 'object', minProperties: 1 });
    expect(places(bodyErrors(whole, {}))).toEqual(['/body minProperties']);
  });

  it('hides no fault in other places', () => {
    expect(left({ phone: 1, memo: null } as Record<string, unknown>).errors).toEqual(['/body/phone type']);
  });

  it('is left alone if a validator points at a missing place', () => {
    const at = (instancePath: string): Validator =>
      Object.assign(() => false, { errors: [{ instancePath, keyword: 'type', params: {} }] });
    for (const pointer of ['/gone/member', '/text/member', '/nothing/member', ''])
      expect(places(bodyErrors(at(pointer), { text: 'x', nothing: null })), pointer).toEqual([`/body${pointer} type`]);
    expect(
      bodyErrors(
        Object.assign(() => false, { errors: null }),
        {},
      ),
    ).toEqual([]);
  });
});

describe('the code of a body that does not fit (D-034, D-078)', () => {
  const failure = (path: string, rule = 'type', schemaPath?: string): FieldError => ({
    path,
    message: 'm',
    rule,
    ...(schemaPath !== undefined && { schemaPath }),
  });
  const codeOf = (fieldCodes: object[] | undefined, ...errors: FieldError[]): string =>
    validationRefusal({ fieldCodes } as unknown as OperationMeta, errors).code;
  const phone = { pointer: '/body/phone', code: 'INVALID_PHONE' };
  const amount = { pointer: '/body/amountUsd', code: 'INVALID_AMOUNT' };

  it('is the code of the first failing field in the contract, whatever the order of failures', () => {
    expect(codeOf([phone, amount], failure('/body/amountUsd'), failure('/body/phone'))).toBe('INVALID_PHONE');
    expect(codeOf([amount, phone], failure('/body/amountUsd'), failure('/body/phone'))).toBe('INVALID_AMOUNT');
    expect(codeOf([phone, amount], failure('/body/memo'), failure('/body/amountUsd'))).toBe('INVALID_AMOUNT');
  });

  it('is the general one for a field without a code, and if no field has one', () => {
    expect(codeOf([phone], failure('/body/memo'))).toBe('VALIDATION_FAILED');
    expect(codeOf(undefined, failure('/body/phone'))).toBe('VALIDATION_FAILED');
    expect(codeOf([phone], failure('/body/phones'))).toBe('VALIDATION_FAILED');
  });

  it.each(['additionalProperties', 'unevaluatedProperties', 'required', 'dependentRequired'])(
    'is the general one if the shape fails by %s, unless that place has a code',
    (rule) => {
      expect(codeOf([phone], failure('/body/phone'), failure('/body/other', rule))).toBe('VALIDATION_FAILED');
      expect(codeOf([phone], failure('/body/phone', rule))).toBe('INVALID_PHONE');
    },
  );

  it('is the code of the narrowest place around the failure', () => {
    const payer = { pointer: '/body/payer', code: 'INVALID_PAYER' };
    const deep = { pointer: '/body/payer/phone', code: 'INVALID_PHONE' };
    for (const codes of [
      [payer, deep],
      [deep, payer],
    ]) {
      expect(codeOf(codes, failure('/body/payer/phone/0'))).toBe('INVALID_PHONE');
      expect(codeOf(codes, failure('/body/payer/email'))).toBe('INVALID_PAYER');
    }
    expect(codeOf([payer, { ...payer, code: 'LATER' }], failure('/body/payer'))).toBe('INVALID_PAYER');
  });

  it('is the code of a rule for failures below it, before the code of a place', () => {
    const rule = { pointer: '/body', rule: '#/oneOf', code: 'AMBIGUOUS' };
    const codes = [{ pointer: '/body/payer', code: 'INVALID_PAYER' }, rule];
    expect(codeOf(codes, failure('/body/payer', 'type', '#/oneOf/0/type'))).toBe('AMBIGUOUS');
    expect(codeOf(codes, failure('/body/payer', 'oneOf', '#/oneOf'))).toBe('AMBIGUOUS');
    expect(codeOf(codes, failure('/body/payer', 'type', '#/oneOfMany'))).toBe('INVALID_PAYER');
    expect(codeOf(codes, failure('/body/payer', 'type', '#/properties'))).toBe('INVALID_PAYER');
    expect(codeOf(codes, failure('/body/payer'))).toBe('INVALID_PAYER');
    expect(codeOf([rule], failure('/query/a', 'oneOf', '#/oneOf'))).toBe('VALIDATION_FAILED');
  });

  it('matches any index for a star, and only existing places', () => {
    const owners = [{ pointer: '/body/owners/*/phone', code: 'INVALID_PHONE' }];
    expect(codeOf(owners, failure('/body/owners/0/phone'))).toBe('INVALID_PHONE');
    expect(codeOf(owners, failure('/body/owners/12/phone/x'))).toBe('INVALID_PHONE');
    expect(codeOf(owners, failure('/body/owners/0/email'))).toBe('VALIDATION_FAILED');
    expect(codeOf(owners, failure('/body/owners/0'))).toBe('VALIDATION_FAILED');
    expect(codeOf(owners, failure('/body/owner/0/phone'))).toBe('VALIDATION_FAILED');
    const each = [{ pointer: '/body/owners/*', code: 'INVALID_PHONE' }];
    expect(codeOf(each, failure('/body/owners'))).toBe('VALIDATION_FAILED');
    expect(codeOf(each, failure('/body/owners/3'))).toBe('INVALID_PHONE');
  });

  it('comes with fifty places at most, in client terms', () => {
    const many = Array.from({ length: 51 }, (_, n) => failure(`/body/f${n}`, 'type', '#/x'));
    const { details } = validationRefusal({} as OperationMeta, many);
    expect(MAX_ERRORS).toBe(50);
    expect(details.errors).toHaveLength(50);
    expect(details.errors.at(-1)).toEqual({ path: '/body/f49', message: 'm', rule: 'type' });
  });
});
