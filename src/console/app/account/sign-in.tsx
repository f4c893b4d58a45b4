import { useState } from 'preact/hooks';
import type { Catalog } from '../../catalog.ts';
import { apiOf } from '../api.ts';
import { ProblemNote } from '../parts.tsx';
import type { Problem } from '../problem.ts';
import type { Account } from './account.ts';
import { makeAccount, type Part } from './make-account.ts';

interface SignInProps {
  readonly catalog: Catalog;
  readonly accounts: readonly Account[];
  readonly onEnter: (account: Account) => void;
  readonly onBack: (() => void) | undefined;
}

interface Me {
  readonly tenant: { readonly id: string; readonly name: string } | null;
  readonly apiKey: { readonly name: string } | null;
  readonly member: { readonly name: string | null; readonly email: string } | null;
}

/** With a key or a session; in the sandbox also as somebody new. */
export function SignIn({ catalog, accounts, onEnter, onBack }: SignInProps) {
  return (
    <main class="welcome" id="main">
      <p class="brand">
        <img src="console/icon.svg" alt="" width="28" height="28" />
        <span>{catalog.name}</span>
        <span class={`environment ${catalog.environment}`}>{catalog.environment}</span>
      </p>
      <h1>See a payment while it moves</h1>
      <p class="lead">
        Lists, lifecycles and next steps of everything in your account. What you enter stays in this tab and ends with
        it.
      </p>
      {catalog.environment === 'sandbox' && <NewAccounts {...{ accounts, onEnter }} />}
      <WithCredential onEnter={onEnter} isFirst={catalog.environment !== 'sandbox'} />
      <p class="row">
        {onBack && (
          <button type="button" class="quiet" onClick={onBack}>
            Back to the console
          </button>
        )}
        <a href="docs/">Read the documentation</a>
      </p>
    </main>
  );
}

const PARTS = [
  { part: 'payer', title: 'Make a payer', says: 'A business with 250.00 USD of test money, an owner and a key.' },
  {
    part: 'recipient',
    title: 'Make a recipient',
    says: 'A business that has nothing yet. It proves its phone and is paid.',
  },
] as const;

function NewAccounts({ accounts, onEnter }: Pick<SignInProps, 'accounts' | 'onEnter'>) {
  const [making, setMaking] = useState<Part>();
  const [step, setStep] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const make = async (part: Part) => {
    setMaking(part);
    setProblem(undefined);
    const made = await makeAccount(part, accounts.length, setStep);
    setMaking(undefined);
    if ('problem' in made) setProblem(made.problem);
    else onEnter(made.account);
  };
  return (
    <section class="starters" aria-label="New test accounts">
      {PARTS.map(({ part, title, says }) => (
        <article key={part} class={`starter ${part}`}>
          <h2>{part === 'payer' ? 'Pay' : 'Be paid'}</h2>
          <p>{says}</p>
          <button
            type="button"
            class={part === 'payer' ? 'primary' : ''}
            disabled={making !== undefined}
            onClick={() => make(part)}
          >
            {making === part ? 'Making…' : title}
          </button>
          {making === part && (
            <p class="spinner" role="status">
              {step}
            </p>
          )}
        </article>
      ))}
      {problem && <ProblemNote problem={problem} />}
    </section>
  );
}

function WithCredential({
  onEnter,
  isFirst,
}: {
  readonly onEnter: (account: Account) => void;
  readonly isFirst: boolean;
}) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const enter = async (event: Event) => {
    event.preventDefault();
    const given = text.trim();
    setBusy(true);
    const credential = given.startsWith('svc_') ? { apiKey: given } : { session: given };
    const { data, problem: refused } = await apiOf(credential).call<Me>('getMe');
    setBusy(false);
    if (refused) return setProblem(refused);
    const { tenant, apiKey, member } = data;
    const who = apiKey?.name ?? member?.name ?? member?.email;
    const name = tenant ? `${tenant.name}${who ? ` (${who})` : ''}` : 'No tenant yet';
    onEnter({ key: crypto.randomUUID().slice(0, 8), name, tenantId: tenant?.id ?? '', credential });
  };
  return (
    <form class="credential" onSubmit={enter}>
      <label for="credential">
        {isFirst ? 'API key or session token' : 'Or sign in with an API key or a session token'}
      </label>
      <div class="row">
        <input
          id="credential"
          type="password"
          autocomplete="off"
          required
          value={text}
          placeholder="svc_…"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" disabled={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign in'}
        </button>
      </div>
      {problem && <ProblemNote problem={problem} />}
    </form>
  );
}
