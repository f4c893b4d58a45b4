import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { hashMessage } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import {
  judgeSignature,
  type SignedVote,
  type VoteAnswers,
} from '../../../src/domains/approvals/votes/judge-signature.ts';
import { TenantChain } from '../../../src/payments/chain/index.ts';
import { Refusal, refuse } from '../../../src/platform/refusal.ts';
import { ACCEPTED, askedContract, contractAnswer, REFUSED } from '../../support/asked-contract.ts';

const voter = privateKeyToAccount(`0x${'22'.repeat(32)}`);
const other = privateKeyToAccount(`0x${'33'.repeat(32)}`);
const text = 'Service approval vote';
const signed = async (by = voter, message = text): Promise<SignedVote> => ({
  text,
  signature: await by.signMessage({ message }),
  signer: voter.address,
});

/** A chain on which every contract answers this. */
const chain = (answer: () => Hex, isDown = false) => {
  const asked: unknown[] = [];
  const call = async ({ data }: { data: Hex }) => {
    asked.push(askedContract(data));
    return { data: contractAnswer(answer()) };
  };
  return { asked, seen: new TenantChain({ ready: async () => ({ client: { call } }) as never }, isDown) };
};
const untouched = chain(() => expect.unreachable()).seen;

describe('a vote’s signature (A 4.3, D-217)', () => {
  it('accepts the member’s own key without asking the chain (R241)', async () => {
    expect(judgeSignature(await signed(), undefined, untouched)).toBeUndefined();
    expect(judgeSignature(await signed(), 'unavailable', untouched)).toBeUndefined();
  });

  it.each([
    [ACCEPTED, undefined],
    [REFUSED, refuse('APPROVAL_SIGNATURE_INVALID')],
  ])('asks the contract about every other signature, which answers %s', async (magic, refusal) => {
    for (const vote of [
      await signed(other),
      await signed(voter, `${text}\n`),
      { ...(await signed()), signature: '0x12' },
    ]) {
      const { asked, seen } = chain(() => magic);
      const question = judgeSignature(vote, undefined, seen);
      if (question === undefined || question instanceof Refusal) throw new Error('nothing to ask');
      const answers = await question.ask();
      expect(asked).toEqual([[voter.address.toLowerCase(), hashMessage(text), vote.signature]]);
      expect(judgeSignature(vote, answers, untouched)).toEqual(refusal);
      // An answer counts for this vote alone.
      const another = { ...vote, text: `${text}!` };
      expect(judgeSignature(another, answers, untouched)).toEqual({ ask: expect.any(Function) });
    }
  });

  it.each([
    ['the chain does not answer', false],
    ['the tenant has switched the chain off (D-514)', true],
  ])('asks the caller to try again when the chain is unavailable: %s', async (_, isDown) => {
    const answer = () => (isDown ? ACCEPTED : expect.fail('no chain'));
    const question = judgeSignature(await signed(other), undefined, chain(answer, isDown).seen);
    const answers = (await (question as { ask(): Promise<VoteAnswers> }).ask()) as VoteAnswers;
    expect(answers).toBe('unavailable');
    expect(judgeSignature(await signed(other), answers, untouched)).toEqual(refuse('CHAIN_UNAVAILABLE'));
  });
});
