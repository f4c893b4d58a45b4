import { useEffect, useState } from 'preact/hooks';
import { usePane } from '../context.ts';
import { ProblemNote, Section } from '../parts.tsx';
import type { Problem } from '../problem.ts';
import { useLoad } from '../use-load.ts';

interface Alias {
  readonly id: string;
  readonly status: string;
  readonly phoneMasked: string;
}

/** The steps by which a business becomes payable at a phone number: each is a public operation. */
export function Onboarding() {
  const { api, feed } = usePane();
  const [isVerified, setVerified] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const aliases = useLoad(() => api.call<{ phoneAliases: readonly Alias[] }>('listPhoneAliases'), [api]);
  const destinations = useLoad(
    () => api.call<{ destinations: readonly { readonly status: string }[] }>('listPayoutDestinations'),
    [api],
  );
  const credentials = useLoad(
    () => api.call<{ credentials: readonly unknown[] }>('listCredentials', { kind: 'BUSINESS_IDENTITY' }),
    [api],
  );
  const reload = (): void => {
    for (const one of [aliases, destinations, credentials]) one.reload();
  };
  useEffect(() => {
    if (feed.turn > 1) reload();
  }, [feed.turn]);
  const all = aliases.data?.phoneAliases ?? [];
  const business = isVerified || (credentials.data?.credentials.length ?? 0) > 0;
  const phone = all.find(({ status }) => status === 'ACTIVE');
  const destination = (destinations.data?.destinations.length ?? 0) > 0;
  const done = [business, phone !== undefined, destination].filter(Boolean).length;
  const told = (found: Problem | undefined): void => {
    setProblem(found);
    reload();
  };
  return (
    <Section title="Get ready to be paid" count={done} hint={<span class="soft small">{done} of 3 done</span>}>
      <ol class="steps">
        <Step title="Verify the business" isDone={business} says="The sandbox plays the vendor who checks it.">
          <VerifyBusiness
            onDone={(found) => {
              if (found === undefined) setVerified(true);
              told(found);
            }}
          />
        </Step>
        <Step
          title="Prove the phone number"
          isDone={phone !== undefined}
          says={
            phone
              ? phone.phoneMasked
              : 'Use the number that the payer pays. Its code arrives in the inbox of the sandbox.'
          }
        >
          <ProvePhone pending={all.find(({ status }) => status === 'PENDING')} onDone={told} />
        </Step>
        <Step title="Add a destination" isDone={destination} says="The simplest one is a balance in this service.">
          <AddDestination onDone={told} />
        </Step>
      </ol>
      {problem && <ProblemNote problem={problem} />}
      {done === 3 && (
        <p class="note good">Ready. Payments to this phone number now wait for a route: open one below.</p>
      )}
    </Section>
  );
}

interface StepProps {
  readonly title: string;
  readonly says: string;
  readonly isDone: boolean;
  readonly children: preact.ComponentChildren;
}

const Step = ({ title, says, isDone, children }: StepProps) => (
  <li class={isDone ? 'done' : ''}>
    <h3>
      {title} {isDone && <span class="visually-hidden">(done)</span>}
    </h3>
    <p class="soft small">{says}</p>
    {!isDone && children}
  </li>
);

type Done = (problem: Problem | undefined) => void;
interface Session {
  readonly id: string;
  readonly status: string;
}

function VerifyBusiness({ onDone }: { readonly onDone: Done }) {
  const { api } = usePane();
  const [isBusy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    const session = await api.call<Session>('createVerificationSession', { kind: 'KYB', country: 'US' });
    let { problem } = session;
    const id = session.data?.id;
    for (let status = session.data?.status, turn = 0; id && !problem && status !== 'VERIFIED' && turn < 10; turn += 1) {
      const next = await api.call<Session>('simulateVerificationSession', { id });
      problem = next.problem;
      status = next.data?.status;
    }
    setBusy(false);
    onDone(problem);
  };
  return (
    <button type="button" disabled={isBusy} onClick={verify}>
      {isBusy ? 'Verifying…' : 'Verify the business'}
    </button>
  );
}

function ProvePhone({ pending, onDone }: { readonly pending: Alias | undefined; readonly onDone: Done }) {
  const { api } = usePane();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const send = async (event: Event) => {
    event.preventDefault();
    onDone((await api.call('createPhoneAlias', { phone: phone.trim() })).problem);
  };
  const verify = async (event: Event) => {
    event.preventDefault();
    if (pending) onDone((await api.call('verifyPhoneAlias', { id: pending.id, code: code.trim() })).problem);
  };
  return (
    <>
      <form class="inline" onSubmit={send}>
        <label for="own-phone">Phone number</label>
        <input
          id="own-phone"
          type="tel"
          required
          placeholder="+15550104567"
          autocomplete="off"
          value={phone}
          onInput={(event) => setPhone(event.currentTarget.value)}
        />
        <button type="submit">{pending ? 'Send another code' : 'Send the code'}</button>
      </form>
      {pending && (
        <form class="inline" onSubmit={verify}>
          <label for="own-code">Code for {pending.phoneMasked}</label>
          <input
            id="own-code"
            required
            inputMode="numeric"
            autocomplete="one-time-code"
            placeholder="6 digits"
            value={code}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
          <button type="submit" class="primary">
            Verify the code
          </button>
        </form>
      )}
    </>
  );
}

function AddDestination({ onDone }: { readonly onDone: Done }) {
  const { api } = usePane();
  const add = async () => onDone((await api.call('createPayoutDestination', { type: 'SERVICE_BALANCE' })).problem);
  return (
    <button type="button" onClick={add}>
      Add my service balance
    </button>
  );
}
