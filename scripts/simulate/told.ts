import type { Step } from '../../walker/recipe.ts';
import { CAST, type Move, PREPARATION, requestsOf } from './moves.ts';
import { RECEIVER_URL } from './receiver.ts';

/**
 * Moves as a scenario that the walker plays: `npm run walk -- --scenario <file> --url <url> --key <key>`. What happens to
 * the service and at its vendors is no request: comments say it.
 */
export function asScenario(seed: number, moves: readonly Move[], problem: string): string {
  const preparation = PREPARATION.filter(({ with: input }) => input?.url !== RECEIVER_URL);
  const told = inOrder(moves).flatMap((move) => toldMove(move, payeeIn(moves, move)));
  return [
    `# From: npm run simulate -- --seed ${seed}`,
    `title: Seed ${seed} of the simulation`,
    `description: ${JSON.stringify(problem.slice(0, 500))}`,
    'tenants:',
    ...CAST.map((tenant) => `  - ${JSON.stringify(tenant)}`),
    'steps:',
    ...preparation.map(stepLine),
    ...told,
    '',
  ].join('\n');
}

/** Who needs what another one makes first comes behind it: a scenario does not wait. */
function inOrder(moves: readonly Move[]): Move[] {
  const made = new Set(['recipient']);
  const isReady = (move: Move): boolean => {
    if (!('payment' in move) || move.does === 'pay') return true;
    return made.has(`payment${move.payment}`) && (move.does === 'cancel' || made.has(payeeIn(moves, move)));
  };
  const ordered: Move[] = [];
  let waiting: readonly Move[] = [];
  for (const move of moves) {
    const next = [...waiting, move];
    waiting = next.filter((one) => !isReady(one));
    for (const one of next.filter(isReady)) {
      ordered.push(one);
      if (one.does === 'pay') made.add(`payment${one.payment}`);
      if (one.does === 'join') made.add(one.who);
    }
    const later = waiting.filter(isReady);
    waiting = waiting.filter((one) => !later.includes(one));
    ordered.push(...later);
  }
  return ordered;
}

function toldMove(move: Move, payee: string): string[] {
  const at = `${Math.round(move.at / 100) / 10} s`;
  if (move.does === 'kill') return [`  # ${at}: the process ${move.process} dies`];
  if (move.does === 'freeze') return [`  # ${at}: the process ${move.process} stands still for ${move.ms} ms`];
  if (move.does === 'start') return [`  # ${at}: a process ${move.process} begins to ${move.kind}`];
  if (move.does === 'set-clock') return [`  # ${at}: the clock of the machine is set by ${move.ms} ms`];
  return [`  # ${at}`, ...requestsOf(move, payee).map(stepLine)];
}

/** JSON is YAML. */
const stepLine = ({ call, ...step }: Step): string => `  - ${JSON.stringify({ do: call, ...step })}`;

const payeeIn = (moves: readonly Move[], move: Move): string => {
  const paid = 'payment' in move && moves.find((one) => one.does === 'pay' && one.payment === move.payment);
  return paid && paid.does === 'pay' ? paid.to : 'recipient';
};
