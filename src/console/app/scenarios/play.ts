import type { Api } from '../api.ts';
import type { Problem } from '../problem.ts';
import type { Scenario, Step, World } from './scenario.ts';

export interface Players {
  readonly payer: Api;
  readonly recipient: Api;
}

/** A step that was played, or that is being played while it has neither an end nor a problem. */
export interface Played {
  readonly says: string;
  /** What came of it. */
  readonly found?: string;
  readonly problem?: Problem;
  readonly isDone: boolean;
}

const LOOKS = 75;
const PAUSE_MS = 400;

/** Plays the steps one after the other, and tells each as it goes. It ends at the first one that is refused. */
export async function play(
  scenario: Scenario,
  players: Players,
  tell: (played: readonly Played[], paymentId: string | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  const phone = `+1555${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, '0')
    .slice(-7)}`;
  const world: World = { phone, eventId: crypto.randomUUID(), kept: {} };
  const done: Played[] = [];
  for (const step of scenario.steps) {
    tell([...done, { says: step.says, isDone: false }], world.kept.payment);
    const came = await playStep(step, players, world, signal);
    if (signal.aborted) return;
    done.push({ says: step.says, isDone: came.problem === undefined, ...came });
    tell([...done], world.kept.payment);
    if (came.problem) return;
  }
}

type Came = Pick<Played, 'found' | 'problem'>;

async function playStep(step: Step, players: Players, world: World, signal: AbortSignal): Promise<Came> {
  let last: string | undefined;
  for (let look = 0; look < LOOKS && !signal.aborted; look += 1) {
    const came = step.kind === 'wait' ? await statusOf(players, world) : await called(step, players, world);
    if (came.problem) return came;
    if (step.kind === 'call' && (step.tells === undefined || came.found !== undefined)) return came;
    if (step.kind === 'wait' && came.found !== undefined && step.for.includes(came.found)) return came;
    last = came.found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { problem: tooLate(last) };
}

async function called(step: Extract<Step, { kind: 'call' }>, players: Players, world: World): Promise<Came> {
  const { data, problem } = await players[step.by].call<unknown>(step.operation, step.params?.(world));
  if (problem) return { problem };
  step.keep?.(world, data);
  const found = step.tells?.(data, world);
  return found === undefined ? {} : { found };
}

async function statusOf({ payer }: Players, { kept }: World): Promise<Came> {
  const { data, problem } = await payer.call<{ readonly status: string }>('getOfframpPayment', { id: kept.payment });
  return problem ? { problem } : { found: data.status };
}

const tooLate = (last: string | undefined): Problem => ({
  code: 'NOT_YET',
  message: `It did not come within half a minute.${last === undefined ? '' : ` The last answer was ${last}.`}`,
  requestId: undefined,
  details: undefined,
});
