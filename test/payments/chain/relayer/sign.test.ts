import { keccak256, parseTransaction, recoverTransactionAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signAgain } from '../../../../src/payments/chain/relayer/sign.ts';
import { CHAIN_ID, chain, FEES, node, reverted, SENDER, type Signing, startSigning, TO } from './signing.ts';

let test: Signing;
beforeAll(async () => {
  test = await startSigning();
});
beforeEach(() => test.clear());
afterAll(() => test?.stop());

const noncesOf = async (key: string) => (await test.signed(key)).map(({ raw }) => parseTransaction(raw).nonce);

describe('signing waiting calls', () => {
  it('takes them in order, at the sender’s next nonces, with the signed bytes in the same commit (D-264)', async () => {
    await test.ask({ key: 'b', data: '0x1234', value: 5n }, { key: 'a' });
    const { changed, signed } = await test.sign();
    expect([changed, signed.map(({ key }) => key)]).toEqual([2, ['b', 'a']]);
    expect([await noncesOf('b'), await noncesOf('a')]).toEqual([[7], [8]]);
    expect(await test.sender()).toMatchObject({ next_nonce: 9n });
    const [form] = await test.signed('b');
    const raw = form?.raw ?? '0x';
    expect(parseTransaction(raw)).toMatchObject({
      chainId: CHAIN_ID,
      nonce: 7,
      to: TO,
      data: '0x1234',
      value: 5n,
      // A quarter more than estimated.
      gas: 100_000n,
      ...FEES,
      type: 'eip1559',
    });
    expect(await recoverTransactionAddress({ serializedTransaction: raw as never })).toBe(SENDER.address);
    expect(form).toMatchObject({ hash: keccak256(raw), max_fee_per_gas: 1000n, max_priority_fee_per_gas: 100n });
    expect(await test.rows()).toMatchObject([
      { key: 'b', state: 'SENT', nonce: 7n, hash: form?.hash, sender: SENDER.address, gas_limit: 100_000n },
      { key: 'a', state: 'SENT', nonce: 8n, chain_id: BigInt(CHAIN_ID) },
    ]);
  });

  it('uses the nonces of its own key on its own chain', async () => {
    const others = [
      { chain_id: CHAIN_ID, address: TO, next_nonce: 40 },
      { chain_id: 1, address: SENDER.address, next_nonce: 50 },
    ];
    await test.pool.owner('chain_senders').delete();
    await test.pool.owner('chain_senders').insert(others);
    await test.pool.owner('chain_senders').insert({ chain_id: CHAIN_ID, address: SENDER.address, next_nonce: 7 });
    await test.ask({ key: 'a' });
    await test.sign();
    expect(await noncesOf('a')).toEqual([7]);
    expect(await test.pool.owner('chain_senders').orderBy('next_nonce').pluck('next_nonce')).toEqual([8n, 40n, 50n]);
  });

  it('skips nonces that others have used on the chain, and never goes below those used here', async () => {
    await test.ask({ key: 'a' });
    await test.sign(node(), 12);
    await test.ask({ key: 'b' });
    await test.sign(node(), 3);
    expect([await noncesOf('a'), await noncesOf('b')]).toEqual([[12], [13]]);
    expect(await test.sender()).toMatchObject({ next_nonce: 14n });
  });

  it('uses a given gas limit without an estimate', async () => {
    const estimateGas = async () => {
      throw new Error('not asked');
    };
    await test.ask({ key: 'a', gasLimit: 21_000n });
    await test.sign(node({ estimateGas }));
    const [form] = await test.signed('a');
    expect(parseTransaction(form?.raw ?? '0x').gas).toBe(21_000n);
  });

  it('estimates a call with its own sender', async () => {
    const asked: unknown[] = [];
    const estimateGas = async (call: unknown) => {
      asked.push(call);
      return 1n;
    };
    await test.ask({ key: 'a', data: '0x12', value: 3n });
    await test.sign(node({ estimateGas }));
    expect(asked).toEqual([{ account: SENDER.address, to: TO, data: '0x12', value: 3n }]);
  });

  it('fails a call that would revert, with the reason and without a nonce', async () => {
    const estimateGas = async ({ data }: { data: string }) => {
      if (data === '0xbad0') throw reverted();
      return 1n;
    };
    const wakes = { topic: 'test.woken', key: 'w', payload: {} } as never;
    await test.ask({ key: 'bad', data: '0xbad0', wakes }, { key: 'good' });
    const { changed, signed } = await test.sign(node({ estimateGas }));
    expect([changed, signed.map(({ key }) => key), await noncesOf('bad'), await noncesOf('good')]).toEqual([
      2,
      ['good'],
      [],
      [7],
    ]);
    const [bad] = await test.rows();
    expect(bad).toMatchObject({
      state: 'FAILED',
      error: 'execution reverted: not allowed',
      nonce: null,
      sent_at: null,
    });
    expect(bad?.settled_at).toBeInstanceOf(Date);
    expect(await test.jobs()).toMatchObject([{ key: 'w' }]);
  });

  it('leaves the nonce unused when all calls fail', async () => {
    await test.ask({ key: 'bad' });
    const estimateGas = async () => {
      throw reverted();
    };
    expect(await test.sign(node({ estimateGas }), 50)).toEqual({ changed: 1, signed: [] });
    expect(await test.sender()).toMatchObject({ next_nonce: 7n });
  });

  it('waits while the node does not answer', async () => {
    const estimateGas = async () => {
      throw new Error('timed out');
    };
    let asked = 0;
    const estimateFeesPerGas = async () => {
      asked += 1;
      throw new Error('away');
    };
    await test.ask({ key: 'a' });
    expect(await test.sign(node({ estimateGas, estimateFeesPerGas }))).toEqual({ changed: 0, signed: [] });
    expect(await test.rows()).toMatchObject([{ state: 'QUEUED' }]);
    await test.clear();
    expect(await test.sign(node({ estimateFeesPerGas }))).toEqual({ changed: 0, signed: [] });
    expect(asked).toBe(1);
  });

  it('waits while the node names no fees, and tells the callers', async () => {
    const estimateFeesPerGas = async () => {
      throw new Error('away');
    };
    await test.ask({ key: 'a' });
    await expect(test.sign(node({ estimateFeesPerGas }))).rejects.toThrow('away');
    expect(await test.rows()).toMatchObject([{ state: 'QUEUED' }]);
  });

  it('leaves out a call that another process has signed in between', async () => {
    await test.ask({ key: 'a' }, { key: 'b' });
    const estimateFeesPerGas = async () => {
      await test.pool.owner('chain_transactions').where({ key: 'a' }).update({ state: 'FAILED' });
      return FEES;
    };
    const { signed } = await test.sign(node({ estimateFeesPerGas }));
    expect([signed.map(({ key }) => key), await noncesOf('b')]).toEqual([['b'], [7]]);
  });

  it('only for a known sender', async () => {
    await test.pool.owner('chain_senders').delete();
    await test.ask({ key: 'a' });
    await expect(test.sign()).rejects.toThrow('a nonce is taken before the sender is known');
  });
});

