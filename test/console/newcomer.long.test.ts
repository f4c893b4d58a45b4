import type { Page } from 'playwright-core';
import type { Address } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import { pay as payOnChain } from '../domains/invoices/fixture.ts';
import { noBrowser } from '../reference/chromium.ts';
import {
  act,
  makeAccount,
  onboard,
  openStage,
  pay,
  type Stage,
  seriousFaults,
  showsStatus,
  signIn,
} from './browser.ts';

const PHONE = '+15550106001';

/** The session that the console keeps for an account, in the tab's storage. */
const sessionOf = async (page: Page, part: string): Promise<string> => {
  const stored = await page.evaluate<string>(`sessionStorage.getItem('paychart.console.accounts')`);
  const accounts = JSON.parse(stored) as { part?: string; credential: { session?: string } }[];
  return accounts.find((account) => account.part === part)?.credential.session ?? '';
};

describe.skipIf(noBrowser !== undefined)('the console, as somebody new plays it', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
    page = await stage.open();
  }, 240_000);
  afterAll(() => stage?.close());
  afterEach(() => expect(stage.complaints.splice(0)).toEqual([]));

  const account = (name: RegExp) => page.locator('.accounts').getByRole('button', { name }).click();

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

  it('says with which code a step is refused', async () => {
    await account(/^Acme Imports$/);
    // The recipient's confirmation is not the payer's to give.
    await pay(page, PHONE, '5.00');
    await showsStatus(page, 'AWAITING_RECIPIENT_CONFIRMATION');
    await page.locator('.refused summary').click();
    expect(await page.locator('.refused code').first().textContent()).toMatch(/^[A-Z_]+$/);
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
    const owner = createPaychart({ baseUrl: stage.service.url, session: await sessionOf(page, 'payer') });
    await owner.setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '100', minimumApprovals: 1 }] } }).unwrap();
    const member = await owner.members
      .create({ email: 'voter@payer.test', name: 'Vera Voter', role: 'FINANCE' })
      .unwrap();
    const voting = await owner.createTestSession({ memberId: member.id }).unwrap();
    await owner.authorities.create({ memberId: member.id, allowedActions: ['payment.approve'] }).unwrap();
    await account(/^Acme Imports$/);
    await pay(page, PHONE, '120.00');
    await showsStatus(page, 'COMPLIANCE_HOLD');
    expect(await page.locator('.weights').textContent()).toContain('0 of 1');
    await signIn(page, voting.token);
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
    await side('Invoices');
    await create({});
    await showsStatus(page, 'DRAFT');
    await act(page, /^Send/);
    await showsStatus(page, 'SENT');
    const owner = createPaychart({ baseUrl: stage.service.url, session: await sessionOf(page, 'payer') });
    const id = await page.locator('.resource-head code').textContent();
    const { holdAddress, amountUsd } = await owner.invoices.get({ id: id ?? '' }).unwrap();
    await payOnChain(stage.service, holdAddress as Address, BigInt(Math.round(Number(amountUsd) * 1_000_000)));
    // The service reads the escrow by itself, too, and may have been quicker.
    await owner.sandbox.pollTestInvoice({ id: id ?? '' });
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

  it('has both sides of a payment beside each other', async () => {
    await account(/^Acme Imports$/);
    await page.getByRole('button', { name: 'Side by side' }).click();
    expect(await page.locator('.pane').count()).toBe(2);
    expect(await seriousFaults(await sameWithoutPolicy(page, stage))).toEqual([]);
  }, 240_000);

  it('ends with its tab: a new one knows nobody', async () => {
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
