import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../codegen/load/json.ts';
import type { Version, VersionChange } from '../../codegen/versions/change.ts';
import { compile } from '../../codegen/versions/compile.ts';
import { OlderVersion } from '../../src/platform/versions/served-version.ts';

const version = (date: string, sunset: string | undefined, changes: readonly VersionChange[]): Version => {
  const file = `spec/versions/${date}/measured.yaml`;
  const place = { file };
  const files = [{ file, summary: '', upgrade: '', changes, place, hasFunctions: false }];
  return { date, release: date, sunset, isPublished: false, files };
};

/** A version would have about so much to convert of a payment: a name, a value and a field that is gone. */
const changesOf = (at: number): VersionChange[] => [
  { kind: 'field-renamed', schema: 'OfframpPayment', from: `memo${at}`, to: at === 3 ? 'memo' : `memo${at + 1}` },
  {
    kind: 'field-renamed',
    schema: 'CreateOfframpPaymentRequest',
    from: `memo${at}`,
    to: at === 3 ? 'memo' : `memo${at + 1}`,
  },
  {
    kind: 'value-renamed',
    schema: 'FundingMode',
    from: `BALANCE_${at}`,
    to: at === 3 ? 'INTERNAL_BALANCE' : `BALANCE_${at + 1}`,
  },
  { kind: 'field-removed', schema: 'OfframpPayment', field: `gone${at}`, was: { type: 'string' }, value: '' },
];

/** What serves clients of a version that is three behind today's contract. */
export function threeBack(): OlderVersion {
  const newest = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject;
  const history = [
    version('2026-01-01', '2027-02-01', []),
    ...[1, 2, 3].map((at) => version(`2026-0${at + 1}-01`, at === 3 ? undefined : '2027-06-01', changesOf(at))),
  ];
  const { conversions } = compile(newest, history, (_file, error) => {
    throw error;
  });
  const down = conversions.map(({ functions: _functions, ...one }) => ({ ...one, functions: [] }));
  return new OlderVersion({ date: '2026-01-01', sunset: '2027-02-01' }, '2026-02-01', down);
}
