import { useEffect, useState } from 'preact/hooks';
import { usePane } from '../context.ts';
import { words } from '../format.ts';
import { Empty, ProblemNote, Status } from '../parts.tsx';
import type { Problem } from '../problem.ts';
import { useLoad } from '../use-load.ts';

interface Case {
  readonly id: string;
  readonly paymentId: string;
  readonly reason: string;
  readonly status: string;
}

/** The decisions of an operator, which the tenant itself can make in the sandbox. */
export function ReviewCases() {
  const { api, feed, href } = usePane();
  const [problem, setProblem] = useState<Problem>();
  const { data, reload } = useLoad(
    () => api.call<{ reviewCases: readonly Case[] }>('listTestReviewCases', { take: 10 }),
    [api],
  );
  useEffect(() => {
    if (feed.turn > 1) reload();
  }, [feed.turn, reload]);
  const decide = async (id: string, decision: 'RELEASE' | 'REJECT') => {
    const note = decision === 'RELEASE' ? 'Released in the console' : 'Rejected in the console';
    setProblem((await api.call('resolveTestReviewCase', { id, decision, note })).problem);
    reload();
  };
  const cases = data?.reviewCases ?? [];
  return (
    <>
      {data && cases.length === 0 && (
        <Empty>No cases. Set a screening result other than CLEAR for a recipient, then pay it.</Empty>
      )}
      <ul class="plain">
        {cases.map(({ id, reason, status, paymentId }) => (
          <li key={id}>
            <p class="row">
              <Status status={status} /> <span>{words(reason)}</span>
            </p>
            <a class="id" href={href(`r/offramp-payment/${encodeURIComponent(paymentId)}`)}>
              {paymentId}
            </a>
            {status === 'OPEN' && (
              <p class="row">
                <button type="button" class="small" onClick={() => decide(id, 'RELEASE')}>
                  Release
                </button>
                <button type="button" class="small danger" onClick={() => decide(id, 'REJECT')}>
                  Reject
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {problem && <ProblemNote problem={problem} />}
    </>
  );
}
