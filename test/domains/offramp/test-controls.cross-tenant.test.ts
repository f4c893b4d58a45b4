import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isLiquidityScripted, isSubmissionHeld } from '../../../src/domains/offramp/providers/provider-controls.ts';
import { paymentControls, providerScripts } from '../../../src/domains/offramp/test-controls.cross-tenant.ts';
import type { ProviderName } from '../../../src/payments/providers/payout-provider.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(() => engine.stop());
beforeEach(() => engine.pool.owner.raw('TRUNCATE test_provider_controls, test_screening, test_policy_subsystem'));

const row = (table: string, given: object): Promise<void> => anyRow(engine.pool.owner, table, { ...given });

describe('a sender’s script for a provider', () => {
  const script = (more: object) => row('test_provider_controls', { tenant_id: 'ten_s', provider: 'payapp_a', ...more });

  it('holds only that sender’s payments in FUNDS_LOCKED (D-145)', async () => {
    const held = (tenantId: string, provider: ProviderName) =>
      asking(engine, async (reads) => isSubmissionHeld(await providerScripts(reads, tenantId), provider));
    expect(await held('ten_s', 'payapp_a')).toBe(false);
    await script({ hold_submission: true });
    expect(await held('ten_s', 'payapp_a')).toBe(true);
    expect(await held('ten_s', 'payapp_b')).toBe(false);
    expect(await held('ten_other', 'payapp_a')).toBe(false);
    await engine.pool.owner('test_provider_controls').update({ hold_submission: false });
    expect(await held('ten_s', 'payapp_a')).toBe(false);
  });

  it('sets the liquidity only of the currency that it names (D-447)', async () => {
    const scripted = (tenantId: string, provider: ProviderName, currency: string) =>
      asking(engine, async (reads) => isLiquidityScripted(await providerScripts(reads, tenantId), provider, currency));
    await script({ hold_submission: true, liquidity_minor: null, currency: null });
    expect(await scripted('ten_s', 'payapp_a', 'USD')).toBe(false);
    await engine.pool.owner('test_provider_controls').update({ liquidity_minor: 0, currency: 'USD' });
    expect(await scripted('ten_s', 'payapp_a', 'USD')).toBe(true);
    expect(await scripted('ten_s', 'payapp_a', 'EUR')).toBe(false);
    expect(await scripted('ten_s', 'payapp_b', 'USD')).toBe(false);
    expect(await scripted('ten_other', 'payapp_a', 'USD')).toBe(false);
  });
});

describe('the sandbox script of a sender', () => {
  const RECIPIENT = { phoneIndex: 'phone', did: null, tenantId: 'ten_r' };
  const controls = (tenantId = 'ten_s') => asking(engine, (reads) => paymentControls(reads, tenantId, RECIPIENT));
  const screening = (subject_kind: string, subject: string, outcome: string) =>
    row('test_screening', { tenant_id: 'ten_s', subject_kind, subject, outcome });

  it('is empty at first, with the composer available', async () => {
    expect(await controls()).toEqual({ policySubsystemAvailable: true, screening: null, providers: new Map() });
  });

  it('applies to that sender’s payments only, for composer, screening and providers', async () => {
    await row('test_policy_subsystem', { tenant_id: 'ten_s', available: false });
    await screening('phone', 'phone', 'CLEAR');
    await row('test_provider_controls', { tenant_id: 'ten_s', provider: 'payapp_a', hold_submission: true });
    const { policySubsystemAvailable, screening: outcome, providers } = await controls();
    expect([policySubsystemAvailable, outcome, [...providers.keys()]]).toEqual([false, 'CLEAR', ['payapp_a']]);
    expect(providers.get('payapp_a')).toMatchObject({ holdSubmission: true, liquidityMinor: null });
    expect(await controls('ten_other')).toMatchObject({ policySubsystemAvailable: true, screening: null });
  });

  it('uses the gravest screening that matches the recipient', async () => {
    await screening('phone', 'another', 'SANCTIONS');
    await screening('did', 'ten_r', 'SANCTIONS');
    expect((await controls()).screening).toBeNull();
    await screening('phone', 'phone', 'CLEAR');
    await screening('tenant', 'ten_r', 'MONITORING');
    expect((await controls()).screening).toBe('MONITORING');
    await engine.pool.owner('test_screening').where({ outcome: 'MONITORING' }).update({ outcome: 'SANCTIONS' });
    expect((await controls()).screening).toBe('SANCTIONS');
  });

  it('is read once per transaction for each sender', async () => {
    await row('test_provider_controls', { tenant_id: 'ten_s', provider: 'payapp_a', hold_submission: true });
    await asking(engine, async (reads) => {
      const first = await providerScripts(reads, 'ten_s');
      await engine.pool.owner('test_provider_controls').delete();
      expect(await providerScripts(reads, 'ten_s')).toBe(first);
      expect((await paymentControls(reads, 'ten_s', RECIPIENT)).providers).toBe(first);
      expect((await providerScripts(reads, 'ten_other')).size).toBe(0);
    });
  });
});

it('scripted liquidity without a currency counts for every currency', () => {
  const scripts = new Map([
    ['payapp_a' as const, { available: null, liquidityMinor: 0n, currency: null, holdSubmission: false }],
  ]);
  expect(isLiquidityScripted(scripts, 'payapp_a', 'USD')).toBe(true);
});
