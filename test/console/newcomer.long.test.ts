import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noBrowser } from '../reference/chromium.ts';
import { act, makeAccount, onboard, openStage, pay, type Stage, seriousFaults, showsStatus } from './browser.ts';

const PHONE = '+15550106001';

describe.skipIf(noBrowser !== undefined)('the console, used by a newcomer', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
    page = await stage.open();
  }, 240_000);
  afterAll(() => stage?.close());
  afterEach(() => expect(stage.complaints.splice(0)).toEqual([]));

  const account = (name: RegExp) => page.locator('.accounts').getByRole('button', { name }).click();

  /** Plays one of the ready sequences to its end. */
  const playScenario = async (title: string) => {
    await page.getByRole('button', { name: title }).click();
    const played = page.getByRole('region', { name: title });
    await played.getByText('Played to its end').waitFor({ timeout: 90_000 });
    return played;
  };

  it('pays a phone number, proves it as the recipient, chooses a route, confirms, and sees it delivered', async () => {
    await makeAccount(page, 'payer');
    await makeAccount(page, 'recipient');
    await account(/^Acme Imports$/);
    await pay(page, PHONE);
    await showsStatus(page, 'PENDING_CLAIM');
    await account(/Blue/);
    await onboard(page, PHONE);
    await page.locator('.rows a').first().click();
    await page.getByRole('button', { name: 'Select this route' }).first().click();
    await page.locator('.tag.chosen').waitFor();
    await act(page, /^Confirm/);
    await showsStatus(page, 'DELIVERED');
    await account(/^Acme Imports$/);
    await page.locator('.rows a').first().click();
    await showsStatus(page, 'DELIVERED');
    // The way that it took is drawn, and the money has arrived.
    await page.locator('.frame .node.present title', { hasText: 'DELIVERED' }).waitFor({ state: 'attached' });
    expect(await page.locator('.flow .last .custody.to').textContent()).toBe('Available');
  }, 240_000);

  it('shows the code with which a step is refused', async () => {
    await account(/^Acme Imports$/);
    // The recipient's confirmation is not the payer's to give.
    await pay(page, PHONE, '5.00');
    await showsStatus(page, 'AWAITING_RECIPIENT_CONFIRMATION');
    await page.locator('.refused summary').click();
    expect(await page.locator('.refused code').first().textContent()).toMatch(/^[A-Z_]+$/);
  }, 240_000);

  it('opens a refused request of the log beside the explanation of its payment', async () => {
    await account(/Blue/);
    await page.locator('.rows a').first().click();
    await showsStatus(page, 'AWAITING_RECIPIENT_CONFIRMATION');
    const select = page.locator('.actions > li', { hasText: /^Select a route/ });
    await select.locator('.action').click();
    await select.getByLabel('Route quote ID').fill('rq_of_another_payment');
    await select.locator('button[type=submit]').click();
    const code = await select.locator('.note.bad code').first().textContent();
    expect(code).toMatch(/^[A-Z_]+$/);
    await page.locator('.side').getByRole('link', { name: 'Requests' }).click();
    await page.getByLabel('Answer').selectOption(code ?? '');
    expect(await page.locator('.requests .code-name').allTextContents()).toEqual([code]);
    await page.locator('.request').click();
    const opened = page.locator('.opened-request');
    expect(await opened.locator('.note.bad code').first().textContent()).toBe(code);
    const about = opened.locator('section', { hasText: 'What it was about' });
    await about.getByText('It is waiting for you').waitFor();
    await about.getByRole('link', { name: 'Open it' }).click();
    await showsStatus(page, 'AWAITING_RECIPIENT_CONFIRMATION');
  }, 240_000);

  it('shows a hold with its reason, which an operator clears in the controls beside it', async () => {
    await account(/^Acme Imports$/);
    await page.locator('.control > summary', { hasText: 'Screening' }).click();
    const screening = page.locator('.control', { hasText: 'Screening' }).locator('.call');
    await screening.getByLabel('Outcome').selectOption('MONITORING');
    await screening
      .getByLabel(/^Phone/)
      .first()
      .fill(PHONE);
    await screening.locator('button[type=submit]').click();
    await screening.getByText('Done.').waitFor();
    await page.locator('.side').getByRole('link', { name: 'Overview' }).click();
    await pay(page, PHONE, '7.00');
    await showsStatus(page, 'COMPLIANCE_HOLD');
    await page.locator('.hold', { hasText: 'TRANSACTION_MONITORING_REVIEW' }).waitFor();
    await page.locator('.control > summary', { hasText: 'Review cases' }).click();
    await page.getByRole('button', { name: 'Release' }).click();
    await showsStatus(page, 'AWAITING_RECIPIENT_CONFIRMATION');
  }, 240_000);

  it('shows an approval with its weights, and a member votes on it', async () => {
    await account(/^Acme Imports$/);
    const played = await playScenario('A payment that a second person approves');
    await played.getByRole('link', { name: 'Open the approval request' }).click();
    await showsStatus(page, 'PENDING');
    await page.getByRole('link', { name: 'Its payment' }).click();
    await showsStatus(page, 'COMPLIANCE_HOLD');
    expect(await page.locator('.weights').textContent()).toContain('0 of 1');
    await account(/^Vera Voter$/);
    await page.locator('.side').getByRole('link', { name: 'Approvals' }).click();
    await page.locator('tbody a').first().click();
    await showsStatus(page, 'PENDING');
    await act(page, /Approve an approval request/);
    await showsStatus(page, 'APPROVED');
  }, 240_000);

  const side = (name: string) => page.locator('.side').getByRole('link', { name, exact: true }).click();

  /** Fills in the example of the contract, and what is known better. */
  const create = async (fields: Readonly<Record<string, string>>) => {
    await page.locator('.page-head button').click();
    const form = page.locator('.pane-body .call').first();
    await form.getByRole('button', { name: 'Fill in the example' }).click();
    for (const [name, value] of Object.entries(fields)) await form.getByLabel(name).fill(value);
    await form.locator('button[type=submit]').click();
    await page.locator('.resource-head').waitFor();
  };

  it('issues a card on a funded wallet and authorizes a payment with it', async () => {
    await account(/^Acme Imports$/);
    await side('Wallets');
    const wallet = await page.locator('tr', { hasText: 'Smart account' }).last().locator('a').getAttribute('title');
    await side('Wallet cards');
    await create({ 'Wallet ID': wallet ?? '' });
    await showsStatus(page, 'active');
    await page.locator('.action', { hasText: 'Simulate a card authorization' }).click();
    const form = page.locator('.actions .open .call');
    await form.getByRole('button', { name: 'Fill in the example' }).click();
    await form.locator('button[type=submit]').click();
    await form.getByText('Done.').waitFor();
    await page.locator('.pane-body').getByRole('link', { name: 'Card authorizations' }).click();
    await page.locator('tbody a').first().click();
    await showsStatus(page, 'APPROVED');
  }, 240_000);

  it('sends an escrow invoice, which is paid on the chain', async () => {
    await account(/^Acme Imports$/);
    const played = await playScenario('An escrow invoice paid on the chain');
    await played.getByRole('link', { name: 'Open the invoice' }).click();
    await showsStatus(page, 'FUNDED');
  }, 240_000);

  it('sweeps money from one bucket of a treasury to another, signed in the browser', async () => {
    await account(/^Acme Imports$/);
    await side('Overview');
    const memberId = await page.getByText('You act as the member').locator('code').textContent();
    await side('Treasury accounts');
    await create({ Owners: JSON.stringify([{ memberId }]) });
    await showsStatus(page, 'ACTIVE');
    await page.getByText('The resource as JSON').click();
    const { buckets } = JSON.parse((await page.locator('details[open] pre.code').first().textContent()) ?? '') as {
      buckets: { id: string; walletId: string }[];
    };
    const treasury = page.url();
    await side('Wallets');
    await page.locator(`tbody a[title="${buckets[0]?.walletId}"]`).click();
    const fund = page.locator('.actions > li', { hasText: /^Fund/ });
    await fund.locator('.action').click();
    await fund.locator('button[type=submit]').click();
    await fund.getByText('Done.').waitFor();
    await page.goto(treasury);
    const propose = page.locator('.actions > li', { hasText: /^Create a treasury sweep/ });
    await propose.locator('.action').click();
    await propose.getByLabel('Source bucket ID').fill(buckets[0]?.id ?? '');
    await propose.getByLabel('Dest bucket ID').fill(buckets[1]?.id ?? '');
    await propose.getByLabel('Amount USD').fill('100.00');
    // The test money is on its way for as long as the sweep is refused.
    await expect
      .poll(
        async () => {
          await propose.locator('button[type=submit]').click();
          await propose.locator('.note').first().waitFor();
          return propose.locator('.note').first().textContent();
        },
        { timeout: 30_000, interval: 500 },
      )
      .toContain('Done.');
    await page.locator('.pane-body').getByRole('link', { name: 'Treasury sweeps' }).click();
    await page.locator('tbody a').first().click();
    await showsStatus(page, 'PROPOSED');
    const sweep = page.url();
    await page.locator('.pane-body').getByRole('link', { name: 'Its payment' }).click();
    await page
      .locator('.actions > li', { hasText: /^Sign a multisig payment/ })
      .locator('.action')
      .click();
    await page.getByRole('button', { name: 'Sign with my test key' }).click();
    await page.locator('.resource-head .status.good').waitFor();
    await page.goto(sweep);
    await showsStatus(page, 'COMPLETED');
  }, 240_000);

  it('shows both sides of a payment beside each other', async () => {
    await account(/^Acme Imports$/);
    await page.getByRole('button', { name: 'Side by side' }).click();
    expect(await page.locator('.pane').count()).toBe(2);
    expect(await seriousFaults(await sameWithoutPolicy(page, stage))).toEqual([]);
  }, 240_000);

  it('keeps its accounts in its tab alone: a new tab has none', async () => {
    const other = await stage.open();
    expect(await other.getByRole('button', { name: 'Make a payer' }).count()).toBe(1);
    await signOutEverybody(page);
    expect(await page.evaluate(`sessionStorage.getItem('paychart.console.accounts')`)).toBe('[]');
    expect(await page.evaluate('localStorage.length + document.cookie.length')).toBe(0);
  }, 240_000);
});

/** The same view in a browser that lets the checker in past the page's own policy. */
async function sameWithoutPolicy(page: Page, stage: Stage): Promise<Page> {
  const stored = await page.evaluate<string>(`sessionStorage.getItem('paychart.console.accounts')`);
  const other = await stage.open({ bypassCSP: true });
  await other.evaluate((accounts) => sessionStorage.setItem('paychart.console.accounts', accounts), stored);
  await other.goto(page.url());
  await other.reload();
  await other.locator('.pane').nth(1).waitFor();
  return other;
}

async function signOutEverybody(page: Page): Promise<void> {
  const out = page.getByRole('button', { name: 'Sign out' });
  while (await out.isVisible()) await out.click();
}
