import type { Step } from '../../walker/recipe.ts';
import { CAST, type Move, PREPARATION, requestsOf } from './moves.ts';
import { RECEIVER_URL } from './receiver.ts';

/**
 * Moves as a scenario that the walker plays: `npm run walk -- --scenario <file> --url <url> --key <key>`. What happens to
 * the service and at its vendors is no request: comments say it.
 */
export function asScenario(seed: number, moves: readonly Move[], problem: string): string {
  const preparation = PREPARATION.filter(({ with: input }) => input?.url !== RECEIVER_URL);
  const told = moves.flatMap((move) => toldMove(move, payeeIn(moves, move)));
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

function toldMove(move: Move, payee: string): string[] {
  const at = `${Math.round(move.at / 100) / 10} s`;
  if (move.does === 'kill') return [`  # ${at}: the process ${move.process} dies`];
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
