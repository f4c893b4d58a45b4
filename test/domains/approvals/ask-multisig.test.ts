import type { Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { attestableOf } from '../../../src/domains/approvals/rules/attestation.ts';
import { judgeAttestation, type MultisigAnswer } from '../../../src/domains/approvals/votes/ask-multisig.ts';
import { attestationDigest, attestationDomain } from '../../../src/domains/identity/credentials/index.ts';
import { ACCEPTED, askedContract, contractAnswer, REFUSED } from '../../support/asked-contract.ts';

const config = { serviceName: 'Service', chainId: 84_532 };
const SAFE = `0x${'5'.repeat(40)}`;
const blob = `0x${'ab'.repeat(64)}1b`;
const version = (of: number) =>
  attestableOf({
    kind: 'AUTHORITY_DELEGATION',
    subjectDid: 'did:subject:idn_1',
    orgDid: 'did:subject:idn_2',
    id: 'gra_1',
    version: of,
    versionedAt: new Date('2026-03-02T09:00:00.000Z'),
    content: { grant: { version: of } },
  });
const digest = (of: number) => attestationDigest(version(of), attestationDomain(config));

interface Stands {
  readonly account?: object | null;
  readonly signature?: string;
  readonly says?: () => Hex;
  readonly isDown?: boolean;
}
const DEPLOYED = { status: 'DEPLOYED', chainId: 84_532, address: SAFE };

/** A tenant whose multisig stands like this, and says that. */
function tenant({
  account = DEPLOYED,
  signature = blob,
  says = () => expect.unreachable(),
  isDown = false,
}: Stands = {}) {
  const asked: unknown[] = [];
  const call = async ({ data }: { data: Hex }) => {
    asked.push(askedContract(data));
    return { data: contractAnswer(says()) };
  };
  const chain = { chainId: 84_532, ready: async () => ({ client: { call } }) };
  const services = { config, chain } as never;
  const one = async (of: { toString(): string }) =>
    (of.toString().includes('test_chain') ? isDown && { available: false } : account) || undefined;
  const reads = { one: one as never, many: async () => expect.unreachable() };
  const judge = (answer?: MultisigAnswer, of = 1) =>
    judgeAttestation({ tenantId: 'ten_1', reads, services, body: { signature } }, version(of), answer);
  return { asked, judge };
}
const answer = (isSigned: boolean | undefined, more: object = {}): MultisigAnswer =>
  ({ safe: SAFE, digest: digest(1), signature: blob, isSigned, ...more }) as MultisigAnswer;
const QUESTION = { ask: expect.any(Function) };

describe('an attestation of the organization (A 4.3)', () => {
  it.each([[null], [{ ...DEPLOYED, status: 'DEPLOYING' }], [{ ...DEPLOYED, chainId: 1 }]])(
    'is refused without a multisig that is deployed on this chain: %j (D-223)',
    async (account) => {
      expect(await tenant({ account }).judge()).toBe('ORG_MULTISIG_NOT_DEPLOYED');
    },
  );

  it.each([
    [ACCEPTED, true],
    [REFUSED, false],
  ])('is judged by what the Safe answers about this version: %s', async (magic, isSigned) => {
    const { asked, judge } = tenant({ says: () => magic });
    const question = await judge();
    if (typeof question !== 'object' || !('ask' in question)) throw new Error('nothing to ask');
    const told = await question.ask();
    expect(asked).toEqual([[SAFE, digest(1), blob]]);
    expect(told).toEqual(answer(isSigned));
    expect(await judge(told)).toEqual(isSigned ? told : 'ORG_ATTESTATION_INVALID');
  });

  it.each([
    ['does not say', { says: () => expect.fail('no chain') }],
    ['is switched off by the tenant (D-514)', { says: () => ACCEPTED, isDown: true }],
  ])('is neither proved nor refuted by a chain that %s', async (_, stands) => {
    const { judge } = tenant(stands);
    const question = await judge();
    const told = await (question as { ask(): Promise<MultisigAnswer> }).ask();
    expect(told).toEqual(answer(undefined));
    expect(await judge(told)).toBe('CHAIN_UNAVAILABLE');
  });

  it.each([
    ['another Safe', { safe: `0x${'6'.repeat(40)}` }],
    ['another digest', { digest: digest(2) }],
    ['another blob', { signature: `${blob}00` }],
  ])('is asked for anew after an answer about %s (D-221)', async (_, about) => {
    expect(await tenant().judge(answer(true, about))).toEqual(QUESTION);
  });

  it('is asked for anew when another version was written meanwhile', async () => {
    expect(await tenant().judge(answer(true))).toEqual(answer(true));
    expect(await tenant().judge(answer(true), 2)).toEqual(QUESTION);
  });
});
