import { describe, expect, it } from 'vitest';
import { salientHash } from '../../../src/platform/http/idempotency.ts';
import { operations } from '../../support/operations.ts';

const keyed = Object.values(operations).filter(({ salient }) => salient.length > 0);

/** A body with a value of its own at each field; a dot leads into an object. */
function bodyOf(fields: readonly string[], textOf: (field: string) => string): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const path = field.split('.');
    const last = path.pop() ?? field;
    let at = body;
    for (const name of path) {
      at[name] = typeof at[name] === 'object' ? at[name] : {};
      at = at[name] as Record<string, unknown>;
    }
    // A field that is also the parent of others is compared through them.
    if (typeof at[last] !== 'object') at[last] = textOf(field);
  }
  return body;
}

/** Phones are compared by their digits. */
const text = (letter: 'a' | 'b', field: string): string =>
  /phone/i.test(field) ? `+1555010${letter === 'a' ? '1111' : '2222'}` : `${letter} ${field}`;

describe('requests under one key are equal only if every salient field is (D-058)', () => {
  it('some operations have salient fields', () => expect(keyed.length).toBeGreaterThan(5));

  it.each(keyed.map(({ id, salient }) => [id, salient] as const))('%s: %j', (_, salient) => {
    const original = salientHash(
      salient,
      bodyOf(salient, (field) => text('a', field)),
    );
    expect(
      salientHash(
        salient,
        bodyOf(salient, (field) => text('a', field)),
      ),
    ).toBe(original);
    for (const changed of salient) {
      const other = bodyOf(salient, (field) => text(field === changed ? 'b' : 'a', field));
      expect(salientHash(salient, other), changed).not.toBe(original);
      const without = bodyOf(
        salient.filter((field) => field !== changed),
        (field) => text('a', field),
      );
      expect(salientHash(salient, without), `without ${changed}`).not.toBe(original);
    }
  });
});
