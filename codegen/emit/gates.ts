import { CALLERS, type Gate, type GateTable, type Risk } from '../load/gates.ts';
import type { Operation } from '../model/model.ts';
import { dataOf, objectOf, objectType, readonly, unionOf, type Written } from '../print/blocks.ts';
import { exportedConstant, exportedInterface, exportedType, importOf } from '../print/declarations.ts';
import { quote } from '../print/text.ts';
import { printFile, type Statement } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/gates.ts';

/** A specification without a table: no operation meets a gate. */
const NO_TABLE: GateTable = { gates: [], risks: [], agentForbidden: [], keyRefusals: [] };

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

const declarationsOf = (table: GateTable, granting: readonly string[]): Statement[] => [
  { ...importOf('./errors.ts', 'ErrorCode'), isTypeOnly: true },
  ...declarationsOfTable(table),
  ...declarationsOfCallers(table),
  exportedConstant(
    'grantingScopes',
    'readonly string[]',
    dataOf([...granting]),
    'Scopes that a new key has only if its creator names them.',
  ),
];

const declarationsOfTable = ({ gates, risks }: GateTable): Statement[] => [
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
];

/** What the gates of callers look at, and what keys are refused without a gate. */
const declarationsOfCallers = ({ gates, agentForbidden, keyRefusals }: GateTable): Statement[] => [
  exportedInterface(
    'CallerRule',
    objectType([
      readonly('code', 'ErrorCode', 'The code of its refusal.'),
      readonly('roles', 'readonly string[]', 'The roles of sessions that it lets through; empty: nobody.'),
    ]),
    'What a gate of the caller asks for.',
  ),
  exportedConstant(
    'callerRules',
    'Readonly<Record<CallerGate, CallerRule>>',
    objectOf(gates.filter(({ judges }) => judges === 'caller').map(ruleOf)),
    'The gates of the caller.',
  ),
  exportedConstant(
    'gateCodes',
    'Readonly<Record<Gate, readonly ErrorCode[]>>',
    objectOf(gates.map(({ name, codes }) => [name, dataOf([...codes])])),
    'The codes of the refusals of each gate.',
  ),
  exportedConstant(
    'agentForbidden',
    'readonly string[]',
    dataOf([...agentForbidden]),
    'Scopes that the key of an agent cannot use.',
  ),
  exportedConstant(
    'keyRefusals',
    'readonly ErrorCode[]',
    dataOf([...keyRefusals]),
    'The codes, in their order, that a key is answered where only sessions are taken.',
  ),
];

const ruleOf = ({ name, codes, roles }: Gate): readonly [string, Written] => [
  name,
  objectOf([
    ['code', quote(codes[0] ?? '')],
    ['roles', dataOf([...roles])],
  ]),
];

const namesOf = (named: readonly { readonly name: string }[]): Written => unionOf(named.map(({ name }) => quote(name)));

const wordsOf = (named: readonly { readonly name: string; readonly description: string }[]): Written =>
  objectOf(named.map(({ name, description }) => [name, quote(description)]));

const rowOf = ({ name, cells }: Risk): readonly [string, Written] => [
  name,
  objectOf(CALLERS.map((caller) => [caller, dataOf([...cells[caller]])])),
];
