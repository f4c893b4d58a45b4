import { useEffect } from 'preact/hooks';
import { usePane } from '../context.ts';
import { Empty, Moment, ProblemNote, Section, Spinner, Status } from '../parts.tsx';
import type { Explanation } from '../resource/explanation.ts';
import { useLoad } from '../use-load.ts';

interface FoundPayment {
  readonly id: string;
  readonly status: string;
  readonly amountUsd?: string;
  readonly createdAt: string;
}

/** What an id or a reference leads to: one resource is opened at once. */
export function FindPage({ text }: { readonly text: string }) {
  const { api, go, href } = usePane();
  const byId = useLoad(() => api.call<Explanation>('explainResource', { id: text }), [api, text]);
  const byReference = useLoad(
    () => api.call<{ payments: readonly FoundPayment[] }>('listPayments', { clientReference: text }),
    [api, text],
  );
  const { resource } = byId.data ?? {};
  const payments = byReference.data?.payments ?? [];
  const [only] = payments;
  const isDone = !byId.isLoading && !byReference.isLoading;
  const target = resource
    ? `r/${resource.lifecycle}/${encodeURIComponent(resource.id)}`
    : isDone && payments.length === 1 && only
      ? `r/offramp-payment/${encodeURIComponent(only.id)}`
      : undefined;
  useEffect(() => {
    if (target !== undefined) go(target);
  }, [target]);
  // A text that no reference can be is only looked up as an id.
  const problem = [byId.problem, byReference.problem].find(
    (one) => one !== undefined && one.code !== 'RESOURCE_NOT_FOUND' && one.code !== 'VALIDATION_FAILED',
  );
  if (!isDone || target !== undefined) {
    return (
      <>
        <h1>Find</h1>
        <Spinner label="Looking…" />
      </>
    );
  }
  return (
    <>
      <h1>Find</h1>
      {problem && <ProblemNote problem={problem} />}
      {payments.length === 0 ? (
        <Empty>
          Nothing of this account has the ID <code>{text}</code>, and no payment that it sends has it as its client
          reference.
        </Empty>
      ) : (
        <Section title={`Payments with the reference ${text}`} count={payments.length}>
          <ul class="rows">
            {payments.map((payment) => (
              <li key={payment.id}>
                <a class="row-link" href={href(`r/offramp-payment/${encodeURIComponent(payment.id)}`)}>
                  <span class="amount">{payment.amountUsd} USD</span>
                  <code class="id grow">{payment.id}</code>
                  <Status status={payment.status} />
                  <span class="soft small">
                    <Moment at={payment.createdAt} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
