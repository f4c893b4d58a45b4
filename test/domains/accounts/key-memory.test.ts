import { expect, it } from 'vitest';
import type { KeyRow } from '../../../src/domains/accounts/keys/authenticate.cross-tenant.ts';
import { KeyMemory } from '../../../src/domains/accounts/keys/key-memory.ts';
import type { KeyRecord } from '../../../src/platform/http/ports.ts';

const USED = new Date('2026-03-02T09:00:00.000Z');
const at = (ms: number) => new Date(USED.getTime() + ms);

const columns = { id: 'key_1', tenant_id: 'ten_1', scopes: ['a'], expires_at: at(5), member_role: 'OWNER' };
const row = (changed: object = {}) =>
  ({
    id: 'key_1',
    tenantId: 'ten_1',
    scopes: ['a'],
    expiresAt: at(5),
    memberRole: 'OWNER',
    lastUsedAt: USED,
    ...changed,
  }) as unknown as KeyRow;
const key = (changed: object = {}) => ({ id: 'key_1', revokedAt: null, ...changed }) as KeyRecord;

const remembering = (...given: Parameters<KeyMemory['remember']>) => {
  const memory = new KeyMemory();
  memory.remember(...given);
  return memory;
};

it.each([
  [59_999, true],
  [60_000, false],
  [60_001, false],
])('a key is remembered for a minute from the use that is on record: after %i ms %s', (ms, isRemembered) => {
  const found = remembering('hash', row(), key()).find('hash', at(ms));
  expect(found !== undefined).toBe(isRemembered);
});

it('the memory holds no unknown, revoked or unused key', () => {
  expect(remembering('hash', row(), key()).find('other', USED)).toBeUndefined();
  expect(remembering('hash', row(), key({ revokedAt: USED })).find('hash', USED)).toBeUndefined();
  expect(remembering('hash', row({ lastUsedAt: null }), key()).find('hash', USED)).toBeUndefined();
});

it('remembers the newest row of a key, and forgets a revoked key', () => {
  const memory = remembering('hash', row(), key());
  memory.remember('hash', row({ lastUsedAt: at(60_000) }), key({ memberRole: 'ADMIN' }));
  expect(memory.find('hash', at(119_999))?.key).toMatchObject({ memberRole: 'ADMIN' });
  memory.remember('hash', row(), key({ revokedAt: USED }));
  expect(memory.find('hash', USED)).toBeUndefined();
});

it('confirms a remembered key when its row, read by its id, has not changed', () => {
  const found = remembering('hash', row(), key()).find('hash', USED);
  expect(found?.confirmation.statement.values).toEqual(['key_1']);
  expect(found?.confirmation.isConfirmed).toBe(false);
  expect(found?.confirmation.confirm([columns])).toBe(true);
  expect(found?.confirmation.isConfirmed).toBe(true);
});

it.each([
  ['gone', []],
  ['of another role', [{ ...columns, member_role: 'VIEWER' }]],
  ['with other scopes', [{ ...columns, scopes: [] }]],
  ['that expires at another time', [{ ...columns, expires_at: at(6) }]],
])('a remembered key, now %s, is not confirmed and is forgotten', (_what, rows) => {
  const memory = remembering('hash', row(), key());
  const found = memory.find('hash', USED);
  // Also where it was confirmed before, in a transaction that had to be run again.
  found?.confirmation.confirm([columns]);
  expect(found?.confirmation.confirm(rows)).toBe(false);
  expect(found?.confirmation.isConfirmed).toBe(false);
  expect(memory.find('hash', USED)).toBeUndefined();
});

it('remembers up to ten thousand keys', () => {
  const memory = new KeyMemory();
  for (let n = 0; n < 10_000; n += 1) memory.remember(`hash ${n}`, row(), key());
  memory.remember('hash 0', row(), key());
  expect(memory.find('hash 9999', USED)).toBeDefined();
  memory.remember('one more', row(), key());
  expect([memory.find('hash 9999', USED), memory.find('one more', USED) !== undefined]).toEqual([undefined, true]);
});
