import { useState } from 'preact/hooks';
import { usePane } from '../context.ts';
import { minor, words } from '../format.ts';
import { Empty, Moment, ProblemNote, Section } from '../parts.tsx';
import type { Problem } from '../problem.ts';
import type { Explanation } from './explanation.ts';

interface QuotesProps {
  readonly explanation: Explanation;
  readonly item: Readonly<Record<string, unknown>> | undefined;
  readonly refresh: () => void;
}

const SELECTING = ['selectPaymentRoute', 'selectOfframpPaymentRoute'];

/** The routes on offer, and what was left out with the reason. */
export function Quotes({ explanation, item, refresh }: QuotesProps) {
  const { api } = usePane();
  const [problem, setProblem] = useState<Problem>();
  const { routes: offered } = explanation;
  if (!offered) return null;
  const { routes, excludedRoutes } = offered;
  // The unified operation serves every payment; a key without its scopes may have the other.
  const selecting = SELECTING.find((id) =>
    explanation.next.some(({ operationId, allowed }) => operationId === id && allowed !== false),
  );
  const selected = item?.selectedRouteQuoteId;
  const isOpen = !explanation.resource.isFinal;
  const select = async (routeQuoteId: string) => {
    if (selecting === undefined) return;
    const { problem: refused } = await api.call(selecting, {
      id: explanation.resource.id,
      routeQuoteId,
    });
    setProblem(refused);
    refresh();
  };
  return (
    <Section title="Routes" count={routes.length}>
      {routes.length === 0 && <Empty>No route is on offer. Quotes appear once the recipient has a destination.</Empty>}
      <ul class="quotes">
        {routes.map((route) => (
          <li key={route.routeId} class={route.routeId === selected ? 'selected' : ''}>
            <div class="grow">
              <p class="quote-amount">{minor(route.destinationAmountMinor, route.destinationCurrency)}</p>
              <p class="soft small">
                {words(route.provider)} · fees {minor(feesOf(route), 'USD')} · {words(route.speedClass)}
                {isOpen && route.status === 'ACTIVE' && (
                  <>
                    {' '}
                    · expires <Moment at={route.quoteExpiresAt} />
                  </>
                )}
              </p>
            </div>
            {route.routeId === selected ? (
              <span class="tag chosen">selected</span>
            ) : (
              selecting && (
                <button type="button" onClick={() => select(route.routeId)}>
                  Select this route
                </button>
              )
            )}
          </li>
        ))}
      </ul>
      {problem && <ProblemNote problem={problem} />}
      {excludedRoutes.length > 0 && (
        <details>
          <summary>{excludedRoutes.length} left out</summary>
          <ul class="plain">
            {excludedRoutes.map((one, at) => (
              <li key={`${at}`}>
                {words(one.provider ?? one.rail)} <code>{one.reasonCode}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

type Route = NonNullable<Explanation['routes']>['routes'][number];

const feesOf = ({ fees }: Route): string => String(BigInt(fees.providerFeeMinor) + BigInt(fees.networkFeeMinor));
