import { describe, expect, it, test } from 'vitest';
import { ownsUploads } from '../../../../src/domains/invoices/evidence.store.ts';
import { chainFilter } from '../../../../src/domains/invoices/funding.chain-filter.ts';

/** Reads that answer these rows. */
const readsThat = (...rows: object[]) => ({ many: async () => rows, one: async () => rows[0] }) as never;

describe('evidence is of the tenant’s own uploads (D-292)', () => {
  test.each([
    ['all of them', ['upl_1', 'upl_2'], [{ id: 'upl_1' }, { id: 'upl_2' }], true],
    ['one named twice', ['upl_1', 'upl_1'], [{ id: 'upl_1' }], true],
    ['one that is not there, or another tenant’s', ['upl_1', 'upl_2'], [{ id: 'upl_1' }], false],
  ])('%s', async (_, ids, rows, owns) => {
    expect(await ownsUploads(readsThat(...rows), 'ten_1', ids)).toBe(owns);
  });

  it('is empty for an empty list', async () => {
    expect(await ownsUploads(readsThat(), 'ten_1', [])).toBe(true);
  });
});

describe('transfers into the holds of invoices (D-293)', () => {
  const filter = chainFilter({ environment: 'sandbox', depositConfirmations: 3 });
  const HOLD = '0x000000000000000000000000000000000000dEaD';
  const OTHER = '0x000000000000000000000000000000000000bEEF';
  const topic = (address: string) => `0x${'0'.repeat(24)}${address.slice(2).toLowerCase()}`;
  const into = (address: string) => ({ topics: ['0xtransfer', topic(OTHER), topic(address)] });

  it('are watched in the sandbox only, for its token, after the confirmations', () => {
    expect(filter).toMatchObject({ name: 'invoices.funding', confirmations: 3, wakes: 'invoices.funding' });
    expect(filter.events).toEqual(['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef']);
    const token = { settlementToken: '0xtoken' } as never;
    expect(filter.address(token)).toBe('0xtoken');
    expect(chainFilter({ environment: 'live', depositConfirmations: 3 }).address(token)).toBeUndefined();
  });

  it('are only those to the holds in the table, whatever the case of the address', async () => {
    const reads = readsThat({ holdAddress: HOLD.toLowerCase() });
    const logs = [into(HOLD), into(OTHER), { topics: ['0xtransfer'] }];
    expect(await filter.select?.(logs as never, reads)).toEqual([logs[0]]);
  });
});
