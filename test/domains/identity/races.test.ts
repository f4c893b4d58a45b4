import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Identity } from '../../../generated/contract/schemas.ts';
import { rounds } from '../../support/rounds.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { refusal } from '../offramp/fixture.ts';
import { presentationOf, signPresentation } from './presenting.ts';
import { businessOf, newWallet, signed } from './wallets-of-identities.ts';

const ROUNDS = rounds(2, 6);
const WAYS = 64;

let service: TestService;
let tenant: TestTenant;
let identity: Identity;
beforeAll(async () => {
  service = await startTestService();
  tenant = await service.signUp('Raced');
  identity = await businessOf(tenant);
});
afterAll(() => service?.stop());

const atOnce = <T>(ask: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: WAYS }, (_, at) => ask(at)));
const codes = (answers: readonly { readonly ok: boolean; readonly error?: unknown }[]) => [
  ...new Set(answers.filter(({ ok }) => !ok).map((answer) => refusal(answer).code)),
];

describe(`${WAYS} requests at once, ${ROUNDS} rounds`, { timeout: 60_000 + ROUNDS * 20_000 }, () => {
  test('open a hand-off link once (D-317)', async () => {
    const { id } = await tenant.api.createVerificationSession({ kind: 'KYB' }).unwrap();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { url } = await tenant.api.createVerificationHandoff({ id }).unwrap();
      const token = url.split('/').at(-1) ?? '';
      const answers = await atOnce(() => tenant.api.getVerificationHandoff({ token }));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(codes(answers)).toEqual(['HANDOFF_GONE']);
    }
  });

  test('use a presentation challenge up once (R432)', async () => {
    const wallet = newWallet();
    for (let round = 0; round < ROUNDS; round += 1) {
      const challenge = await tenant.api.createPresentationChallenge({ purpose: 'race' }).unwrap();
      const expiresAt = Math.floor(Date.now() / 1000) + 600;
      const shown = { challenge, holderDid: identity.did, credentialHashes: [`0x${'00'.repeat(32)}`], expiresAt };
      const body = presentationOf(shown, await signPresentation(wallet, shown), wallet.address, ['cred_none']);
      const answers = await atOnce(() => tenant.api.verifyPresentation(body));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(codes(answers)).toEqual(['PRESENTATION_REPLAYED']);
    }
  });

  test('prove one binding once (R428)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const wallet = newWallet();
      const started = await tenant.api.startWalletBinding({ id: identity.id, walletAddress: wallet.address }).unwrap();
      const proof = await signed(started, wallet);
      const answers = await atOnce(() => tenant.api.verifyWalletBinding(proof));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(codes(answers)).toEqual(['WALLET_BINDING_NOT_PENDING']);
    }
  });

  test('make one wallet ACTIVE under one identity, also for several tenants (R382)', async () => {
    const rivals = await Promise.all(['Rival A', 'Rival B', 'Rival C', 'Rival D'].map((name) => service.signUp(name)));
    const theirs = await Promise.all(rivals.map(async (one) => ({ one, id: (await businessOf(one)).id })));
    for (let round = 0; round < ROUNDS; round += 1) {
      const wallet = newWallet();
      const proofs = await Promise.all(
        theirs.map(async ({ one, id }) => ({
          one,
          proof: await signed(await one.api.startWalletBinding({ id, walletAddress: wallet.address }).unwrap(), wallet),
        })),
      );
      const answers = await Promise.all(proofs.map(({ one, proof }) => one.api.verifyWalletBinding(proof)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(codes(answers)).toEqual(['WALLET_ALREADY_BOUND']);
    }
  });

  test('replace a wallet by one of its rotations (R429)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = newWallet();
      const begun = await tenant.api.startWalletBinding({ id: identity.id, walletAddress: first.address }).unwrap();
      const { id: bindingId } = await tenant.api.verifyWalletBinding(await signed(begun, first)).unwrap();
      const proofs = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const next = newWallet();
          const path = { id: identity.id, bindingId };
          const rotation = await tenant.api.rotateWalletBinding({ ...path, newWalletAddress: next.address }).unwrap();
          return signed(rotation, next);
        }),
      );
      const answers = await Promise.all(proofs.map((proof) => tenant.api.verifyWalletBinding(proof)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(codes(answers)).toEqual(['WALLET_BINDING_ROTATION_STALE']);
    }
  });
});
