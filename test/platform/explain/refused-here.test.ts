import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../../generated/contract/errors.ts';
import { errors } from '../../../generated/contract/errors.ts';
import { lifecycleFacts } from '../../../generated/contract/explanations.ts';
import type { OperationId } from '../../../generated/contract/operations.ts';
import document from '../../../generated/openapi.json' with { type: 'json' };
import { isAboutState } from '../../../src/platform/explain/refused-here.ts';
import { operations } from '../../support/operations.ts';

interface Refused {
  readonly code: ErrorCode;
}

/** The challenge of two-factor protection is named by a header of the operations that it protects. */
const namesResourceOf = (operation: OperationId, machine: string): boolean =>
  operations[operation].path.includes('{') &&
  (operations[operation].twoFactor === undefined || machine !== 'twofa-challenge');

/** Each code by which an operation that names its resource in the path refuses an event for the state, as declared. */
const refused: Refused[] = Object.entries(lifecycleFacts).flatMap(([machine, { senders }]) =>
  Object.values(senders).flatMap((ways) =>
    ways.flatMap(({ operation, refused = {} }) =>
      operation === undefined || !namesResourceOf(operation, machine)
        ? []
        : Object.values(refused).flatMap((code) => (code === 'unchanged' || code === 'depends' ? [] : [{ code }])),
    ),
  ),
);

/** A resource that is not there any more has no status to tell of. */
const isGone = (code: ErrorCode): boolean => errors[code].statuses.some((status) => status === 404 || status === 410);

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
}

const schemas = document.components.schemas as unknown as Readonly<Record<string, Schema>>;
const detailsOf = (code: string): readonly string[] => {
  const name = `${code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Error`;
  return Object.keys(schemas[name]?.properties?.details?.properties ?? {});
};

const codes = [...new Set(refused.map(({ code }) => code))];

describe('codes that refuse an event for the state of the resource', () => {
  test.each(codes.filter((code) => !isGone(code) && !detailsOf(code).includes('errors')))(
    '%s shows the state of the resource and what it allows',
    (code) => {
      expect(isAboutState(code)).toBe(true);
      expect(detailsOf(code)).toEqual(expect.arrayContaining(['status', 'allowed']));
    },
  );

  test('no other code has these details', () => {
    const declared = new Set<string>(codes);
    const told = Object.keys(errors).filter((code) => detailsOf(code).includes('allowed'));
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((code) => !declared.has(code) || !isAboutState(code as ErrorCode))).toEqual([]);
  });
});
