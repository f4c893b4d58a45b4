import { describe, expect, it } from 'vitest';
import { values } from '../../../generated/contract/values.ts';
import { PROVIDER_NAMES, type ProviderName } from '../../../src/payments/providers/payout-provider.ts';
import {
  modeVariable,
  ProviderConfigurationError,
  readProviderModes,
} from '../../../src/payments/providers/provider-modes.ts';
import { createProviderRegistry } from '../../../src/payments/providers/registry.ts';
import { progressMap } from './progress-map.ts';

const every = <T>(mode: T): Record<ProviderName, T> =>
  Object.fromEntries(PROVIDER_NAMES.map((name) => [name, mode])) as Record<ProviderName, T>;
const off = every('off' as const);

describe('provider modes (D-125, D-434, R023)', () => {
  it('are off when unset or empty (R024)', () => {
    expect(readProviderModes({})).toEqual(off);
    expect(readProviderModes({ PAYOUT_PROVIDER_INTERNAL_MODE: '' })).toEqual(off);
  });

  it.each([
    ['internal', 'PAYOUT_PROVIDER_INTERNAL_MODE'],
    ['onchain', 'PAYOUT_PROVIDER_ONCHAIN_MODE'],
    ['payapp_a', 'PAYOUT_PROVIDER_PAYAPP_A_MODE'],
    ['payapp_b', 'PAYOUT_PROVIDER_PAYAPP_B_MODE'],
  ] as const)('%s is read only from %s', (name, variable) => {
    expect(modeVariable(name)).toBe(variable);
    for (const mode of ['off', 'mock', 'sandbox', 'live']) {
      expect(readProviderModes({ [variable]: mode })).toEqual({ ...off, [name]: mode });
    }
  });

  it.each(['MOCK', 'on', ' mock', 'true', 'mocked'])('stop the boot on %j, naming the variable', (value) => {
    const read = (): unknown => readProviderModes({ PAYOUT_PROVIDER_PAYAPP_A_MODE: value });
    expect(read).toThrow(ProviderConfigurationError);
    expect(read).toThrow(/PAYOUT_PROVIDER_PAYAPP_A_MODE is .*off, mock, sandbox, live/);
  });
});

describe('the registry (D-125, R025)', () => {
  it.each(PROVIDER_NAMES)('%s off has no adapter and no replacement', (name) => {
    const registry = createProviderRegistry({ ...every('mock' as const), [name]: 'off' }, progressMap());
    expect(registry.provider(name)).toBeUndefined();
    expect(registry.mode(name)).toBe('off');
    const others = PROVIDER_NAMES.filter((other) => other !== name);
    expect(others.map((other) => registry.provider(other)?.name)).toEqual(others);
  });

  const vendor = { baseUrl: 'https://vendor.test', apiKey: 'key', timeoutMs: 1000 };
  const start = (name: ProviderName, mode: 'sandbox' | 'live', vendors = {}) =>
    createProviderRegistry({ ...off, [name]: mode }, progressMap(), vendors);

  it.each(['sandbox', 'live'] as const)('onchain in mode %s refuses to start, with the reason', (mode) => {
    expect(() => start('onchain', mode, { onchain: vendor })).toThrow(ProviderConfigurationError);
    expect(() => start('onchain', mode)).toThrow(
      `PAYOUT_PROVIDER_ONCHAIN_MODE is "${mode}", but this version has no ${mode} adapter`,
    );
  });

  const vendors = values.PayoutVendor.flatMap((name) =>
    (['sandbox', 'live'] as const).map((mode) => [name, mode] as const),
  );
  it.each(vendors)('%s in mode %s calls its vendor, and refuses to start without credentials', (name, mode) => {
    expect(() => start(name, mode)).toThrow(`${modeVariable(name)} is "${mode}", but there are no credentials for it`);
    expect(start(name, mode, { [name]: vendor }).provider(name)).toMatchObject({ name, mode });
  });

  it.each(['sandbox', 'live'] as const)('internal in mode %s is the ledger, without credentials (D-126)', (mode) => {
    expect(start('internal', mode).provider('internal')).toMatchObject({ name: 'internal', mode });
  });
});
