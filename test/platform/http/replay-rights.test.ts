import { describe, expect, it } from 'vitest';
import type { Role } from '../../../src/platform/http/caller.ts';
import type { IdempotencyKey, KeyCaller } from '../../../src/platform/http/ports.ts';
import { mayReadReplay } from '../../../src/platform/http/replay-rights.ts';

const caller = (memberId: string | null, apiKeyId: string | null, role: Role | null): KeyCaller => ({
  memberId,
  apiKeyId,
  role,
});
const may = (now: KeyCaller, first: KeyCaller | undefined, showsSecret = false): boolean =>
  mayReadReplay({ caller: now, showsSecret } as IdempotencyKey, first);

const OWNER = caller('mem_1', null, 'OWNER');

describe('the right to read a replay (D-507)', () => {
  it('covers a secret only for the member and the key that got it first', () => {
    expect(may(OWNER, OWNER, true)).toBe(true);
    expect(may(caller('mem_1', 'key_1', 'OWNER'), OWNER, true)).toBe(false);
    expect(may(caller('mem_1', 'key_2', 'OWNER'), caller('mem_1', 'key_1', 'OWNER'), true)).toBe(false);
    expect(may(caller('mem_2', null, 'OWNER'), OWNER, true)).toBe(false);
    // It may have been anybody.
    expect(may(OWNER, undefined, true)).toBe(false);
  });

  it('covers an answer without a secret for another key of the tenant', () => {
    expect(may(caller('mem_1', 'key_2', 'OWNER'), caller('mem_1', 'key_1', 'OWNER'))).toBe(true);
    expect(may(OWNER, undefined)).toBe(true);
  });

  it.each<[Role, Role, boolean]>([
    ['OWNER', 'ADMIN', true],
    ['ADMIN', 'ADMIN', true],
    ['ADMIN', 'OWNER', false],
    ['FINANCE', 'ADMIN', false],
    ['MEMBER', 'FINANCE', false],
    ['VIEWER', 'MEMBER', false],
    ['VIEWER', 'VIEWER', true],
  ])('of another member who is %s, for an answer to %s: %s', (role, first, isRead) => {
    expect(may(caller('mem_2', null, role), caller('mem_1', null, first))).toBe(isRead);
  });

  it('covers a member’s own answers without secrets after a loss of rights', () => {
    expect(may(caller('mem_1', null, 'VIEWER'), OWNER)).toBe(true);
    expect(may(caller('mem_1', null, 'VIEWER'), OWNER, true)).toBe(false);
    expect(may(OWNER, caller('mem_1', null, 'VIEWER'), true)).toBe(true);
  });

  it('covers only own answers for users without a tenant', () => {
    const nobody = caller(null, null, null);
    expect([may(nobody, nobody, true), may(OWNER, nobody), may(nobody, OWNER)]).toEqual([true, false, false]);
  });
});
