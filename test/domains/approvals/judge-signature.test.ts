import { privateKeyToAccount } from 'viem/accounts';
import { hashMessage } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { judgeSignature, type SignedVote, type VoteAnswers } from '../../../src/domains/approvals/judge-signature.ts';

const voter = privateKeyToAccount(`0x${'22'.repeat(32)}`);
const other = privateKeyToAccount(`0x${'33'.repeat(32)}`);
const text = 'Service approval vote';
const signed = async (by = voter, message = text): Promise<SignedVote> => ({
  ...{ text, signature: await by.signMessage({ message }), signer: voter.address },
});

/** A chain on which every contract answers this. */
const chain = (answer: () => unknown) => {
  const asked: unknown[] = [];
  const readContract = async ({ address, args }: { address: string; args: unknown[] }) => {
    asked.push([address, ...args]);
    return answer();
  };
  return { asked, services: { chain: { ready: async () => ({ client: { readContract } }) } } as never };
};
const untouched = chain(() => expect.unreachable()).services;

describe('a vote’s signature (A 4.3, D-217)', () => {
  it('of the member’s own key counts, and no network is asked (R241)', async () => {
    expect(judgeSignature(await signed(), undefined, untouched)).toBeUndefined();
    expect(judgeSignature(await signed(), 'unavailable', untouched)).toBeUndefined();
  });

  it.each([
    ['0x1626ba7e', undefined],
    ['0xffffffff', 'APPROVAL_SIGNATURE_INVALID'],
  ])('of whoever else is the contract’s to judge, which answers %s', async (magic, refusal) => {
    for (const vote of [
      await signed(other),
      await signed(voter, `${text}\n`),
      { ...(await signed()), signature: '0x12' },
    ]) {
      const { asked, services } = chain(() => magic);
      const question = judgeSignature(vote, undefined, services);
      if (typeof question !== 'object') throw new Error('nothing to ask');
      const answers = await question.ask();
      expect(asked).toEqual([[voter.address, hashMessage(text), vote.signature]]);
      expect(judgeSignature(vote, answers, untouched)).toBe(refusal);
      // An answer counts for this vote alone.
      const another = { ...vote, text: `${text}!` };
      expect(judgeSignature(another, answers, untouched)).toEqual({ ask: expect.any(Function) });
    }
  });

  it('that nobody could be asked about is not refused for good', async () => {
    const { services } = chain(() => {
      throw new Error('no chain');
    });
    const question = judgeSignature(await signed(other), undefined, services);
    const answers = (await (question as { ask(): Promise<VoteAnswers> }).ask()) as VoteAnswers;
    expect(answers).toBe('unavailable');
    expect(judgeSignature(await signed(other), answers, untouched)).toBe('CHAIN_UNAVAILABLE');
  });
});
