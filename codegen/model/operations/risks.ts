import { CALLERS, type CallerKind, type GateTable } from '../../load/gates.ts';
import { asArray, asObject } from '../../load/json.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { Operation, SecurityAlternative } from '../model.ts';

/** The gate of two-factor protection, whose parts checkTwoFactor holds an operation to. */
export const TWO_FACTOR = 'two-factor';

/** What the operation can do to money and rights (D-519). */
export const risksOf = (node: SpecNode): readonly string[] => {
  const declared = node.get('x-risk')?.value;
  return typeof declared === 'string' ? [declared] : asArray(declared).map(String);
};

/** The gates of the table that are not asked of this operation, with the reason of each. */
export const waivesOf = (node: SpecNode): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(asObject(node.get('x-waives')?.value)).map(([gate, reason]) => [gate, String(reason)]),
  );

/** The kinds of callers that the security of an operation lets in. A key of an operation may be an agent's. */
export const callersOf = (security: readonly SecurityAlternative[], sessionOnly: boolean): readonly CallerKind[] => {
  const takes = (scheme: string): boolean => security.some((one) => one.scheme === scheme);
  return CALLERS.filter((caller) => (caller === 'session' ? takes('memberSession') : takes('apiKey') && !sessionOnly));
};

type Gated = Pick<Operation, 'risks' | 'waives' | 'security' | 'sessionOnly'>;

/** The gates that some caller of the operation meets, by the risks that it may have. */
export const gatesOf = ({ risks, waives, security, sessionOnly }: Gated, table: GateTable): ReadonlySet<string> => {
  const rows = table.risks.filter(({ name }) => risks.includes(name));
  const asked = callersOf(security, sessionOnly).flatMap((caller) => rows.flatMap(({ cells }) => cells[caller]));
  return new Set(asked.filter((gate) => !(gate in waives)));
};

/** A mutation states its risks, declares what their gates answer, and waives only gates that it would meet (D-519). */
export const checkRisks = (
  operation: Operation,
  node: SpecNode,
  table: GateTable | undefined,
  diagnostics: Diagnostics,
): void => {
  const { id, method, risks, waives } = operation;
  const place = node.child('x-risk') ?? node;
  const report = (problem: string): void => diagnostics.report(place, 'risk', `${id} ${problem}`);
  if (table === undefined) {
    if (risks.length > 0) report('says x-risk, and there is no table of gates: spec/gates.yaml');
    return;
  }
  if (method === 'get') {
    if (risks.length > 0) report('reads: only a mutation has a risk');
    return;
  }
  const known = table.risks.map(({ name }) => name);
  if (risks.length === 0) report(`changes something, and must say what it can do: x-risk, one of ${known.join(', ')}`);
  for (const risk of risks)
    if (!known.includes(risk)) report(`names the risk ${risk}, which is none of ${known.join(', ')}`);
  checkWaivers(operation, node, table, diagnostics);
  checkCodes(operation, table, report);
  const meets = gatesOf(operation, table).has(TWO_FACTOR);
  if (!meets && operation.twoFactor !== undefined)
    report(`says x-two-factor, and none of its risks meets the gate ${TWO_FACTOR}`);
  if (
    meets &&
    waives[TWO_FACTOR] === undefined &&
    operation.transaction === 'two-phase' &&
    node.get('x-two-factor') === undefined
  )
    report('commits in two phases, so that its handler has to judge: x-two-factor is transfer or approval');
};

const checkWaivers = (operation: Operation, node: SpecNode, table: GateTable, diagnostics: Diagnostics): void => {
  const unwaived = gatesOf({ ...operation, waives: {} }, table);
  for (const gate of Object.keys(operation.waives)) {
    if (unwaived.has(gate)) continue;
    const place = node.at('x-waives', gate) ?? node;
    diagnostics.report(place, 'risk', `${operation.id} waives the gate ${gate}, which it does not meet`);
  }
};

/** Each refusal of a gate is declared, by the operation or by the platform for each operation of its form. */
const checkCodes = (operation: Operation, table: GateTable, report: (problem: string) => void): void => {
  const { codes, kernelCodes } = operation;
  const declared = new Set([...codes, ...kernelCodes].map(({ code }) => code));
  const met = gatesOf(operation, table);
  for (const { name, codes: answered } of table.gates) {
    // checkTwoFactor says more of that gate.
    const missing = met.has(name) && name !== TWO_FACTOR ? answered.filter((code) => !declared.has(code)) : [];
    if (missing.length > 0) report(`meets the gate ${name}, and so must name in x-errors: ${missing.join(', ')}`);
  }
};
