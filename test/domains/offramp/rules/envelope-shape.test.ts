import { describe, expect, it } from 'vitest';
import { isEnvelope } from '../../../../src/domains/offramp/rules/envelopes/shape.ts';
import { anEnvelope } from './an-envelope.ts';

/** The envelope with something else at a path. */
function withAt(path: string, value: unknown): unknown {
  const changed = structuredClone(anEnvelope()) as unknown as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce((at, name) => at[name] as Record<string, unknown>, changed);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return changed;
}

function paths(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([name, member]) => {
    const path = prefix + name;
    const isObject = typeof member === 'object' && member !== null && !Array.isArray(member);
    return isObject ? [path, ...paths(member, `${path}.`)] : [path];
  });
}

const everyPath = paths(anEnvelope());
const x = (length: number): string => 'x'.repeat(length);
const list = (length: number, item: string): string[] => Array(length).fill(item);

describe('the shape of an envelope (A 2.10, D-148)', () => {
  it('accepts a complete envelope', () => expect(isEnvelope(anEnvelope())).toBe(true));

  it.each([null, undefined, 'text', 5, [], {}])('refuses %j', (value) => expect(isEnvelope(value)).toBe(false));

  it.each(everyPath)('refuses %s when it is missing, null or of another type', (path) => {
    for (const value of [undefined, null, {}, Symbol.iterator.toString(), -1, 1.5]) {
      const fits =
        path.endsWith('asset') ||
        path.endsWith('Id') ||
        path.endsWith('payer') ||
        path.endsWith('payeeDid') ||
        path.endsWith('policySha256');
      if (fits && typeof value === 'string') continue;
      expect(isEnvelope(withAt(path, value)), String(value)).toBe(false);
    }
  });

  it.each([
    'extra',
    'message.extra',
    'doc.extra',
    'doc.minRecipientProceeds.extra',
    'doc.substitutionPermissions.extra',
  ])('refuses an additional member: %s', (path) => expect(isEnvelope(withAt(path, true))).toBe(false));

  it('does not accept inherited members', () => {
    const { signature, ...rest } = anEnvelope();
    expect(isEnvelope(Object.assign(Object.create({ signature }), rest, { other: 1 }))).toBe(false);
  });

  it.each<[string, unknown, unknown]>([
    ['message.paymentObjectId', x(128), x(129)],
    ['message.payer', x(255), x(256)],
    ['message.payeeDid', x(255), x(256)],
    ['message.asset', x(64), x(65)],
    ['message.amountBaseUnits', '9'.repeat(30), '9'.repeat(31)],
    ['message.amountBaseUnits', '0', '00'],
    ['message.amountBaseUnits', '10', '010'],
    ['message.amountBaseUnits', '1', '1 '],
    ['message.amountBaseUnits', '1', '-1'],
    ['message.assetExponent', 0, -1],
    ['message.assetExponent', 255, 256],
    ['message.assetExponent', 6, 6.5],
    ['message.assetExponent', 6, '6'],
    ['message.nonce', String(2n ** 256n - 1n), String(2n ** 256n)],
    ['message.nonce', '0', ''],
    ['message.nonce', '0', '9'.repeat(79)],
    ['message.nonce', '1', 1],
    ['message.expiresAt', String(2n ** 64n - 1n), String(2n ** 64n)],
    ['doc.policySha256', x(66), x(67)],
    ['doc.permittedSettlementAssets', list(50, x(64)), list(51, 'a')],
    ['doc.permittedNetworks', list(50, 'a'), [x(65)]],
    ['doc.permittedProviders', [], [5]],
    ['doc.railExclusions', [''], 'SEPA'],
    ['doc.jurisdictionConstraints', list(250, 'US'), list(251, 'US')],
    ['doc.jurisdictionConstraints', [''], ['USA']],
    ['doc.maxAttempts', 1, 0],
    ['doc.maxAttempts', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 1],
    ['doc.memoHash', `0x${'a'.repeat(64)}`, `0x${'A'.repeat(64)}`],
    ['doc.memoHash', `0x${'0'.repeat(64)}`, `0x${'0'.repeat(63)}`],
    ['doc.memoHash', `0x${'0'.repeat(64)}`, `x0x${'0'.repeat(63)}`],
    ['doc.allowRouteChange', false, 0],
    ['doc.substitutionPermissions.rail', false, 'false'],
    ['doc.minRecipientProceeds.exponent', 255, 256],
    ['doc.minRecipientProceeds.amountBaseUnits', '0', '0.5'],
    ['doc.minRecipientProceeds.asset', x(64), x(65)],
    ['doc.maxFeeBaseUnits', '9'.repeat(30), '9'.repeat(31)],
    ['signature', `0x${'aB'.repeat(2048)}`, `0x${'ab'.repeat(2049)}`],
    ['signature', '0xab', '0x'],
    ['signature', '0xab', '0xabc'],
    ['signature', '0xab', 'x0xab'],
    ['signature', '0xab', '0xabg0'],
    // Half of a pair of surrogates has no UTF-8.
    ['message.payer', '\u{1f600}', '\ud83d'],
  ])('%s accepts %j and refuses %j', (path, fits, not) => {
    expect(isEnvelope(withAt(path, fits)), 'fits').toBe(true);
    expect(isEnvelope(withAt(path, not)), 'does not').toBe(false);
  });
});