describe('signing a stuck call again', () => {
  const again = async (fees = FEES, stuck = test.onTheirWay()) => signAgain(test.engine, chain, await stuck, fees);

  it('uses the same nonce, so that only one form can be mined (D-264)', async () => {
    const [first, later] = [new Date('2026-03-02T09:00:00.000Z'), new Date('2026-03-02T09:01:00.000Z')];
    await test.ask({ key: 'a', data: '0x12', value: 3n }, { key: 'b' });
    test.clock.now = first;
    await test.sign();
    const before = await test.rows();
    expect(before.map(({ sent_at }) => sent_at)).toEqual([first, first]);
    test.clock.now = later;
    for (let form = 2; form <= 4; form += 1) {
      expect((await again()).map(({ key }) => key)).toEqual(['a', 'b']);
      expect([await noncesOf('a'), await noncesOf('b')]).toEqual([Array(form).fill(7), Array(form).fill(8)]);
    }
    const forms = (await test.signed('a')).map(({ raw }) => parseTransaction(raw));
    for (const form of forms) {
      expect(form).toMatchObject({ to: TO, data: '0x12', value: 3n, gas: 100_000n, chainId: CHAIN_ID });
    }
    expect(await test.sender()).toMatchObject({ next_nonce: 9n });
    const after = await test.rows();
    for (const column of ['state', 'nonce', 'sender', 'gas_limit', 'sent_at']) {
      expect(
        after.map((row) => row[column]),
        column,
      ).toEqual(before.map((row) => row[column]));
    }
    expect(after[0]?.hash).toBe((await test.signed('a')).at(-1)?.hash);
  });

  it.each([
    ['a quarter more than the newest form and one, where fees stand still', FEES, [1251n, 126n]],
    ['what is asked now, where that is more', { maxFeePerGas: 9000n, maxPriorityFeePerGas: 200n }, [9000n, 200n]],
    ['each of the two for itself', { maxFeePerGas: 9000n, maxPriorityFeePerGas: 1n }, [9000n, 126n]],
  ])('for %s', async (_what, fees, [maxFeePerGas, maxPriorityFeePerGas]) => {
    await test.ask({ key: 'a' });
    await test.sign();
    expect(await again(fees)).toMatchObject([{ maxFeePerGas, maxPriorityFeePerGas }]);
    const raw = (await test.signed('a')).at(-1)?.raw ?? '0x';
    expect(parseTransaction(raw)).toMatchObject({ maxFeePerGas, maxPriorityFeePerGas });
  });

  it('with fees above its newest form', async () => {
    await test.ask({ key: 'a' });
    await test.sign();
    for (const fee of [1251n, 1564n, 1956n]) expect(await again()).toMatchObject([{ maxFeePerGas: fee }]);
  });

  it('happens only while the call is pending, and only by the key that sent it', async () => {
    await test.ask({ key: 'a' }, { key: 'b' }, { key: 'c' });
    await test.sign();
    const stuck = test.onTheirWay();
    const [, , third] = await stuck;
    await test.pool.owner('chain_transactions').where({ key: 'a' }).update({ state: 'CONFIRMED' });
    const otherKey = (await stuck).map((one) => (one.key === 'b' ? { ...one, sender: TO } : one));
    expect(await again(FEES, Promise.resolve(otherKey))).toMatchObject([{ key: 'c' }]);
    const formless = [{ ...(third as NonNullable<typeof third>), forms: [] }];
    expect(await again(FEES, Promise.resolve(formless))).toEqual([]);
    expect([await noncesOf('a'), await noncesOf('b'), await noncesOf('c')]).toEqual([[7], [8], [9, 9]]);
  });

  it('wakes the callers that want every change', async () => {
    const wakes = (key: string, whenSettled: boolean) =>
      ({ topic: 'test.woken', key, payload: { a: 1 }, whenSettled }) as never;
    await test.ask({ key: 'a', wakes: wakes('each', false) }, { key: 'b', wakes: wakes('end', true) });
    await test.sign();
    await again();
    expect(await test.jobs()).toEqual([{ key: 'each', payload: { a: 1 }, generation: 2 }]);
  });
});
