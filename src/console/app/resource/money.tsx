import { usd, words } from '../format.ts';
import { Moment, Section } from '../parts.tsx';
import type { Explanation } from './explanation.ts';

type MoneyAnswer = NonNullable<Explanation['money']>;

/** The money as it went from custody to custody: each transfer is an arrow with its amount. */
export function Money({ money }: { readonly money: MoneyAnswer }) {
  const { entries, custody, amountBaseUnits } = money;
  return (
    <Section
      title="Money"
      hint={
        <span class="soft small">
          {usd(amountBaseUnits)} USD
          {custody !== 'NONE' && custody !== 'none' && `, now with: ${words(custody).toLowerCase()}`}
        </span>
      }
    >
      {entries.length === 0 ? (
        <p class="empty">No money has moved yet. Each transfer of the ledger appears here.</p>
      ) : (
        <ol class="flow">
          {entries.map((entry, at) => (
            <li key={`${entry.at}/${at}`} class={at === entries.length - 1 ? 'last' : ''}>
              <span class="custody">{words(entry.from)}</span>
              <span class="arrow">
                <span class="amount">{usd(entry.amountBaseUnits)}</span>
                <span class="line" aria-hidden="true" />
                <span class="soft small">
                  <Moment at={entry.at} />
                </span>
                <span class="visually-hidden">moved to</span>
              </span>
              <span class="custody to">{words(entry.to)}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
