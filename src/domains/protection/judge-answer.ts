import { hashMessage } from 'viem/utils';
import type { TwofaFactorContext } from '../../../machines/protection/twofa-factor.machine.ts';
import { keyThatSigned } from '../../payments/chain/index.ts';
import { equalSecrets, type Vault } from '../../platform/crypto/index.ts';
import { totpStep } from './rules/totp.ts';
import { codeHash } from './send-code.ts';

/** A right answer, and the time step that it spends (TOTP). */
export interface RightAnswer {
  readonly totpStep: number | null;
}

/** The question that an answer is checked against. */
export interface Question {
  /** The newest code that was sent; null where none is open. */
  readonly open: { readonly otpHash: string; readonly expiresAt: Date } | null;
  /** The purpose of the code. */
  readonly use: string;
  /** The text that a signer must have signed. */
  readonly text: string;
  readonly now: Date;
}

export type Answer = { readonly code: string } | { readonly signature: string };

/** Judges the answer of one factor; undefined for a wrong one. Spent and outdated codes are wrong (D-348, D-351). */
export async function judgeAnswer(
  vault: Pick<Vault, 'blindIndex' | 'decrypt'>,
  factor: Pick<TwofaFactorContext, 'type' | 'secretCiphertext' | 'signerAddress' | 'lastTotpStep'>,
  answer: Answer,
  question: Question,
): Promise<RightAnswer | undefined> {
  if ('signature' in answer) return judgeSignature(factor, answer.signature, question.text);
  const { open, use, now } = question;
  if (factor.type === 'TOTP') {
    const step = totpStep(vault.decrypt(factor.secretCiphertext ?? ''), answer.code, now, factor.lastTotpStep);
    return step === undefined ? undefined : { totpStep: step };
  }
  const isRight = equalSecrets(open?.otpHash ?? '', codeHash(vault, use, answer.code));
  return isRight && open !== null && now < open.expiresAt ? { totpStep: null } : undefined;
}

/** The signer's own key, over the text itself (EIP-191, D-352); no network is asked. */
function judgeSignature(
  { signerAddress }: Pick<TwofaFactorContext, 'signerAddress'>,
  signature: string,
  text: string,
): RightAnswer | undefined {
  const signer = keyThatSigned(hashMessage(text), signature);
  return signer !== undefined && signer === signerAddress ? { totpStep: null } : undefined;
}
