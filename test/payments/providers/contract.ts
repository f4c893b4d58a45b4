import { expect, it } from 'vitest';
import {
  type PayoutInstruction,
  type PayoutProvider,
  type PayoutReference,
  type ProviderAnswer,
  type ProviderStatus,
  payoutIdempotencyKey,
} from '../../../src/payments/providers/payout-provider.ts';

/** A submission's answer and what each later poll says; TIMEOUT is no answer. */
export type ToldStory = readonly [ProviderStatus | 'TIMEOUT', ...ProviderStatus[]];

/** One adapter with the vendor behind it. */
export interface UnderTest {
  readonly provider: PayoutProvider;
  /** The payout of which this story will be told; undefined where this vendor cannot tell it. */
  tell(story: ToldStory, idempotencyKey: string): bigint;
  /** How many payouts the vendor has, whatever it said. */
  payouts(): number;
}

let payments = 0;

const instructionFor = (subject: UnderTest, story: ToldStory): PayoutInstruction => {
  payments += 1;
  const paymentId = `pay_contract_${payments}`;
  const idempotencyKey = payoutIdempotencyKey(paymentId, 'rq_1');
  return {
    idempotencyKey,
    paymentId,
    quoteId: 'rq_1',
    providerRef: null,
    sourceAmountBaseUnits: subject.tell(story, idempotencyKey),
    destinationCurrency: 'USD',
    destinationAmountMinor: 2475n,
    payee: { destinationId: 'dst_1', type: 'PAYMENT_APP_A', identifier: 'a@recipient.test', country: 'US' },
  };
};

const word = (answer: ProviderAnswer): string =>
  answer.kind === 'status' ? answer.status : answer.kind === 'unknown' ? 'TIMEOUT' : 'ABSENT';

const known = (answer: ProviderAnswer) => {
  if (answer.kind !== 'status') throw new Error(`no status but ${answer.kind}`);
  return answer;
};

const STORIES: readonly ToldStory[] = [
  ['SUBMITTED', 'PENDING', 'SUCCEEDED'],
  ['SUBMITTED', 'FAILED'],
  ['SUBMITTED', 'BLOCKED', 'FAILED'],
  ['SUBMITTED', 'UNCLAIMED', 'SUCCEEDED'],
  ['SUBMITTED', 'HELD', 'PENDING', 'SUCCEEDED'],
  ['SUBMITTED', 'SUCCEEDED', 'RETURNED'],
  ['TIMEOUT', 'PENDING', 'SUCCEEDED'],
];

/** What every adapter keeps, whoever stands behind it (D-093, D-095, D-128, D-134). Call it inside a `describe`. */
export function adapterContract(subject: () => UnderTest): void {
  it.each(STORIES)('translates %s, %s … into common statuses, and repeats the last one (D-093)', async (...told) => {
    const story = told as unknown as ToldStory;
    const { provider } = subject();
    const payout = instructionFor(subject(), story);
    const answers = [await provider.submit(payout)];
    for (let poll = 0; poll < story.length + 1; poll += 1) answers.push(await provider.poll(payout));
    const last = story.at(-1);
    expect(answers.map(word)).toEqual([...story, last, last]);
  });

  it('answers for a destination whether it can be paid, the same each time (D-237)', async () => {
    const { provider, payouts } = subject();
    const before = payouts();
    const payee = { destinationId: 'dst_1', type: 'PAYMENT_APP_A', identifier: 'a@recipient.test', country: 'US' };
    for (const _time of [1, 2]) {
      expect(await provider.verifyDestination(payee)).toEqual({ kind: 'confirmed' });
      const refused = await provider.verifyDestination({ ...payee, identifier: 'will-fail@recipient.test' });
      expect(refused).toEqual({ kind: 'refused', reason: expect.stringMatching(/./) });
    }
    expect(payouts()).toBe(before);
  });

  it('answers absent for a payout that was never submitted (D-095)', async () => {
    const { provider } = subject();
    expect(await provider.poll(instructionFor(subject(), ['SUBMITTED', 'FAILED']))).toEqual({ kind: 'absent' });
  });

  it('pays once per key for any number of submissions, under the same reference (D-095)', async () => {
    const { provider, payouts } = subject();
    const before = payouts();
    const payout = instructionFor(subject(), ['SUBMITTED', 'PENDING', 'SUCCEEDED']);
    const answers = await Promise.all(Array.from({ length: 8 }, () => provider.submit(payout)));
    expect(payouts() - before).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(known(answer)))).size).toBe(1);
    await provider.poll(payout);
    const again = known(await provider.submit(payout));
    expect(again.providerRef).toBe(known(answers[0] as ProviderAnswer).providerRef);
    expect(payouts() - before).toBe(1);
  });

  it('finds a submission without an answer by its key, since that is not a failure (D-095)', async () => {
    const { provider, payouts } = subject();
    const before = payouts();
    const payout = instructionFor(subject(), ['TIMEOUT', 'PENDING', 'SUCCEEDED']);
    expect((await provider.submit(payout)).kind).toBe('unknown');
    expect(payouts() - before).toBe(1);
    const found = known(await provider.poll({ ...payout, providerRef: null }));
    expect(found.status).toBe('PENDING');
    const byReference = known(await provider.poll({ ...payout, providerRef: found.providerRef }));
    expect([byReference.status, byReference.providerRef]).toEqual(['SUCCEEDED', found.providerRef]);
    expect(payouts() - before).toBe(1);
  });

  it('answers REJECTED to a refused submission, each time (D-093, D-095)', async () => {
    const { provider } = subject();
    const payout = instructionFor(subject(), ['REJECTED']);
    const first = known(await provider.submit(payout));
    expect(first.status).toBe('REJECTED');
    expect(known(await provider.submit(payout)).eventId).toBe(first.eventId);
  });

  it('gives each change its own event id, and a repetition the same one (D-134)', async () => {
    const { provider } = subject();
    const payout = instructionFor(subject(), ['SUBMITTED', 'HELD', 'PENDING', 'SUCCEEDED']);
    const ids = [known(await provider.submit(payout)).eventId];
    for (let poll = 0; poll < 5; poll += 1) ids.push(known(await provider.poll(payout)).eventId);
    expect(new Set(ids).size).toBe(4);
    expect(ids.slice(-3)).toEqual([ids[3], ids[3], ids[3]]);
  });

  it('keeps payouts apart, each with its own reference', async () => {
    const { provider } = subject();
    const payouts: PayoutReference[] = [];
    const refs = new Set<string | null>();
    for (const story of [['SUBMITTED', 'FAILED'], STORIES[0] as ToldStory] as const) {
      const payout = instructionFor(subject(), story as ToldStory);
      refs.add(known(await provider.submit(payout)).providerRef);
      payouts.push(payout);
    }
    expect(refs.size).toBe(2);
    const [failing, delivering] = payouts as [PayoutReference, PayoutReference];
    expect([word(await provider.poll(failing)), word(await provider.poll(delivering))]).toEqual(['FAILED', 'PENDING']);
  });
}
