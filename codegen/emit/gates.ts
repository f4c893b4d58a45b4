import { CALLERS, type GateTable, type Risk } from '../load/gates.ts';
import type { Operation } from '../model/model.ts';
import { dataOf, objectOf, objectType, readonly, unionOf, type Written } from '../print/blocks.ts';
import { exportedConstant, exportedInterface, exportedType } from '../print/declarations.ts';
import { quote } from '../print/text.ts';
import { printFile, type Statement } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/gates.ts';

/** A specification without a table: no operation meets a gate. */
const NO_TABLE: GateTable = { gates: [], risks: [] };

/** `generated/contract/gates.ts`: the table of gates, and the scopes that a new key has only by name. */
export const emitGates: Emitter = ({ gates = NO_TABLE, operations }) => {
  const granting = grantingScopes(operations);
  return [
    {
      path: PATH,
      madeFrom: { gates, granting },
      text: () => printFile('spec/gates.yaml', declarationsOf(gates, granting)),
    },
  ];
};

/** Scopes by which a key could give rights that outlive it (D-517), sorted. */
const grantingScopes = (operations: readonly Operation[]): readonly string[] =>
  [
    ...new Set(
      operations
        .filter(({ risks }) => risks.includes('grants-rights'))
        .flatMap(({ security }) =>
          security.filter(({ scheme }) => scheme === 'apiKey').flatMap(({ scopes }) => scopes),
        ),
    ),
  ].sort();

const declarationsOf = ({ gates, risks }: GateTable, granting: readonly string[]): Statement[] => [
  exportedType('Risk', namesOf(risks), 'What a mutation can do to money and rights.'),
  exportedType(
    'CallerGate',
    namesOf(gates.filter(({ judges }) => judges === 'caller')),
    'A condition that the caller has to meet, whatever the request is.',
  ),
  exportedType(
    'RequestGate',
    namesOf(gates.filter(({ judges }) => judges === 'request')),
    'A condition on what the handler has decided.',
  ),
  exportedType('Gate', 'CallerGate | RequestGate'),
  exportedType('CallerKind', unionOf(CALLERS.map(quote)), 'The columns of the table.'),
  exportedInterface(
    'GateRow',
    objectType(CALLERS.map((caller) => readonly(caller, 'readonly Gate[]'))),
    'The gates of each kind of caller, in the order in which they judge.',
  ),
  exportedConstant('riskWords', 'Readonly<Record<Risk, string>>', wordsOf(risks), 'What each risk means.'),
  exportedConstant('gateWords', 'Readonly<Record<Gate, string>>', wordsOf(gates), 'What each gate asks for.'),
  exportedConstant('riskGates', 'Readonly<Record<Risk, GateRow>>', objectOf(risks.map(rowOf)), 'The table of gates.'),
  exportedConstant(
    'grantingScopes',
    'readonly string[]',
    dataOf([...granting]),
    'Scopes that a new key has only if its creator names them.',
  ),
];

const namesOf = (named: readonly { readonly name: string }[]): Written => unionOf(named.map(({ name }) => quote(name)));

const wordsOf = (named: readonly { readonly name: string; readonly description: string }[]): Written =>
  objectOf(named.map(({ name, description }) => [name, quote(description)]));

const rowOf = ({ name, cells }: Risk): readonly [string, Written] => [
  name,
  objectOf(CALLERS.map((caller) => [caller, dataOf([...cells[caller]])])),
];
