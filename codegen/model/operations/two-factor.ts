import type { GateTable } from '../../load/gates.ts';
import { ownHeader } from '../../load/product/headers.ts';
import type { Product } from '../../load/product/product.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { Operation } from '../model.ts';
import { gatesOf, TWO_FACTOR } from './risks.ts';

const REQUIRED = 'TWOFA_REQUIRED';

/** The codes of the gate, in the order in which it judges (D-343, D-344, D-346). */
const APPROVAL = [
  'TWOFA_AGENT_NOT_PERMITTED',
  'TWOFA_NOT_ENROLLED',
  REQUIRED,
  'TWOFA_BINDING_MISMATCH',
  'TWOFA_CHALLENGE_NOT_REDEEMABLE',
];
const TRANSFER = ['NEW_PAYEE_NOT_SAVED', 'PAYEE_COOLING_OFF', ...APPROVAL];

/** `x-two-factor` says what the handler has it judge. Where a risk asks for the gate and nothing is said, the platform does. */
export const twoFactorOf = (
  operation: Pick<Operation, 'risks' | 'waives' | 'security' | 'sessionOnly'>,
  node: SpecNode,
  table: GateTable | undefined,
): Operation['twoFactor'] => {
  const declared = node.string('x-two-factor');
  if (declared === 'transfer' || declared === 'approval') return declared;
  return table !== undefined && gatesOf(operation, table).has(TWO_FACTOR) ? 'rights' : undefined;
};

/** An operation says all of the gate or nothing: its header, its codes in their order, and the challenge that it opens and redeems. */
export const checkTwoFactor = (
  operation: Operation,
  node: SpecNode,
  product: Product,
  diagnostics: Diagnostics,
): void => {
  const { id, twoFactor, codes, parameters, lifecycle } = operation;
  const place = node.child('x-two-factor') ?? node.child('x-risk') ?? node;
  const report = (problem: string): void => diagnostics.report(place, 'two-factor', `${id} ${problem}`);
  const challenge = ownHeader(product, '2FA-Challenge').toLowerCase();
  const takesHeader = parameters.header.some(({ name }) => name.toLowerCase() === challenge);
  if (twoFactor === undefined) {
    if (takesHeader || codes.some(({ code }) => code === REQUIRED))
      report(`takes ${challenge} or answers ${REQUIRED}, and must have a risk that asks for two-factor approval`);
    return;
  }
  if (!takesHeader) report(`is judged by two-factor protection, and so must take the header ${challenge}`);
  const expected = twoFactor === 'transfer' ? TRANSFER : APPROVAL;
  const named = codes.map(({ code }) => code).filter((code) => expected.includes(code));
  if (named.join() !== expected.join())
    report(`is judged by two-factor protection, and so must name in x-errors, in this order: ${expected.join(', ')}`);
  if (!codes.some(({ code, commits }) => code === REQUIRED && commits))
    report(`is judged by two-factor protection, and so must keep the challenge of ${REQUIRED}: commits: true`);
  const uses = lifecycle.filter(({ machine }) => machine === 'twofa-challenge');
  if (!uses.some(({ initial }) => initial) || !uses.some(({ event }) => event === 'REDEEM'))
    report('is judged by two-factor protection, and so must open a twofa-challenge and send it REDEEM in x-lifecycle');
};
