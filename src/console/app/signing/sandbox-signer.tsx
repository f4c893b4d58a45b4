import { useState } from 'preact/hooks';
import { usePane } from '../context.ts';
import { ProblemNote } from '../parts.tsx';
import type { Problem } from '../problem.ts';
import { signWithTestKey } from './test-key.ts';

interface SandboxSignerProps {
  readonly paymentId: string;
  readonly onDone: () => void;
}

/** Signs a multisig payment as the member of the session, whose key the sandbox made. */
export function SandboxSigner({ paymentId, onDone }: SandboxSignerProps) {
  const { api, account } = usePane();
  const [isSigning, setSigning] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { memberId } = account;
  if (memberId === undefined) return null;
  const sign = async (): Promise<void> => {
    setSigning(true);
    const read = await api.call<{ readonly multisigTxHash?: string }>('getPayment', { id: paymentId });
    const hash = read.data?.multisigTxHash;
    const signature = hash === undefined ? undefined : await signWithTestKey(memberId, { hash });
    const sent = signature === undefined ? read : await api.call('signPayment', { id: paymentId, signature });
    setProblem(sent.problem);
    setSigning(false);
    onDone();
  };
  return (
    <>
      <p class="row">
        <button type="button" disabled={isSigning} onClick={sign}>
          {isSigning ? 'Signing…' : 'Sign with my test key'}
        </button>
        <span class="soft small">The sandbox made this key for your member.</span>
      </p>
      {problem && <ProblemNote problem={problem} />}
    </>
  );
}
