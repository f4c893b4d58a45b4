import type { Api } from '../api.ts';
import type { Problem } from '../problem.ts';
import { signWithTestKey } from './test-key.ts';

/** Signs a multisig payment as a member whose key the sandbox made. Returns the refusal, if there is one. */
export async function signPayment(api: Api, memberId: string, id: string): Promise<Problem | undefined> {
  const { data, problem } = await api.call<{ readonly multisigTxHash?: string }>('getPayment', { id });
  const hash = data?.multisigTxHash;
  if (hash === undefined) return problem ?? unsigned('The payment has no hash to sign.');
  const signature = await signWithTestKey(memberId, { hash });
  if (signature === undefined) return unsigned('The sandbox has no test key for this member.');
  return (await api.call('signPayment', { id, signature })).problem;
}

const unsigned = (message: string): Problem => ({
  code: 'NOT_SIGNED',
  message,
  requestId: undefined,
  details: undefined,
});
