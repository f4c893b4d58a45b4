import { useEffect, useRef, useState } from 'preact/hooks';
import { apiOf } from '../api.ts';
import { usePane } from '../context.ts';
import { makeAccount } from '../make-account.ts';
import { ProblemNote } from '../parts.tsx';
import type { Problem } from '../problem.ts';
import { type Played, play } from '../scenarios/play.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';

interface Playing {
  readonly scenario: Scenario;
  readonly played: readonly Played[];
  readonly paymentId: string | undefined;
  readonly isRunning: boolean;
  readonly problem?: Problem;
}

/** Ready sequences, played from this account with the operations that a program would call. */
export function Scenarios() {
  const { api, account } = usePane();
  const [playing, setPlaying] = useState<Playing>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async (scenario: Scenario): Promise<void> => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    const set = (now: Partial<Playing>): void => {
      if (own.signal.aborted) return;
      setPlaying((before) => ({ scenario, played: [], paymentId: undefined, isRunning: true, ...before, ...now }));
    };
    setPlaying(undefined);
    const says = 'A recipient of the scenario’s own is made';
    set({ scenario, played: [{ says, isDone: false }] });
    const made = await makeAccount('recipient', 0, () => undefined);
    if ('problem' in made) return set({ isRunning: false, problem: made.problem });
    const players = { payer: api, recipient: apiOf(made.account.credential) };
    const first = { says, isDone: true };
    const tell = (played: readonly Played[], paymentId: string | undefined): void =>
      set({ played: [first, ...played], paymentId });
    await play(scenario, players, tell, own.signal);
    set({ isRunning: false });
  };
  if (account.part === 'recipient') {
    return <p class="soft small">A scenario is played from the payer’s side: switch to an account with money.</p>;
  }
  return (
    <>
      <p class="soft small">Each one pays a recipient that it makes, from your balance.</p>
      <ul class="scenarios">
        {SCENARIOS.map((scenario) => (
          <li key={scenario.id}>
            <button type="button" disabled={playing?.isRunning === true} onClick={() => start(scenario)}>
              {scenario.title}
            </button>
            <p class="soft small">{scenario.says}</p>
          </li>
        ))}
      </ul>
      {playing && <Progress playing={playing} />}
    </>
  );
}

function Progress({ playing }: { readonly playing: Playing }) {
  const { href } = usePane();
  const { scenario, played, paymentId, isRunning, problem } = playing;
  const total = scenario.steps.length + 1;
  const done = played.filter(({ isDone }) => isDone).length;
  const failed = problem ?? played.find((one) => one.problem)?.problem;
  return (
    <section class="played" aria-label={scenario.title}>
      <p class="row">
        <strong class="grow">{scenario.title}</strong>
        <span class="soft small" role="status">
          {failed ? 'Stopped' : isRunning ? `${done} of ${total} steps` : 'Played to its end'}
        </span>
      </p>
      <progress max={total} value={done} aria-label={`Progress of ${scenario.title}`} />
      {paymentId && (
        <p>
          <a href={href(`r/offramp-payment/${paymentId}`)}>Open the payment</a>
        </p>
      )}
      <ol class="played-steps">
        {played.map(({ says, found, isDone, problem: refused }, at) => (
          <li key={`${at}/${says}`} class={refused ? 'failed' : isDone ? 'done' : 'running'}>
            {says} {found !== undefined && <code>{found}</code>}
          </li>
        ))}
      </ol>
      {failed && <ProblemNote problem={failed} />}
    </section>
  );
}
