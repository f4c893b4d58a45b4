import { describe, expect, it } from 'vitest';
import { documented } from '../../../contract/documented.ts';

describe('invoices in live (R303, D-070)', () => {
  const own = documented.filter(({ meta }) => /^\/v1\/(?:test\/)?(?:invoices|arbiter)/.test(meta.path));

  it('are refused: each of the eleven operations is for the sandbox only', () => {
    expect(own).toHaveLength(11);
    expect(own.filter(({ meta }) => meta.sandbox !== true)).toEqual([]);
  });
});
