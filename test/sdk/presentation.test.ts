import { ethers } from 'ethers';
import { hashTypedData } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test, vi } from 'vitest';
import {
  createPaychart,
  type PresentationOffer,
  type PresentationTypedData,
  presentationTypedData,
  requestPresentation,
  type SignedPresentation,
  signPresentation,
} from '#sdk';
import { presentationDigest } from '../../src/domains/identity/rules/presentation-message.ts';

const HASH = `0x${'5c'.repeat(32)}`;
const wallet = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const challenge = {
  nonce: `0x${'3d'.repeat(32)}`,
  audience: 'verifier.example',
  domainTag: '0x5afeba0000000000000000000000000000000003',
  purpose: 'supplier-onboarding',
  expiresAt: '2026-03-02T09:20:00.900Z',
};
const END = Date.parse('2026-03-02T09:20:00Z') / 1000;
const offer: PresentationOffer = {
  challenge,
  holderDid: 'did:subject:idn_1',
  credentials: [
    { id: 'cred_1', credentialHash: HASH },
    { id: 'cred_2', credentialHash: null },
  ],
  chainId: 84532,
};

/** What the service hashes, from what it has stored. */
const judged = (serviceName: string, expiresAt: number) => {
  const { nonce, audience, purpose } = challenge;
  const credentialHashes = offer.credentials.map(({ credentialHash }) => credentialHash);
  const message = { holderDid: offer.holderDid, audience, purpose, nonce, credentialHashes, expiresAt };
  return presentationDigest({ serviceName, chainId: 84532 }, message);
};
const hashOf = (typedData: PresentationTypedData) => hashTypedData(typedData);

describe('the typed data of a presentation', () => {
  test('has the hash that the service verifies, by viem and by ethers (R490, R491, D-468)', () => {
    const typedData = presentationTypedData(offer);
    const { domain, types, message } = typedData;
    expect(hashOf(typedData)).toBe(judged('Service', END));
    expect(ethers.utils._TypedDataEncoder.hash(domain, types, message)).toBe(judged('Service', END));
    // Wallets get it as text (eth_signTypedData_v4).
    expect(JSON.parse(JSON.stringify(typedData))).toEqual(typedData);
  });

  test('expires with the challenge or earlier, and names the given service', () => {
    const own = presentationTypedData({ ...offer, serviceName: 'Elsewhere', expiresAt: 7 });
    expect(hashOf(own)).toBe(judged('Elsewhere', 7));
    expect(presentationTypedData(offer).message.expiresAt).toBe(END);
  });
});

describe('signPresentation', () => {
  const body = {
    nonce: challenge.nonce,
    holderDid: 'did:subject:idn_1',
    signerAddress: wallet.address,
    credentialIds: ['cred_1', 'cred_2'],
    expiresAt: END,
  };

  test('accepts an account of viem as it is', async () => {
    const signature = await wallet.sign({ hash: judged('Service', END) });
    expect(await signPresentation(offer, wallet)).toEqual({ ...body, signature });
  });

  test('accepts any other signer of EIP-712', async () => {
    const key = new ethers.Wallet(`0x${'11'.repeat(32)}`);
    const signer = {
      address: key.address,
      signTypedData: ({ domain, types, message }: PresentationTypedData) => key._signTypedData(domain, types, message),
    };
    expect(await signPresentation(offer, signer)).toEqual(await signPresentation(offer, wallet));
    expect((await signPresentation({ ...offer, expiresAt: 7 }, signer)).expiresAt).toBe(7);
  });
});

describe('requestPresentation', () => {
  const verdict = { verified: true, holderDid: offer.holderDid, credentialResults: [], reasonCodes: [] };
  const refused = { code: 'PAYMENT_NOT_FOUND', statusCode: 404, message: 'none', requestId: 'req_12345678' };

  /** A verifier whose service answers so. */
  function verifier(...answers: readonly [status: number, body: object][]) {
    const sent: { path: string; body: unknown }[] = [];
    const left = [...answers];
    const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      sent.push({ path: new URL(String(input)).pathname, body: JSON.parse(String(init?.body)) });
      const [status, body] = left.shift() ?? [500, {}];
      return Response.json(body, { status });
    };
    const client = createPaychart({ baseUrl: 'http://service.test', apiKey: 'svc_test_x', maxRetries: 0, fetch });
    return { client, sent };
  }

  test('creates a challenge, has the holder sign, and verifies (R490)', async () => {
    const { client, sent } = verifier([201, challenge], [200, { ...verdict, presentationId: 'prs_1' }]);
    const result = await requestPresentation(client, { purpose: 'supplier-onboarding' }, (asked) =>
      signPresentation({ ...offer, challenge: asked }, wallet),
    );
    expect(result).toMatchObject({ ok: true, data: { verified: true, presentationId: 'prs_1' } });
    expect(sent).toEqual([
      { path: '/v1/credential-presentations/challenge', body: { purpose: 'supplier-onboarding' } },
      { path: '/v1/credential-presentations/verify', body: await signPresentation(offer, wallet) },
    ]);
  });

  test('verifies against its own challenge, whichever nonce is returned', async () => {
    const { client, sent } = verifier([201, challenge], [200, { ...verdict, presentationId: 'prs_1' }]);
    const other: SignedPresentation = { ...(await signPresentation(offer, wallet)), nonce: 'another' };
    await requestPresentation(client, { purpose: 'supplier-onboarding' }, async () => other);
    expect(sent[1]?.body).toMatchObject({ nonce: challenge.nonce });
  });

  test('returns the refusal of a challenge, and undefined if the holder declines', async () => {
    const present = vi.fn(async () => undefined);
    const { client: refusing } = verifier([404, refused]);
    const result = await requestPresentation(refusing, { purpose: 'p', paymentId: 'pay_1' }, present);
    expect(result).toMatchObject({ ok: false, error: { code: 'PAYMENT_NOT_FOUND' } });
    expect(present).not.toHaveBeenCalled();
    const { client, sent } = verifier([201, challenge]);
    expect(await requestPresentation(client, { purpose: 'p' }, present)).toBeUndefined();
    expect(sent).toHaveLength(1);
  });
});
