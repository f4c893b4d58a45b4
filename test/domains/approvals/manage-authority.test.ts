import { describe, expect, it } from 'vitest';
import { lockedAuthority, windowOf } from '../../../src/domains/approvals/manage-authority.ts';
import { terms } from './rules/facts.ts';

describe('a grant behind its member', () => {
  const locked = async (there: Readonly<Record<string, object>>) => {
    const asked: string[] = [];
    const aggregate = async (machine: string, id: string) => {
      asked.push(`${machine} ${id}`);
      return there[machine];
    };
    const path = { memberId: 'mem_1', authorityId: 'gra_1' };
    return { found: await lockedAuthority({ aggregate } as never, path), asked };
  };
  const member = {};
  const authority = { context: { memberId: 'mem_1' } };

  it('is locked after its member (D-205)', async () => {
    expect(await locked({ member, authority })).toEqual({
      found: { member, authority },
      asked: ['member mem_1', 'authority gra_1'],
    });
  });

  it('is not found for an unknown member, under an unknown id, or as a grant of another member', async () => {
    expect(await locked({ authority })).toEqual({ found: 'MEMBER_NOT_FOUND', asked: ['member mem_1'] });
    expect((await locked({ member })).found).toBe('AUTHORITY_NOT_FOUND');
    const others = { context: { memberId: 'mem_2' } };
    expect((await locked({ member, authority: others })).found).toBe('AUTHORITY_NOT_FOUND');
  });
});

describe('the window of a member (D-207)', () => {
  const row = { tenantId: 'ten_1', memberId: 'mem_1' };
  const window = { kind: 'insert', table: 'authority_windows', row, onConflict: 'ignore' };

  it.each([
    [{}, []],
    [{ perTxLimitBaseUnits: 1n }, []],
    [{ dailyLimitBaseUnits: 1n }, [window]],
    [{ monthlyLimitBaseUnits: 1n }, [window]],
    [{ dailyLimitBaseUnits: 1n, monthlyLimitBaseUnits: 1n }, [window]],
  ])('begins with the first limit over time: case %#', (limits, writes) => {
    expect(windowOf('ten_1', 'mem_1', terms(limits))).toEqual(writes);
  });
});
