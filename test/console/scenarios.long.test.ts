import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowser } from '../reference/chromium.ts';
import { makeAccount, openStage, type Stage, seriousFaults, showsStatus } from './browser.ts';

describe.skipIf(noBrowser !== undefined)('the scenarios beside the controls', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
    page = await stage.open({ bypassCSP: true, reducedMotion: 'reduce' });
    await makeAccount(page, 'payer');
  }, 240_000);
  afterAll(() => stage?.close());

  it.each([
    ['A success after a failure', 'REFUNDED', 'A review case asks a person to decide OPEN'],
    ['The same news three times', 'DELIVERED', 'Your feed has one event about the delivery one event'],
    ['A provider out of liquidity', 'DELIVERED', 'The payment is held CREDENTIAL_HOLD'],
  ])(
    'plays %s to its end, and lists what happened',
    async (title, status, line) => {
      await page.getByRole('button', { name: title }).click();
      const played = page.getByRole('region', { name: title });
      await played.getByText('Played to its end').waitFor({ timeout: 60_000 });
      expect(await played.locator('li').allTextContents()).toContain(line);
      expect(await played.locator('li:not(.done)').count()).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);
      await played.getByRole('link', { name: 'Open the payment' }).click();
      await showsStatus(page, status);
    },
    120_000,
  );

  it('recognizes a webhook that has already arrived', async () => {
    await page.getByRole('button', { name: 'The same news three times' }).click();
    const played = page.getByRole('region', { name: 'The same news three times' });
    await played.getByText('Played to its end').waitFor({ timeout: 60_000 });
    const lines = await played.locator('li').allTextContents();
    expect(lines).toEqual(expect.arrayContaining(['The provider reports that it succeeded received']));
    expect(lines.filter((text) => text.endsWith('known already'))).toHaveLength(2);
  }, 240_000);

  it('stops at a refused step, and says why', async () => {
    const poor = await stage.service.signUp('Without Money');
    await page.getByRole('button', { name: '+ Account' }).click();
    await page.locator('#credential').fill(poor.token);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('.feed', { hasText: 'Live' }).waitFor();
    await page.getByRole('button', { name: 'The same news three times' }).click();
    await page.locator('.played', { hasText: 'Stopped' }).waitFor({ timeout: 60_000 });
    expect(await page.locator('.played .note.bad code').textContent()).toMatch(/^[A-Z_]+$/);
  }, 240_000);
});
