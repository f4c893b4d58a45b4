import { useState } from 'preact/hooks';
import { usePane } from '../context.ts';
import { ProblemNote } from '../parts.tsx';
import type { Problem } from '../problem.ts';
import { signPayment } from './sign-payment.ts';

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
    setProblem(await signPayment(api, memberId, paymentId));
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
