import { expect, test } from 'vitest';
import type { GateTable } from '../../codegen/load/gates.ts';
import type { Change } from '../../codegen/review/change.ts';
import { classify } from '../../codegen/review/classify.ts';
import { diffGates } from '../../codegen/review/diff/gates.ts';

const gate = { judges: 'request', codes: ['X'], description: 'Asks.', roles: [] } as const;
const table = (session: readonly string[], key: readonly string[] = session): GateTable => ({
  gates: [
    { name: 'code', ...gate },
    { name: 'role', ...gate },
  ],
  risks: [
    { name: 'pays', description: 'Pays.', cells: { session, key, agentKey: key } },
    { name: 'none', description: 'None.', cells: { session: [], key: [], agentKey: [] } },
  ],
  agentForbidden: [],
  keyRefusals: [],
});
const operation = (
  risks: readonly string[],
  waives: Readonly<Record<string, string>> = {},
  scheme = 'memberSession',
) => ({
  risks,
  waives,
  security: [{ scheme, scopes: [] }],
  sessionOnly: false,
});

type Gated = ReturnType<typeof operation>;

function said(was: Gated, now: Gated, tables: { was: GateTable | undefined; now: GateTable | undefined }): string[] {
  const changes: string[] = [];
  diffGates(was, now, tables, (rule, words = {}) => {
    const change = { area: 'operation', rule, subject: 'pay', ...words } as Change;
    changes.push(`${rule} ${words.at ?? '-'} ${words.was ?? words.now}: ${classify(change).api}`);
  });
  return changes;
}

const same = { was: table(['code']), now: table(['code']) };

test('reports the gates that a lowered risk loses, which is breaking for operators', () => {
  expect(said(operation(['pays']), operation(['none']), same)).toEqual([
    'risk-removed - pays: behaviour',
    'risk-added - none: compatible',
    'gate-removed session code: breaking',
  ]);
});

test('reports a newly waived gate as lost, and one that is no longer waived as met', () => {
  const waived = operation(['pays'], { code: 'Judged before.' });
  expect(said(operation(['pays']), waived, same)).toEqual(['gate-removed session code: breaking']);
  expect(said(waived, operation(['pays']), same)).toEqual(['gate-added session code: breaking']);
});

test('reports a changed cell for every operation in its row, for the callers concerned', () => {
  const tables = { was: table(['code']), now: table(['code', 'role'], []) };
  expect(said(operation(['pays']), operation(['pays']), tables)).toEqual(['gate-added session role: breaking']);
  const byKey = operation(['pays'], {}, 'apiKey');
  expect(said(byKey, byKey, tables)).toEqual([
    'gate-removed key code: breaking',
    'gate-removed agentKey code: breaking',
  ]);
});

test('reports nothing if nothing changed, or if one side has no table', () => {
  expect(said(operation(['pays']), operation(['pays']), same)).toEqual([]);
  expect(said(operation([]), operation(['pays']), { was: undefined, now: table(['code']) })).toEqual([]);
});
