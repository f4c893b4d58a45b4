import { useEffect, useState } from 'preact/hooks';
import { usePane } from '../context.ts';

interface Message {
  readonly id: string;
  readonly code: string | null;
  readonly body: string;
}

const LOOK_MS = 700;

/** The newest code in the sandbox's inbox, which the dialog covers. */
export function SandboxCode({ onCode }: { readonly onCode: (code: string) => void }) {
  const { api } = usePane();
  const [message, setMessage] = useState<Message>();
  useEffect(() => {
    const look = async (): Promise<void> => {
      const asked = { purpose: 'TWOFA_OTP', take: 1 };
      const { data } = await api.call<{ messages: readonly Message[] }>('listTestMessages', asked);
      setMessage(data?.messages[0]);
    };
    void look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [api]);
  if (!message?.code) return <p class="soft small">The sandbox’s inbox has no code yet.</p>;
  const { code, body } = message;
  return (
    <div class="note">
      <p class="small">In the sandbox’s inbox: {body}</p>
      <button type="button" class="small" onClick={() => onCode(code)}>
        Use {code}
      </button>
    </div>
  );
}
