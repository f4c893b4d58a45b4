import { beforeEach, describe, expect, it } from 'vitest';
import type { Statement } from '../../../src/kernel/db/statement.ts';
import type { Proof, Transaction } from '../../../src/kernel/db/transaction.ts';
import { Proofs } from '../../../src/kernel/lifecycle/proofs.ts';
import type { RememberedRows } from '../../../src/kernel/lifecycle/remembered-rows.ts';
import type { TrackedAggregates } from '../../../src/kernel/lifecycle/tracked-aggregates.ts';

const statement = (text: string): Statement => ({ text, values: [] });
const ofRow = (text: string): Proof => ({ statement: statement(text), reach: 'across' });
const changed = Object.assign(new Error('what was remembered has changed'), { code: '40001', severity: 'ERROR' });
const broken = Object.assign(new Error('division by zero'), { code: '22012', severity: 'ERROR' });

const ROWS = [{ id: 'inv_1' }];
let unproved: Proof[];
let sent: unknown[];
let judged: unknown[];
/** How whatever is sent ends. */
let end: () => Promise<unknown>;

beforeEach(() => {
  [unproved, sent, judged] = [[ofRow('locks')], [], []];
  end = async () => undefined;
});

const tracked = () =>
  ({
    proofs: () => unproved.splice(0),
    recalled: () => ROWS,
  }) as unknown as TrackedAggregates;
const rememberedRows = () =>
  ({
    proved: () => judged.push('right'),
    disproved: (rows: unknown) => judged.push(rows),
  }) as unknown as RememberedRows;
const texts = (proofs: readonly Proof[]) => proofs.map(({ statement: { text }, reach }) => `${text} ${reach}`);
const transaction = {
  prove: (proofs: readonly Proof[]) => {
    sent.push(['with the next', ...texts(proofs)]);
    return end();
  },
  proveAhead: (proofs: readonly Proof[]) => {
    sent.push(['at once', ...texts(proofs)]);
    return end();
  },
  commit: (writes: readonly Statement[], proofs: readonly Proof[]) => {
    sent.push(['commit', ...texts(proofs), ...writes.map(({ text }) => text)]);
    return end();
  },
} as unknown as Transaction;

describe('proofs of what was remembered', () => {
  it('are sent with the next message, the rows first, and once', () => {
    const proofs = new Proofs(tracked(), rememberedRows());
    proofs.expect([statement('is new')]);
    proofs.sendAhead(transaction);
    proofs.sendAhead(transaction);
    expect(sent).toEqual([['with the next', 'locks across', 'is new own']]);
  });

  it('are sent at once where the work does not wait for the next message', () => {
    new Proofs(tracked(), rememberedRows()).sendAhead(transaction, 'at once');
    expect(sent).toEqual([['at once', 'locks across']]);
  });

  it('are none where nothing was remembered', async () => {
    unproved = [];
    const proofs = new Proofs(tracked(), rememberedRows());
    proofs.sendAhead(transaction, 'at once');
    await proofs.held();
    await proofs.commit(transaction, [statement('writes')]);
    expect(sent).toEqual([['commit', 'writes']]);
    expect(judged).toEqual([]);
  });

  it('travel with what is written, and those that were sent do not travel again', async () => {
    const proofs = new Proofs(tracked(), rememberedRows());
    await proofs.commit(transaction, [statement('writes')]);
    await proofs.commit(transaction, [statement('writes')]);
    expect(sent).toEqual([
      ['commit', 'locks across', 'writes'],
      ['commit', 'writes'],
    ]);
    expect(judged).toEqual(['right']);
  });

  it('have held, each of them, or fail for whoever asks', async () => {
    const proofs = new Proofs(tracked(), rememberedRows());
    end = async () => {
      throw changed;
    };
    proofs.sendAhead(transaction, 'at once');
    end = async () => undefined;
    unproved.push(ofRow('another'));
    proofs.sendAhead(transaction);
    await expect(proofs.held()).rejects.toBe(changed);
    expect(judged).toContainEqual(ROWS);
    expect(judged).toContain('right');
  });

  it('are no reason to forget a row where something else has failed', async () => {
    end = async () => {
      throw broken;
    };
    await expect(new Proofs(tracked(), rememberedRows()).commit(transaction, [])).rejects.toBe(broken);
    expect(judged).toEqual([]);
  });

  it('are forgotten with the transaction that they were for', async () => {
    const proofs = new Proofs(tracked(), rememberedRows());
    end = async () => {
      throw changed;
    };
    proofs.sendAhead(transaction);
    proofs.expect([statement('is new')]);
    proofs.forget();
    await expect(proofs.held()).resolves.toBeUndefined();
    proofs.sendAhead(transaction);
    expect(sent).toHaveLength(1);
  });

  it('need no memory that keeps score', async () => {
    const proofs = new Proofs(tracked(), undefined);
    await expect(proofs.commit(transaction, [])).resolves.toBeUndefined();
    end = async () => {
      throw changed;
    };
    unproved.push(ofRow('another'));
    await expect(proofs.commit(transaction, [])).rejects.toBe(changed);
  });
});
