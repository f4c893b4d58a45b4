import { useState } from 'preact/hooks';
import { usePane } from '../context.ts';
import { momentOf } from '../format.ts';
import { ProblemNote } from '../parts.tsx';
import type { Problem } from '../problem.ts';
import { useLoad } from '../use-load.ts';

const STEPS = [
  ['1 minute', 60],
  ['1 hour', 3600],
  ['1 day', 86_400],
  ['15 days', 15 * 86_400],
] as const;

/** The tenant's own clock, which only goes forward. */
export function Clock() {
  const { api } = usePane();
  const { data, reload } = useLoad(() => api.call<{ now: string; offsetSeconds: number }>('getTestClock'), [api]);
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const advance = async (advanceSeconds: number) => {
    setBusy(true);
    const { problem: refused } = await api.call('advanceTestClock', { advanceSeconds });
    setBusy(false);
    setProblem(refused);
    reload();
  };
  return (
    <>
      <p>
        {data ? momentOf(data.now) : '…'}{' '}
        {data !== undefined && data.offsetSeconds > 0 && (
          <span class="soft small">{Math.round(data.offsetSeconds / 60)} minutes ahead</span>
        )}
      </p>
      <fieldset class="row bare" aria-label="Advance the clock">
        {STEPS.map(([name, seconds]) => (
          <button type="button" key={name} class="small" disabled={isBusy} onClick={() => advance(seconds)}>
            + {name}
          </button>
        ))}
      </fieldset>
      <p class="soft small" role="status">
        {isBusy ? 'Running everything that falls due…' : 'Deadlines that fall due run at once.'}
      </p>
      {problem && <ProblemNote problem={problem} />}
    </>
  );
}
