import { describe, expect, it } from 'vitest';
import { readFunding } from '../../../../src/domains/offramp/rules/funding.ts';

const chain = { chainId: 84_532, chainKey: 'eip155:84532', assetId: 'x', network: 'base-sepolia' };
const REFUND = '0xffcf8fdee72ac11b5c542428b35eef5769c409f0';
const CHECKSUMMED = '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const all = { onchain: true, tron: true };
const tron = { asset: 'USDT', network: 'tron' };
const deposit = { fundingMode: 'ONCHAIN_DEPOSIT' } as const;

const read = (request: object, available: Parameters<typeof readFunding>[2] = all) =>
  readFunding(request, chain, available);

describe('the funding of a payment (D-081 to D-085)', () => {
  it.each([
    ['nothing said', {}, { kind: 'balance' }],
    ['nulls', { chainId: null, fundingMode: null, refundAddress: null, funding: null }, { kind: 'balance' }],
    ['the balance', { fundingMode: 'INTERNAL_BALANCE' }, { kind: 'balance' }],
    ['this chain', { chainId: 84_532 }, { kind: 'balance' }],
    ['the asset here', { funding: { asset: 'USDC', network: 'base-sepolia' } }, { kind: 'balance' }],
    ['a deposit', { ...deposit, refundAddress: REFUND }, { kind: 'onchain', refundAddress: CHECKSUMMED }],
    [
      'a deposit, checksummed',
      { ...deposit, refundAddress: CHECKSUMMED },
      { kind: 'onchain', refundAddress: CHECKSUMMED },
    ],
    ['the partner', { funding: tron }, { kind: 'partner', refundAddress: null }],
    ['the partner, as a deposit', { funding: tron, ...deposit }, { kind: 'partner', refundAddress: null }],
    ['the partner, with a way back', { funding: tron, refundAddress: TRON }, { kind: 'partner', refundAddress: TRON }],
  ])('%s', (_what, request, expected) => {
    expect(read(request)).toEqual(expected);
  });
});

describe('funding is refused', () => {
  const unavailable = (path: string, message: string, asset = 'USDC', network = 'base-sepolia') => ({
    code: 'FUNDING_MODE_NOT_AVAILABLE',
    details: { asset, network, errors: [{ path, message, rule: 'available' }] },
  });
  const refund = (message: string) => ({
    code: 'INVALID_WALLET_ADDRESS',
    details: { errors: [{ path: '/body/refundAddress', message, rule: 'format' }] },
  });

  it('for another chain, before any other check (D-078)', () => {
    expect(read({ chainId: 1, funding: { asset: 'DOGE' } })).toMatchObject({
      code: 'ACCOUNT_CHAIN_MISMATCH',
      details: { errors: [{ path: '/body/chainId', message: 'must be equal to 84532', rule: 'const' }] },
    });
  });

  it.each([
    [
      'an asset',
      { asset: 'USDT' },
      unavailable('/body/funding/asset', 'USDT on base-sepolia is not available here', 'USDT'),
    ],
    [
      'USDC on tron',
      { network: 'tron' },
      unavailable('/body/funding/network', 'USDC on tron is not available here', 'USDC', 'tron'),
    ],
    [
      'a network',
      { network: 'base' },
      unavailable('/body/funding/network', 'USDC on base is not available here', 'USDC', 'base'),
    ],
  ])('for %s that is not available', (_what, funding, expected) => {
    expect(read({ funding })).toMatchObject(expected);
  });

  it('for a multisig proposal', () => {
    expect(read({ fundingMode: 'MULTISIG_PROPOSAL' })).toMatchObject(
      unavailable('/body/fundingMode', 'MULTISIG_PROPOSAL is not available here'),
    );
  });

  it('for the partner when it is off, and for any mode but a deposit (D-082)', () => {
    expect(read({ funding: tron }, { onchain: true, tron: false })).toMatchObject(
      unavailable('/body/funding/asset', 'USDT on tron is not available here', 'USDT', 'tron'),
    );
    expect(read({ funding: tron, fundingMode: 'INTERNAL_BALANCE' })).toMatchObject(
      unavailable('/body/fundingMode', 'USDT on tron has to be funded with ONCHAIN_DEPOSIT', 'USDT', 'tron'),
    );
    expect(read({ funding: tron, refundAddress: REFUND })).toMatchObject(refund('must be a tron address'));
  });

  it('for a deposit of a tenant without the feature (D-083)', () => {
    expect(read({ ...deposit, refundAddress: REFUND }, { onchain: false, tron: true })).toMatchObject(
      unavailable('/body/fundingMode', 'ONCHAIN_DEPOSIT is not available here'),
    );
  });

  it.each([
    ['none', null, 'is required for ONCHAIN_DEPOSIT'],
    ['another network’s', TRON, 'must be an EVM address'],
    ['a wrong checksum', CHECKSUMMED.replace('FF', 'ff'), 'must be an EVM address'],
  ])('for a deposit whose refund address is %s', (_what, refundAddress, message) => {
    expect(read({ ...deposit, refundAddress })).toMatchObject(refund(message));
  });

  it('for a deposit whose refund address is the token or the escrow, in any case', () => {
    const available = { ...all, contracts: [`0x${'00'.repeat(19)}01`, CHECKSUMMED] };
    expect(read({ ...deposit, refundAddress: REFUND }, available)).toMatchObject(
      refund('must not be the token or the escrow'),
    );
    expect(read({ ...deposit, refundAddress: `0x${'ab'.repeat(20)}` }, available)).toMatchObject({ kind: 'onchain' });
  });

  it('for a refund address without a deposit', () => {
    expect(read({ refundAddress: REFUND })).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: {
        errors: [{ path: '/body/refundAddress', message: 'is for ONCHAIN_DEPOSIT only', rule: 'inapplicable' }],
      },
    });
  });
});
