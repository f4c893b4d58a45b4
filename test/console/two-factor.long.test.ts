import type { Page } from 'playwright-core';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advance, DAY, enroll, type ProtectedTenant, protectedTenant } from '../domains/protection/fixture.ts';
import { noBrowser } from '../reference/chromium.ts';
import { openStage, type Stage, seriousFaults, signIn } from './browser.ts';

const TEN_MINUTES = 600;

describe.skipIf(noBrowser !== undefined)('the confirmation of a protected payment', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  }, 240_000);
  afterAll(() => stage?.close());

  interface Seen {
    readonly page: Page;
    readonly tenant: ProtectedTenant;
    /** The idempotency keys of the payment's requests, in order, each with the challenge that it named. */
    readonly sent: { readonly key: string | undefined; readonly challenge: string | undefined }[];
  }

  /** A protected payer at the form that pays; nothing is sent yet. */
  async function atForm(options: Parameters<Stage['open']>[0] = {}): Promise<Seen> {
    const tenant = await protectedTenant(stage.service);
    const page = await stage.open(options);
    const sent: Seen['sent'] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().endsWith('/v1/payments')) return;
      const headers = request.headers();
      sent.push({ key: headers['idempotency-key'], challenge: headers['x-service-2fa-challenge'] });
    });
    await signIn(page, tenant.token);
    return { page, tenant, sent };
  }

  async function pays(page: Page, phone: string, amount = '25.00'): Promise<void> {
    const form = page.locator('.pane .call').first();
    await form
      .getByLabel(/^Phone/)
      .first()
      .fill(phone);
    await form.getByLabel('Value').fill(amount);
    await form.getByRole('button', { name: 'Pay', exact: true }).click();
  }

  const dialogOf = (page: Page) => page.getByRole('dialog');

  /** Has a code sent, and takes it from the inbox that the dialog shows. */
  async function takeCode(page: Page): Promise<void> {
    await dialogOf(page)
      .getByRole('button', { name: /^Send a code to/ })
      .click();
    await dialogOf(page)
      .getByRole('button', { name: /^Use \d{6}$/ })
      .click();
  }

  it('shows what the code confirms, takes the code, and repeats the payment under the same key', async () => {
    const { page, tenant, sent } = await atForm({ bypassCSP: true, reducedMotion: 'reduce' });
    await pays(page, tenant.phone);
    const dialog = dialogOf(page);
    await dialog.getByRole('heading', { name: /^Confirm: / }).waitFor();
    expect(await dialog.locator('.bound').textContent()).toContain('25.00 USD');
    expect(await dialog.locator('.bound').textContent()).toContain('Blue Harbor');
    expect(await seriousFaults(page)).toEqual([]);
    await takeCode(page);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.resource-head').waitFor();
    expect(await dialog.count()).toBe(0);
    expect(sent).toEqual([
      { key: expect.any(String), challenge: undefined },
      { key: sent[0]?.key, challenge: expect.stringMatching(/^tfc_/) },
    ]);
  }, 240_000);

  it('says how many attempts are left after a wrong code, and accepts the right one then', async () => {
    const { page, tenant } = await atForm();
    await pays(page, tenant.phone);
    const dialog = dialogOf(page);
    await takeCode(page);
    const code = await dialog.getByLabel('Code').inputValue();
    await dialog.getByLabel('Code').fill(code === '111111' ? '222222' : '111111');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText('4 attempts are left').waitFor();
    await dialog.getByLabel('Code').fill(code);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.resource-head').waitFor();
  }, 240_000);

  it('says that five wrong codes have ended the challenge, and starts a new one', async () => {
    const { page, tenant, sent } = await atForm();
    await pays(page, tenant.phone);
    const dialog = dialogOf(page);
    for (const left of ['4 attempts are', '3 attempts are', '2 attempts are', 'One attempt is']) {
      await dialog.getByLabel('Code').fill('111111');
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await dialog.getByText(`${left} left`).waitFor();
    }
    await dialog.getByLabel('Code').fill('111111');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText('Five wrong codes have ended it').waitFor();
    await dialog.getByRole('button', { name: 'Start again' }).click();
    await takeCode(page);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.resource-head').waitFor();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  }, 240_000);

  it('says that the challenge has expired', async () => {
    const { page, tenant } = await atForm();
    await pays(page, tenant.phone);
    const dialog = dialogOf(page);
    await takeCode(page);
    await advance(tenant, TEN_MINUTES);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText('Its ten minutes are over').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await page.locator('.pane .note.bad').first().textContent()).toContain('TWOFA_CHALLENGE_EXPIRED');
  }, 240_000);

  it.each(['Cancel', 'Escape'])(
    'sends nothing more after %s',
    async (how) => {
      const { page, tenant, sent } = await atForm();
      await pays(page, tenant.phone);
      await dialogOf(page).getByRole('heading').waitFor();
      if (how === 'Escape') await page.keyboard.press('Escape');
      else await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('It was not confirmed, and nothing has happened').waitFor();
      expect(await dialogOf(page).count()).toBe(0);
      expect(sent).toHaveLength(1);
      expect((await tenant.api.listOfframpPayments().unwrap()).payments).toEqual([]);
    },
    60_000,
  );

  it('accepts a signature of the text that it shows', async () => {
    const { page, tenant } = await atForm();
    const approving = { session: tenant.session, approve: tenant.approve };
    const { sign, id } = await signerOf(tenant, approving);
    // A further factor counts a day later.
    await advance(tenant, DAY);
    await pays(page, tenant.phone);
    const dialog = dialogOf(page);
    await dialog.getByLabel('Confirm with').selectOption(id);
    const text = await dialog.locator('pre').textContent();
    await dialog.getByLabel('Signature').fill(await sign(text ?? ''));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.resource-head').waitFor();
  }, 240_000);
});

/** A further factor of the tenant's owner, which answers by signatures. */
async function signerOf(tenant: ProtectedTenant, enrolling: Parameters<typeof enroll>[0]) {
  const { signer } = await tenant.session.createTestSession({ memberId: tenant.memberId }).unwrap();
  const account = privateKeyToAccount(signer.privateKey as `0x${string}`);
  const { id } = await enroll(enrolling, { type: 'IDP_MFA' });
  const text = `Service factor enrollment\nfactor: ${id}\nsigner: ${signer.address}`;
  await tenant.session.verifyTwoFactorFactor({ id, signature: await account.signMessage({ message: text }) }).unwrap();
  return { id, sign: (message: string) => account.signMessage({ message }) };
}
