import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

const phone = '+15550500001';
const did = `did:payid:${'0'.repeat(64)}`;
const amountUsd = '10.00';

let service: TestService;
let sender: TestTenant;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Order Of Codes');
});
afterAll(() => service.stop());

/** Over HTTP, since the SDK does not send what does not fit its types. */
const refusal = async (body: object): Promise<{ status: number; code: string; paths: string[] }> => {
  const response = await fetch(`${service.url}/v1/offramp/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-api-key': sender.apiKey },
    body: JSON.stringify(body),
  });
  const { code, details } = (await response.json()) as { code: string; details?: { errors?: { path: string }[] } };
  return { status: response.status, code, paths: (details?.errors ?? []).map(({ path }) => path) };
};

const invited = (to: string) => ({ did: 'nobody-here', invite: { phone: to } });

// D-078 (2): body shape, then presence, phone or DID, amount, chain, funding mode; each row has at least two at once
// where the name says so, and the earlier one wins.
test.each<[string, object, string]>([
  ['nothing at all: no recipient before no amount', {}, 'RECIPIENT_REQUIRED'],
  ['null is absent (D-037)', { phone: null, did: null, amountUsd }, 'RECIPIENT_REQUIRED'],
  ['no recipient before a bad amount', { amountUsd: 'ten' }, 'RECIPIENT_REQUIRED'],
  ['no recipient before a bad type elsewhere', { amountUsd, chainId: 'x' }, 'RECIPIENT_REQUIRED'],
  ['both, without an amount', { phone, did }, 'RECIPIENT_AMBIGUOUS'],
  ['both, and both bad', { phone: '1', did: 'X', amountUsd: 'ten' }, 'RECIPIENT_AMBIGUOUS'],
  ['bad phone before bad amount', { phone: '1', amountUsd: 'ten' }, 'INVALID_PHONE'],
  ['bad phone before no amount', { phone: '1' }, 'INVALID_PHONE'],
  ['a phone that no country has', { phone: '+999123456789', amountUsd }, 'INVALID_PHONE'],
  ['such a phone before another chain', { phone: '+999123456789', amountUsd, chainId: 1 }, 'INVALID_PHONE'],
  ['such a phone before a bad amount', { phone: '+999123456789', amountUsd: 'ten' }, 'INVALID_PHONE'],
  ['such a phone before no amount', { phone: '+999123456789' }, 'INVALID_PHONE'],
  ['such a phone beside a DID', { phone: '+999123456789', did, amountUsd: 'ten' }, 'RECIPIENT_AMBIGUOUS'],
  ['a bad amount before such a phone to invite', { ...invited('+999123456789'), amountUsd: 'ten' }, 'INVALID_AMOUNT'],
  ['a phone that is no text', { phone: 15550500001, amountUsd }, 'INVALID_PHONE'],
  ['a bad phone beside a null did', { phone: '1', did: null, amountUsd }, 'INVALID_PHONE'],
  ['bad DID before bad amount', { did: 'did:payid:0', amountUsd: 'ten' }, 'INVALID_DID'],
  ['a DID without a method', { did: 'did', amountUsd: 'ten' }, 'INVALID_DID'],
  ['another method before bad amount', { did: 'did:key:zabc', amountUsd: 'ten' }, 'DID_NOT_RESOLVABLE'],
  ["another host's DID", { did: 'did:web:else.test:acme', amountUsd }, 'DID_NOT_RESOLVABLE'],
  ['bad amount alone', { phone, amountUsd: 'ten' }, 'INVALID_AMOUNT'],
  ['no amount', { phone }, 'INVALID_AMOUNT'],
  ['bad amount before another chain', { phone, amountUsd: '0', chainId: 1 }, 'INVALID_AMOUNT'],
  [
    'another chain before a funding mode',
    { phone, amountUsd, chainId: 1, fundingMode: 'ONCHAIN_DEPOSIT' },
    'ACCOUNT_CHAIN_MISMATCH',
  ],
  ...[0, -5, 1.5, 2 ** 53, 1e300].map((chainId): [string, object, string] => [
    `${chainId} is a chain that is not ours (D-080)`,
    { phone, amountUsd, chainId },
    'ACCOUNT_CHAIN_MISMATCH',
  ]),
  ['a bad amount before a chain that cannot be', { phone, amountUsd: '0', chainId: 1.5 }, 'INVALID_AMOUNT'],
  ['a bad type where no code of its own is', { phone, amountUsd, memo: 1 }, 'VALIDATION_FAILED'],
  ['a chain that is no number', { phone, amountUsd, chainId: 'x' }, 'ACCOUNT_CHAIN_MISMATCH'],
  ['the shape before everything', { surplus: true }, 'VALIDATION_FAILED'],
  ['the shape before both', { phone, did, amountUsd, surplus: true }, 'VALIDATION_FAILED'],
])('%s', async (_name, body, code) => {
  expect(await refusal(body)).toMatchObject({ status: 400, code });
});

test.each<[object, string, string]>([
  [{ amountUsd: '0' }, 'INVALID_AMOUNT', '/body/amountUsd'],
  [{ phone: undefined, did: 'did:web:else.test:acme' }, 'DID_NOT_RESOLVABLE', '/body/did'],
  [{ chainId: 1 }, 'ACCOUNT_CHAIN_MISMATCH', '/body/chainId'],
  [{ fundingMode: 'ONCHAIN_DEPOSIT' }, 'FUNDING_MODE_NOT_AVAILABLE', '/body/fundingMode'],
  [{ fundingMode: 'MULTISIG_PROPOSAL' }, 'FUNDING_MODE_NOT_AVAILABLE', '/body/fundingMode'],
  [{ funding: { asset: 'USDT', network: 'tron' } }, 'FUNDING_MODE_NOT_AVAILABLE', '/body/funding/asset'],
  [{ funding: { network: 'tron' } }, 'FUNDING_MODE_NOT_AVAILABLE', '/body/funding/network'],
  [{ refundAddress: '0x1' }, 'VALIDATION_FAILED', '/body/refundAddress'],
])('%j is reported with its field (D-034)', async (body, code, path) => {
  expect(await refusal({ phone, amountUsd, ...body })).toEqual({ status: 400, code, paths: [path] });
});

test('the details of a refusal list all faults, whatever its code', async () => {
  const { code, paths } = await refusal({ phone: '1', did, amountUsd: 'ten' });
  expect(code).toBe('RECIPIENT_AMBIGUOUS');
  expect(paths.sort()).toEqual(['/body', '/body/amountUsd', '/body/phone']);
});
