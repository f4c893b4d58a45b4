import { usePane } from '../context.ts';
import { Json } from '../parts.tsx';
import { useLoad } from '../use-load.ts';
import { Operations } from './operations.tsx';

/** The payout provider's script: for the payment that is open, and for all of the tenant's. */
export function Provider() {
  const { path } = usePane();
  const [, , id] = path.split('/');
  const isPayment = path.startsWith('r/') && id?.startsWith('pay_') === true;
  return (
    <>
      <p class="soft small">
        The last two digits of the amount in base units decide: 25.00 delivers, 25.000002 fails, 25.000004 is unclaimed,
        25.000008 times out.
      </p>
      {isPayment && id && <Script key={id} id={id} />}
      {isPayment && id && (
        <Operations ids={['stepTestProvider', 'reevaluateTestPayment', 'sendTestProviderWebhook']} known={{ id }} />
      )}
      <Operations ids={['setTestProviderControls', 'clearTestProviderControls']} />
    </>
  );
}

function Script({ id }: { readonly id: string }) {
  const { api, feed } = usePane();
  const { data } = useLoad(() => api.call('getTestProvider', { id }), [api, id, feed.turn]);
  return (
    <details>
      <summary>What the provider has answered about this payment</summary>
      <Json value={data ?? null} />
    </details>
  );
}
