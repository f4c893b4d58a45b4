import { useEffect, useState } from 'preact/hooks';
import { Onboarding } from '../account/onboarding.tsx';
import { usePane } from '../context.ts';
import { usd } from '../format.ts';
import { Copy, Empty, Moment, Section, Status } from '../parts.tsx';
import { useLoad } from '../use-load.ts';
import { EventRows } from './events-page.tsx';
import { PayForm } from './pay-form.tsx';

interface Payment {
  readonly id: string;
  readonly generation: 'intent' | 'offramp' | 'legacy';
  readonly status: string;
  readonly amountUsd?: string;
  readonly amount: { readonly value: string } | string;
  readonly asset?: string;
  readonly recipient?: { readonly masked: string };
  readonly memo: string | null;
  readonly createdAt: string;
  readonly recipientTenantId?: string | null;
  readonly clientReference?: string;
}

/** Where one begins: the balance, a payment to make, what a recipient still lacks, and what happened last. */
export function Overview() {
  const { account, feed } = usePane();
  return (
    <>
      <h1>{account.name}</h1>
      <Balance />
      <div class="columns">
        <div>
          {account.part === 'recipient' && <Onboarding />}
          {account.part !== 'recipient' && <PayForm />}
          <RecentPayments />
        </div>
        <div>
          <Section title="What happened last" count={feed.events.length || undefined}>
            {feed.events.length === 0 ? (
              <Empty>
                Nothing yet. Every change of a payment, an alias, an invoice or anything else appears here by itself.
              </Empty>
            ) : (
              <EventRows events={feed.events.slice(0, 8)} />
            )}
          </Section>
          {account.apiKey && (
            <Section title="For your programs">
              <KeyNote apiKey={account.apiKey} />
              {account.memberId && (
                <p class="row">
                  You act as the member <code>{account.memberId}</code>{' '}
                  <Copy text={account.memberId} label="Copy the ID" />
                </p>
              )}
            </Section>
          )}
        </div>
      </div>
    </>
  );
}

function KeyNote({ apiKey }: { readonly apiKey: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <p>This account has an API key for programs. It is kept in this tab and nowhere else.</p>
      <p class="row">
        <code>{isShown ? apiKey : `${apiKey.slice(0, 13)}…`}</code>
        <button type="button" class="quiet small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </button>
      </p>
    </>
  );
}

interface BalanceAnswer {
  readonly internalBalance: Readonly<Record<'availableBaseUnits' | 'reservedBaseUnits' | 'lockedBaseUnits', string>>;
}

function Balance() {
  const { api, feed } = usePane();
  const { data, problem, reload } = useLoad(() => api.call<BalanceAnswer>('getBalance'), [api]);
  useEffect(() => {
    if (feed.turn > 1) reload();
  }, [feed.turn, reload]);
  if (problem) {
    return (
      <p class="soft">
        {problem.code === 'ACCOUNT_NOT_READY'
          ? 'No balance yet: it begins with the first money that arrives.'
          : problem.message}
      </p>
    );
  }
  const parts = [
    ['Available', data?.internalBalance.availableBaseUnits],
    ['Reserved', data?.internalBalance.reservedBaseUnits],
    ['Locked', data?.internalBalance.lockedBaseUnits],
  ] as const;
  return (
    <dl class="figures">
      {parts.map(([name, units]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {units === undefined ? '…' : usd(units)} <span class="soft">USD</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RecentPayments() {
  const { api, catalog, feed, href, account } = usePane();
  // The list of the unified surface has every payment.
  const listed = catalog.resources.find(({ list }) => list === 'listPayments')?.lifecycle ?? 'offramp-payment';
  const { data, reload } = useLoad(
    () => api.call<{ payments: readonly Payment[] }>('listPayments', { take: 6 }),
    [api],
  );
  useEffect(() => {
    if (feed.turn > 1) reload();
  }, [feed.turn, reload]);
  const payments = data?.payments ?? [];
  return (
    <Section title="Payments" hint={<a href={href(`list/${listed}`)}>All payments</a>}>
      {data && payments.length === 0 && (
        <Empty>
          {account.part === 'recipient'
            ? 'Nobody has paid you yet. Verify the phone number that the payer used, and its payments appear here.'
            : 'No payment yet. Pay somebody above: +15550104567 is a phone number of the sandbox’s own.'}
        </Empty>
      )}
      <ul class="rows">
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} isReceived={payment.recipientTenantId === account.tenantId} />
        ))}
      </ul>
    </Section>
  );
}

function PaymentRow({ payment, isReceived }: { readonly payment: Payment; readonly isReceived: boolean }) {
  const { href } = usePane();
  const { id, generation, status, amountUsd, amount, asset = 'usd', recipient, memo, createdAt } = payment;
  const lifecycle = generation === 'legacy' ? 'multisig-payment' : 'offramp-payment';
  return (
    <li>
      <a class="row-link" href={href(`r/${lifecycle}/${encodeURIComponent(id)}`)}>
        <span class="amount">
          {isReceived ? '+' : '−'}
          {amountUsd ?? String(amount)} <span class="soft">{asset.toUpperCase()}</span>
        </span>
        <span class="grow">
          <span class="whole">{recipient?.masked ?? 'From a wallet'}</span>{' '}
          {[payment.clientReference, memo].map((text) => text && <span class="soft">· {text} </span>)}
        </span>
        <Status status={status} />
        <span class="soft small">
          <Moment at={createdAt} />
        </span>
      </a>
    </li>
  );
}
