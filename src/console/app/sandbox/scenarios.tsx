import { useEffect, useRef, useState } from 'preact/hooks';
import { makeAccount } from '../account/make-account.ts';
import { apiOf } from '../api.ts';
import { usePane } from '../context.ts';
import { ProblemNote } from '../parts.tsx';
import type { Problem } from '../problem.ts';
import { type Played, play } from '../scenarios/play.ts';
import type { Link, Scenario, World } from '../scenarios/scenario.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';

interface Playing {
  readonly scenario: Scenario;
  readonly played: readonly Played[];
  readonly link: Link | undefined;
  readonly isRunning: boolean;
  readonly problem?: Problem;
}

const MAKES_RECIPIENT = 'A recipient of the scenario’s own is made';

/** Ready sequences, played from this account with the operations that a program would call. */
export function Scenarios() {
  const { api, account, join } = usePane();
  const [playing, setPlaying] = useState<Playing>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async (scenario: Scenario): Promise<void> => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    const set = (now: Partial<Playing>): void => {
      if (own.signal.aborted) return;
      setPlaying((before) => ({ scenario, played: [], link: undefined, isRunning: true, ...before, ...now }));
    };
    setPlaying(undefined);
    set({ scenario });
    const anyone = apiOf(undefined);
    let recipient = anyone;
    const before: Played[] = [];
    if (scenario.hasRecipient) {
      set({ played: [{ says: MAKES_RECIPIENT, isDone: false }] });
      const made = await makeAccount('recipient', 0, () => undefined);
      if ('problem' in made) return set({ isRunning: false, problem: made.problem });
      recipient = apiOf(made.account.credential);
      before.push({ says: MAKES_RECIPIENT, isDone: true });
    }
    const players = { apis: { payer: api, recipient, anyone }, memberId: account.memberId };
    let found: World['kept'] = {};
    const tell = (played: readonly Played[], kept: World['kept']): void => {
      found = kept;
      set({ played: [...before, ...played], link: scenario.opens(kept) });
    };
    const isPlayed = await play(scenario, players, tell, own.signal);
    if (isPlayed && scenario.joins) {
      const { name, memberId, session } = scenario.joins(found);
      join({
        key: `member-${memberId.slice(-6)}`,
        name,
        memberId,
        tenantId: account.tenantId,
        credential: { session },
      });
    }
    set({ isRunning: false });
  };
  if (account.part === 'recipient') {
    return <p class="soft small">A scenario is played from the payer’s side: switch to an account with money.</p>;
  }
  return (
    <>
      <p class="soft small">
        Each one sets up what it needs, and spends from your balance or from a wallet of its own.
      </p>
      <ul class="scenarios">
        {SCENARIOS.map((scenario) => (
          <li key={scenario.id}>
            <button
              type="button"
              disabled={playing?.isRunning === true || (scenario.needsMember && account.memberId === undefined)}
              onClick={() => start(scenario)}
            >
              {scenario.title}
            </button>
            <p class="soft small">
              {scenario.says}
              {scenario.needsMember && account.memberId === undefined && ' It needs a payer that this console made.'}
            </p>
            {playing?.scenario === scenario && <Progress playing={playing} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Progress({ playing }: { readonly playing: Playing }) {
  const { href } = usePane();
  const { scenario, played, link, isRunning, problem } = playing;
  const total = scenario.steps.length + (scenario.hasRecipient ? 1 : 0);
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
      {link && (
        <p>
          <a href={href(link.path)}>{link.label}</a>
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
