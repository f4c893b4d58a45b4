import { usePane } from '../context.ts';
import { Moment, Status } from '../parts.tsx';
import { useLoad } from '../use-load.ts';
import { Operations } from './operations.tsx';

interface Drip {
  readonly id: string;
  readonly status: string;
  readonly amount: string;
  readonly asset: string;
  readonly createdAt: string;
}

/** Test money, and what became of it. */
export function Faucet() {
  const { api } = usePane();
  const { data, reload } = useLoad(() => api.call<{ drips: readonly Drip[] }>('listDrips', { take: 3 }), [api]);
  return (
    <>
      <Operations ids={['createDrip']} />
      <ul class="plain">
        {data?.drips.map((drip) => (
          <li key={drip.id} class="row">
            <Status status={drip.status} /> {drip.amount} {drip.asset}{' '}
            <span class="soft small">
              <Moment at={drip.createdAt} />
            </span>
          </li>
        ))}
      </ul>
      <button type="button" class="quiet small" onClick={reload}>
        Look again
      </button>
    </>
  );
}
