import type { Diagnostics } from '../model/diagnostics.ts';
import { asArray } from './json.ts';
import { type SpecFiles, SpecNode } from './spec-node.ts';

export const GATES_FILE = 'spec/gates.yaml';

/** The kinds of callers that the table has columns for. Operators and public callers pass no gates. */
export const CALLERS = ['session', 'key', 'agentKey'] as const;
export type CallerKind = (typeof CALLERS)[number];

/** One condition that a request has to meet. */
export interface Gate {
  readonly name: string;
  /** `caller`: it looks at the caller alone. `request`: it looks at what the handler has decided. */
  readonly judges: 'caller' | 'request';
  /** The codes of its refusals, in the order in which it judges. */
  readonly codes: readonly string[];
  readonly description: string;
  /** The roles of sessions that a caller's gate lets through. An empty list refuses every caller. */
  readonly roles: readonly string[];
}

/** A row of the table: the gates of each kind of caller, in the order in which they judge. */
export interface Risk {
  readonly name: string;
  readonly description: string;
  readonly cells: Readonly<Record<CallerKind, readonly string[]>>;
}

export interface GateTable {
  /** In the order of spec/gates.yaml. */
  readonly gates: readonly Gate[];
  /** In the order of spec/gates.yaml. */
  readonly risks: readonly Risk[];
  /** Scopes that the key of an agent cannot use. */
  readonly agentForbidden: readonly string[];
  /** The codes, in their order, that a key is answered where only sessions are taken. */
  readonly keyRefusals: readonly string[];
}

/** Reads spec/gates.yaml; undefined for a specification that has no table. */
export const loadGates = (files: SpecFiles, diagnostics: Diagnostics): GateTable | undefined => {
  if (!files.has(GATES_FILE)) return undefined;
  const root = SpecNode.root(files, GATES_FILE);
  const gates = (root.get('gates')?.entries() ?? []).flatMap(([name, node]) => gateOf(name, node, diagnostics) ?? []);
  const names = new Set(gates.map(({ name }) => name));
  const risks = (root.get('risks')?.entries() ?? []).map(([name, node]) => riskOf(name, node, names, diagnostics));
  for (const { name } of gates) {
    if (risks.some(({ cells }) => CALLERS.some((caller) => cells[caller].includes(name)))) continue;
    diagnostics.report(root.at('gates', name) ?? root, 'gates', `no cell names the gate ${name}`);
  }
  const listOf = (name: string): readonly string[] => asArray(root.get(name)?.value).map(String);
  return { gates, risks, agentForbidden: listOf('agentForbidden'), keyRefusals: listOf('keyRefusals') };
};

const gateOf = (name: string, node: SpecNode, diagnostics: Diagnostics): Gate | undefined => {
  const [judges, description] = [node.string('judges'), node.string('description')];
  const codes = asArray(node.get('codes')?.value).map(String);
  const roles = asArray(node.get('roles')?.value).map(String);
  if (roles.length > 0 && judges !== 'caller')
    diagnostics.report(node, 'gates', `the gate ${name} has roles, which only a gate with judges: caller looks at`);
  if ((judges === 'caller' || judges === 'request') && description !== undefined && codes.length > 0)
    return { name, judges, codes, description, roles };
  const message = `the gate ${name} needs a description, its codes, and judges: caller or judges: request`;
  diagnostics.report(node, 'gates', message);
  return undefined;
};

const riskOf = (name: string, node: SpecNode, gates: ReadonlySet<string>, diagnostics: Diagnostics): Risk => {
  const description = node.string('description');
  if (description === undefined) diagnostics.report(node, 'gates', `the risk ${name} needs a description`);
  const cellOf = (caller: CallerKind): readonly string[] => {
    const cell = node.get(caller);
    if (!Array.isArray(cell?.value)) {
      diagnostics.report(
        cell ?? node,
        'gates',
        `the risk ${name} needs a list of gates for ${caller}; [] asks for none`,
      );
      return [];
    }
    const named = cell.value.map(String);
    for (const gate of named)
      if (!gates.has(gate)) diagnostics.report(cell, 'gates', `${name} names the gate ${gate}, which is not declared`);
    return named;
  };
  const cells = { session: cellOf('session'), key: cellOf('key'), agentKey: cellOf('agentKey') };
  return { name, description: description ?? '', cells };
};
