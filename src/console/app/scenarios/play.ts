import type { Api } from '../api.ts';
import type { Problem } from '../problem.ts';
import { signPayment } from '../signing/sign-payment.ts';
import type { Part, Scenario, Step, World } from './scenario.ts';

export interface Players {
  readonly apis: Readonly<Record<Part, Api>>;
  /** The member who acts as the payer, where the console made it. */
  readonly memberId: string | undefined;
}

/** A step that was played, or that is being played while it has neither an end nor a problem. */
export interface Played {
  readonly says: string;
  /** What came of it. */
  readonly found?: string;
  readonly problem?: Problem;
  readonly isDone: boolean;
}

const LOOKS = 150;
const PAUSE_MS = 400;

/** Plays the steps one after the other, and tells each as it goes. It ends at the first one that is refused. True if all were played. */
export async function play(
  scenario: Scenario,
  players: Players,
  tell: (played: readonly Played[], kept: World['kept']) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const phone = `+1555${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, '0')
    .slice(-7)}`;
  const world: World = {
    phone,
    eventId: crypto.randomUUID(),
    kept: {},
    ...(players.memberId && { memberId: players.memberId }),
  };
  const done: Played[] = [];
  for (const step of scenario.steps) {
    tell([...done, { says: step.says, isDone: false }], world.kept);
    const came = await playStep(step, players, world, signal);
    if (signal.aborted) return false;
    done.push({ says: step.says, isDone: came.problem === undefined, ...came });
    tell([...done], world.kept);
    if (came.problem) return false;
  }
  return true;
}

type Came = Pick<Played, 'found' | 'problem'>;

async function playStep(step: Step, players: Players, world: World, signal: AbortSignal): Promise<Came> {
  if (step.kind === 'sign') return signed(players, world);
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
  const { data, problem } = await players.apis[step.by].call<unknown>(step.operation, step.params?.(world));
  if (problem) return { problem };
  step.keep?.(world, data);
  const found = step.tells?.(data, world);
  return found === undefined ? {} : { found };
}

async function signed({ apis, memberId = '' }: Players, { kept }: World): Promise<Came> {
  const problem = await signPayment(apis.payer, memberId, kept.payment ?? '');
  return problem ? { problem } : {};
}

async function statusOf({ apis }: Players, { kept }: World): Promise<Came> {
  const { data, problem } = await apis.payer.call<{ readonly status: string }>('getPayment', {
    id: kept.payment,
  });
  return problem ? { problem } : { found: data.status };
}

const tooLate = (last: string | undefined): Problem => ({
  code: 'NOT_YET',
  message: `It did not come within a minute.${last === undefined ? '' : ` The last answer was ${last}.`}`,
  requestId: undefined,
  details: undefined,
});
