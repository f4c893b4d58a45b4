import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lifecycleTable } from '../../generated/contract/lifecycles.ts';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import type { Voter } from '../../src/domains/approvals/rules/vote-rules.ts';
import type { IdentityRecord } from '../../src/domains/identity/identity-list.store.ts';
import type { SpendFacts } from '../../src/domains/policies/spend-facts.store.ts';
import { newId } from '../../src/kernel/db/ids.ts';
import type { Reads } from '../../src/kernel/db/reads.ts';
import { type DatabaseRole, Transaction } from '../../src/kernel/db/transaction.ts';
import { compiledMachine } from '../../src/kernel/lifecycle/compiled-machine.ts';
import { lockAllStatement, lockStatement } from '../../src/kernel/lifecycle/rows.ts';
import { sample as multisigPayment } from '../domains/payments/multisig-payment.sample.ts';
import { anyRow } from '../support/any-row.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { working } from '../support/working.ts';
import { type Furnished, furnish } from './world.ts';

/**
 * The two walls between tenants, each alone, on every function of every store. With row-level security taken away (the
 * system role) the query's own filter has to find the tenant's rows and nobody else's; with the filter taken away (it
 * names the owner) row-level security has to hide them from whoever else asks. A store that is new has to be named here.
 */
interface Asked {
  readonly reads: Reads;
  /** The tenant that the filter names. */
  readonly tenantId: string;
  /** The tenant whose rows are asked for, by their ids. */
  readonly of: Owned;
}

/** Ids and values of one tenant's rows, found past every wall. */
type Owned = Furnished & {
  readonly find: (table: string, column: string, where?: Record<string, unknown>) => Promise<string>;
};

type Ask = (asked: Asked) => Promise<unknown> | Knex.QueryBuilder;

/** `both`: the function takes the tenant. `second`: its caller has found what it names behind the first wall. */
interface Walled {
  readonly walls: 'both' | 'second';
  readonly why?: string;
  readonly ask: (module: Record<string, (...given: readonly unknown[]) => never>) => Ask;
}

const both = (ask: Walled['ask']): Walled => ({ walls: 'both', ask });
const second = (why: string, ask: Walled['ask']): Walled => ({ walls: 'second', why, ask });

const payment = (of: Owned) => of.paymentId;
const ofPayment = 'its caller has locked or read the payment as one of its parties';

/** The member whose grant lets them pay. */
const granted = (of: Owned) => of.find('authorities', 'member_id', { id: of.ids.authorities });

/** The member who voted. */
const voted = (of: Owned) => of.find('approval_votes', 'member_id');

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

type Identity = Pick<IdentityRecord, 'id' | 'primarySmartAccountId' | 'credential' | 'isBound'>;

/** The identity, and each of the things that other tables say of it. */
const provedOf = (identity: Identity | undefined): readonly unknown[] =>
  identity === undefined
    ? []
    : [
        identity.id,
        identity.primarySmartAccountId,
        identity.credential === 'NONE' ? null : identity.credential,
        identity.isBound ? true : null,
      ].filter(isThere);

/** The owner as a subject; the filter is of whoever asks. */
const itself = (tenantId: string, { tenantId: subjectId }: Owned) => ({ tenantId, subjectType: 'TENANT', subjectId });

/** Every function that reads, by its store. */
const STORES: Readonly<Record<string, Readonly<Record<string, Walled>>>> = {
  'accounts/agent': {
    agentsOf: both(
      ({ agentsOf }) =>
        ({ tenantId }) =>
          agentsOf?.(tenantId) as never,
    ),
    findAgent: both(
      ({ findAgent }) =>
        async ({ reads, tenantId, of }) =>
          findAgent?.(reads, tenantId, of.ids.agents),
    ),
  },
  'accounts/api-key': {
    apiKeysOf: both(
      ({ apiKeysOf }) =>
        ({ tenantId }) =>
          apiKeysOf?.(tenantId, undefined, new Date()) as never,
    ),
    apiKeyById: both(
      ({ apiKeyById }) =>
        ({ tenantId, of }) =>
          apiKeyById?.(tenantId, of.ids['api-keys']) as never,
    ),
    countUnrevokedKeys: both(
      ({ countUnrevokedKeys }) =>
        ({ tenantId }) =>
          countUnrevokedKeys?.(tenantId) as never,
    ),
    lastUseOf: second(
      'its caller has locked the key',
      ({ lastUseOf }) =>
        async ({ of, reads }) =>
          reads.one(lastUseOf?.(await of.find('api_keys', 'id', { name: 'test' })) as never),
    ),
  },
  'approvals/approval-request': {
    approvalsOf: both(
      ({ approvalsOf }) =>
        ({ tenantId }) =>
          approvalsOf?.(tenantId) as never,
    ),
    findApproval: both(
      ({ findApproval }) =>
        async ({ reads, tenantId, of }) =>
          findApproval?.(reads, tenantId, of.ids.approvals),
    ),
    newestApproval: both(
      ({ newestApproval }) =>
        async ({ reads, tenantId, of }) =>
          newestApproval?.(reads, tenantId, await of.find('approval_requests', 'payment_id', { id: of.ids.approvals })),
    ),
  },
  'approvals/authority': {
    authoritiesOf: both(
      ({ authoritiesOf }) =>
        async ({ reads, tenantId, of }) =>
          reads.many(authoritiesOf?.(tenantId, await granted(of)) as never),
    ),
    findAuthority: both(
      ({ findAuthority }) =>
        async ({ reads, tenantId, of }) =>
          findAuthority?.(reads, tenantId, await granted(of), of.ids.authorities),
    ),
    // 1 for a member without grants.
    nextVersion: both(
      ({ nextVersion }) =>
        async ({ reads, tenantId, of }) =>
          Number(await nextVersion?.(reads, tenantId, await granted(of))) - 1,
    ),
    activeGrants: both(
      ({ activeGrants }) =>
        async ({ reads, tenantId, of }) =>
          reads.many(activeGrants?.(tenantId, await granted(of), 'payment.create') as never),
    ),
    mayCreatePayments: both(
      ({ mayCreatePayments }) =>
        async ({ reads, tenantId, of }) =>
          mayCreatePayments?.(reads, tenantId, await granted(of)),
    ),
  },
  'approvals/payment-policy': {
    policyVersionsOf: both(
      ({ policyVersionsOf }) =>
        ({ tenantId }) =>
          policyVersionsOf?.(tenantId) as never,
    ),
    policyInForce: both(
      ({ policyInForce }) =>
        async ({ reads, tenantId }) =>
          policyInForce?.(reads, tenantId),
    ),
  },
  'approvals/voting': {
    // The member, and the weight that the grant gives.
    holdVoter: both(({ holdVoter }) => async ({ reads, tenantId, of }) => {
      const voter = (await holdVoter?.(reads, tenantId, await voted(of))) as Voter | undefined;
      return [voter?.memberId, voter?.weight].filter(isThere);
    }),
    // A member who is not found may approve no longer.
    lapsedVoters: both(({ lapsedVoters }) => async ({ reads, tenantId, of }) => {
      const voter = await voted(of);
      const lapsed: ReadonlySet<string> = (await lapsedVoters?.(reads, tenantId, [voter])) ?? new Set([voter]);
      return !lapsed.has(voter);
    }),
    countedVotes: both(
      ({ countedVotes }) =>
        async ({ reads, tenantId, of }) =>
          countedVotes?.(reads, tenantId, await voted(of), 5),
    ),
  },
  'claims/claim': {
    claimOfPayment: both(({ claimOfPayment }) => async ({ reads, tenantId, of }) => {
      const found: unknown = await claimOfPayment?.(reads, tenantId, of.claimedPaymentId);
      return typeof found === 'string' ? undefined : found;
    }),
  },
  'claims/claim-link': {
    linksIssued: second(
      'its caller has locked the claim',
      ({ linksIssued }) =>
        async ({ reads, of }) =>
          linksIssued?.(reads, await of.find('claim_links', 'claim_id', { sender_tenant_id: of.tenantId })),
    ),
  },
  'destinations/payout-destination': {
    destinationsOf: both(
      ({ destinationsOf }) =>
        ({ tenantId }) =>
          destinationsOf?.(tenantId) as never,
    ),
    findDestination: both(
      ({ findDestination }) =>
        async ({ reads, tenantId, of }) =>
          findDestination?.(reads, tenantId, of.ids['payout-destinations']),
    ),
    hasDestination: both(({ hasDestination }) => async ({ reads, tenantId, of }) => {
      const id = of.ids['payout-destinations'];
      const value = (column: string) => of.find('payout_destinations', column, { id });
      const [type, network, asset] = [await value('type'), await value('network'), await value('asset')];
      return hasDestination?.(reads, tenantId, {
        type,
        network,
        asset,
        identifierIndex: await value('identifier_index'),
      });
    }),
    defaultOf: both(
      ({ defaultOf }) =>
        async ({ reads, tenantId }) =>
          defaultOf?.(reads, tenantId),
    ),
    isNonceUsed: second(
      'its caller has locked the destination',
      ({ isNonceUsed }) =>
        async ({ reads, of }) =>
          isNonceUsed?.(reads, of.ids['payout-destinations'], '1'),
    ),
  },
  'identity/credential': {
    credentialsOf: both(
      ({ credentialsOf }) =>
        ({ tenantId }) =>
          credentialsOf?.(tenantId) as never,
    ),
    findCredential: both(
      ({ findCredential }) =>
        async ({ reads, tenantId, of }) =>
          findCredential?.(reads, tenantId, of.ids.credentials),
    ),
    isOnboarded: both(
      ({ isOnboarded }) =>
        async ({ reads, tenantId }) =>
          isOnboarded?.(reads, tenantId, new Date()),
    ),
    credentialsHeld: both(
      ({ credentialsHeld }) =>
        async ({ reads, tenantId }) =>
          credentialsHeld?.(reads, tenantId, 'BUSINESS_IDENTITY'),
    ),
  },
  'identity/credential-anchor': {
    standingAnchor: both(
      ({ standingAnchor }) =>
        async ({ reads, tenantId, of }) =>
          standingAnchor?.(reads, tenantId, await of.find('credential_anchors', 'credential_id')),
    ),
  },
  'identity/identity': {
    subjectDidOf: both(
      ({ subjectDidOf }) =>
        async ({ reads, tenantId }) =>
          subjectDidOf?.(reads, tenantId),
    ),
    subjectDid: both(({ subjectDid }) => async ({ reads, tenantId }) => {
      const subject = { tenantId, subjectType: 'TENANT', subjectId: tenantId };
      const { writes } = (await subjectDid?.(reads, subject, new Date())) ?? { writes: [] as unknown[] };
      // A new identity is what is written for one that was not found.
      return (writes as unknown[]).length === 0;
    }),
    payablePaymentIdentity: both(({ payablePaymentIdentity }) => async ({ reads, tenantId }) => {
      const writes: readonly { kind: string }[] = (await payablePaymentIdentity?.(reads, tenantId, new Date())) ?? [];
      return !writes.some(({ kind }) => kind === 'insert');
    }),
  },
  'identity/identity-list': {
    identitiesOf: both(({ identitiesOf }) => async ({ reads, tenantId }) => {
      const identities = await reads.many<Identity>(identitiesOf?.(tenantId, new Date()) as never);
      return identities.flatMap(provedOf);
    }),
    readIdentity: both(
      ({ readIdentity }) =>
        async ({ reads, tenantId, of }) =>
          provedOf(await readIdentity?.(reads, tenantId, of.ids.identities, new Date())),
    ),
    identityOf: both(
      ({ identityOf }) =>
        async ({ reads, tenantId, of }) =>
          provedOf(await identityOf?.(reads, itself(tenantId, of), new Date())),
    ),
    accountOf: both(
      ({ accountOf }) =>
        async ({ reads, tenantId, of }) =>
          (await accountOf?.(reads, itself(tenantId, of))) ?? undefined,
    ),
  },
  'identity/phone-alias': {
    aliasesOf: both(
      ({ aliasesOf }) =>
        ({ tenantId }) =>
          aliasesOf?.(tenantId) as never,
    ),
    findAlias: both(
      ({ findAlias }) =>
        async ({ reads, tenantId, of }) =>
          findAlias?.(reads, tenantId, of.ids['phone-aliases']),
    ),
    standingAlias: both(
      ({ standingAlias }) =>
        async ({ reads, tenantId, of }) =>
          standingAlias?.(reads, tenantId, await of.find('phone_aliases', 'phone_index')),
    ),
    hasAlias: both(
      ({ hasAlias }) =>
        async ({ reads, tenantId, of }) =>
          hasAlias?.(reads, tenantId, await of.find('phone_aliases', 'phone_index')),
    ),
    codeSends: both(
      ({ codeSends }) =>
        async ({ reads, tenantId, of }) =>
          codeSends?.(reads, tenantId, await of.find('phone_aliases', 'phone_index'), new Date()),
    ),
  },
  'identity/presentation-challenge': {
    challengeByNonce: both(
      ({ challengeByNonce }) =>
        async ({ reads, tenantId, of }) =>
          challengeByNonce?.(reads, tenantId, await of.find('presentation_challenges', 'nonce')),
    ),
    // Of either generation of payments.
    isParty: both(({ isParty }) => async ({ reads, tenantId, of }) => {
      const payments = [payment(of), await of.find('multisig_payments', 'id')];
      const parties: unknown[] = [];
      for (const id of payments) parties.push(await isParty?.(reads, tenantId, id));
      return parties.filter((is) => is === true);
    }),
  },
  'identity/verification-session': {
    findVerificationSession: both(
      ({ findVerificationSession }) =>
        async ({ reads, tenantId, of }) =>
          findVerificationSession?.(reads, tenantId, of.ids['verification-sessions']),
    ),
    findOpenSession: both(
      ({ findOpenSession }) =>
        async ({ reads, tenantId, of }) =>
          findOpenSession?.(
            reads,
            tenantId,
            'KYC',
            await of.find('verification_sessions', 'subject_id', { kind: 'KYC' }),
          ),
    ),
  },
  'identity/wallet-binding': {
    payerWallets: both(
      ({ payerWallets }) =>
        async ({ reads, tenantId }) =>
          payerWallets?.(reads, tenantId),
    ),
    bindingsOf: both(
      ({ bindingsOf }) =>
        async ({ reads, tenantId, of }) =>
          reads.many(bindingsOf?.(tenantId, await of.find('wallet_bindings', 'identity_id')) as never),
    ),
    identityById: both(
      ({ identityById }) =>
        async ({ reads, tenantId, of }) =>
          identityById?.(reads, tenantId, of.ids.identities),
    ),
  },
  'offramp/balance': {
    availableBalance: both(
      ({ availableBalance }) =>
        async ({ reads, tenantId }) =>
          availableBalance?.(reads, tenantId, 'USDC'),
    ),
  },
  'offramp/envelope': {
    isNonceUsed: second(
      'its caller holds the payer to the sender’s own identity',
      ({ isNonceUsed }) =>
        async ({ reads, of }) =>
          isNonceUsed?.(
            reads,
            await of.find('payment_envelopes', 'payer', { sender_tenant_id: of.tenantId }),
            String(await of.find('payment_envelopes', 'nonce', { sender_tenant_id: of.tenantId })),
          ),
    ),
  },
  'offramp/offramp-payment': {
    paymentsOf: both(
      ({ paymentsOf }) =>
        ({ tenantId }) =>
          paymentsOf?.(tenantId) as never,
    ),
    findPayment: both(
      ({ findPayment }) =>
        async ({ reads, tenantId, of }) =>
          findPayment?.(reads, tenantId, of.claimedPaymentId),
    ),
    findQuote: second(
      ofPayment,
      ({ findQuote }) =>
        async ({ reads, of }) =>
          findQuote?.(reads, payment(of), of.quoteId),
    ),
    quotesOf: second(
      ofPayment,
      ({ quotesOf }) =>
        async ({ reads, of }) =>
          quotesOf?.(reads, payment(of), 1),
    ),
    exclusionsOf: second(
      ofPayment,
      ({ exclusionsOf }) =>
        async ({ reads, of }) =>
          exclusionsOf?.(reads, await of.find('route_exclusions', 'payment_id', {}), 1),
    ),
  },
  'offramp/review-case': {
    reviewCases: both(
      ({ reviewCases }) =>
        ({ tenantId }) =>
          reviewCases?.({ senderTenantId: tenantId }) as never,
    ),
    openCases: second(
      ofPayment,
      ({ openCases }) =>
        async ({ reads, of }) =>
          openCases?.(reads, await of.find('review_cases', 'payment_id', { sender_tenant_id: of.tenantId })),
    ),
    hasOpenCase: second(
      ofPayment,
      ({ hasOpenCase }) =>
        async ({ reads, of }) =>
          hasOpenCase?.(
            reads,
            await of.find('review_cases', 'payment_id', { sender_tenant_id: of.tenantId }),
            await of.find('review_cases', 'reason', { sender_tenant_id: of.tenantId }),
          ),
    ),
  },
  'payments/multisig-payment': {
    multisigPaymentsOf: both(
      ({ multisigPaymentsOf }) =>
        ({ tenantId }) =>
          multisigPaymentsOf?.(tenantId) as never,
    ),
    findMultisigPayment: both(
      ({ findMultisigPayment }) =>
        async ({ reads, tenantId, of }) =>
          findMultisigPayment?.(reads, tenantId, await of.find('multisig_payments', 'id')),
    ),
    walletsWithOpenPayments: both(
      ({ walletsWithOpenPayments }) =>
        async ({ reads, tenantId }) =>
          walletsWithOpenPayments?.(reads, tenantId),
    ),
    signaturesOf: second(
      ofPayment,
      ({ signaturesOf }) =>
        async ({ reads, of }) =>
          signaturesOf?.(reads, await of.find('multisig_payments', 'id')),
    ),
  },
  'payments/payment-list': {
    pageOfPayments: both(
      ({ pageOfPayments }) =>
        async ({ reads, tenantId }) =>
          ((await pageOfPayments?.(reads, tenantId, {}, { take: 200 })) as { rows: unknown } | undefined)?.rows,
    ),
    rowsOf: both(({ rowsOf }) => async ({ reads, tenantId, of }) => {
      const listed = { id: of.intent.claimedId, createdAt: new Date() };
      const found = (await rowsOf?.(reads, tenantId, [listed])) as
        | { intents: ReadonlyMap<string, unknown> }
        | undefined;
      return [...(found?.intents.values() ?? [])];
    }),
  },
  'policies/decision': {
    decisionsOf: both(
      ({ decisionsOf }) =>
        ({ tenantId }) =>
          decisionsOf?.(tenantId, {}) as never,
    ),
  },
  'policies/policy': {
    policiesOf: both(
      ({ policiesOf }) =>
        ({ tenantId }) =>
          policiesOf?.(tenantId) as never,
    ),
    findPolicy: both(
      ({ findPolicy }) =>
        async ({ reads, tenantId, of }) =>
          findPolicy?.(reads, tenantId, of.ids.policies),
    ),
    versionsOf: both(
      ({ versionsOf }) =>
        ({ tenantId, of }) =>
          versionsOf?.(tenantId, of.ids.policies) as never,
    ),
    attachmentsOf: both(
      ({ attachmentsOf }) =>
        ({ tenantId }) =>
          attachmentsOf?.(tenantId) as never,
    ),
  },
  'policies/spend-facts': {
    // The policy by its id and by what it is attached to, and what the tenant has set in the sandbox.
    spendFacts: both(({ spendFacts }) => async ({ reads, tenantId, of }) => {
      const { policies: policyId, attachments: id } = of.ids;
      const attached = (column: string) => of.find('policy_attachments', column, { id });
      const subject = { subjectType: await attached('subject_type'), subjectId: await attached('subject_id') };
      const facts: unknown[] = [];
      for (const asked of [{ policyId }, subject]) {
        const read = (await spendFacts?.(reads, tenantId, asked)) as SpendFacts | undefined;
        facts.push(read?.policy, read?.mode, read?.isAvailable === false ? 'down' : null);
      }
      return facts.filter(isThere);
    }),
  },
  'wallets/drip': {
    dripsOf: both(
      ({ dripsOf }) =>
        ({ tenantId }) =>
          dripsOf?.(tenantId) as never,
    ),
    findDrip: both(
      ({ findDrip }) =>
        async ({ reads, tenantId, of }) =>
          findDrip?.(reads, tenantId, of.ids.drips),
    ),
    countDrips: both(({ countDrips }) => async ({ reads, tenantId, of }) => {
      const counts = (await countDrips?.(reads, tenantId, await of.find('drips', 'address'), new Date())) ?? {
        tenant: 0,
      };
      return (counts as { tenant: number }).tenant > 0;
    }),
  },
  'wallets/internal-balance': {
    internalBalances: both(
      ({ internalBalances }) =>
        async ({ reads, tenantId }) =>
          Object.values((await internalBalances?.(reads, tenantId)) ?? {}).some((units) => units !== 0n),
    ),
  },
  'wallets/wallet': {
    walletsOf: both(
      ({ walletsOf }) =>
        ({ tenantId }) =>
          walletsOf?.(tenantId) as never,
    ),
    findWallet: both(
      ({ findWallet }) =>
        async ({ reads, tenantId, of }) =>
          findWallet?.(reads, tenantId, of.ids.wallets),
    ),
    organizationAccount: both(
      ({ organizationAccount }) =>
        async ({ reads, tenantId }) =>
          organizationAccount?.(reads, tenantId),
    ),
    accountsOf: both(
      ({ accountsOf }) =>
        async ({ reads, tenantId, of }) =>
          Object.values((await accountsOf?.(reads, tenantId, of.memberId)) ?? {}).some(
            (wallet) => wallet !== undefined,
          ),
    ),
  },
  'webhooks/event': {
    feedOf: both(
      ({ feedOf }) =>
        ({ tenantId }) =>
          feedOf?.(tenantId, new Date(0)) as never,
    ),
  },
};

/** What a store exports beside: no rows of a tenant are read by it, or not by a tenant's request. */
const ELSE: Readonly<Record<string, string>> = {
  'claims/claim-link/linkByToken': 'public: the token is the proof',
  'claims/claim-link/linkByTicket': 'across tenants: the ticket is the proof',
  'claims/claim-link/lockUsableLink': 'public: the token is the proof',
  'claims/claim-link/codesSentTo': 'public: counts what went to one contact',
  'claims/claim-link/codesAskedFrom': 'public: counts what one address asked for',
  'destinations/payout-destination/lockedBeside': 'locks by aggregatesWith, which is walled below',
  'identity/identity/newPaymentIdentity': 'a write',
  'identity/verification-handoff/handoffByToken': 'public: the token is the proof',
  'identity/verification-session/verificationSessionById': 'for workers and the vendor, who see all tenants',
  'offramp/envelope/sealEnvelope': 'no read',
  'offramp/envelope/storeEnvelope': 'a write',
  'offramp/envelope/onceTerms': 'no read of its own',
  'offramp/envelope/primeTerms': 'no read',
  'offramp/liquidity/liquidityRows': 'prefunded at providers: of no tenant',
  'offramp/liquidity/lockedLiquidity': 'prefunded at providers: of no tenant',
  'offramp/offramp-payment/writtenQuotes': 'no read',
  'offramp/offramp-payment/writtenExclusions': 'no read',
  'offramp/provider-event/isInEffect': 'no read',
  'offramp/provider-event/recordEvent': 'a write',
  'payments/multisig-payment/executionsById': 'for workers, who see all tenants',
  'payments/multisig-payment/waitingPayments': 'for workers, who see all tenants',
  'payments/multisig-payment/nextFreeNonce': 'of a wallet that its caller has read as its own',
  'policies/decision/decisionOf': 'no read',
  'policies/decision/recordDecision': 'a write',
  'webhooks/event/presentEvent': 'no read',
  'webhooks/event/feedCursor': 'no read',
  'webhooks/event/sequenceOf': 'no read',
  'webhooks/event/retainedSince': 'no read',
};

const root = join(import.meta.dirname, '../..');
const files = globSync('src/domains/**/*.store.ts', { cwd: root }).sort();
const nameOf = (file: string): string => file.replace('src/domains/', '').replace('.store.ts', '');
type Module = Record<string, unknown>;
const modules = new Map<string, Module>();
for (const file of files) modules.set(nameOf(file), await import(pathToFileURL(join(root, file)).href));

const exported = [...modules].flatMap(([store, module]) =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [`${store}/${name}`] : [])),
);
const cases = Object.entries(STORES).flatMap(([store, functions]) =>
  Object.entries(functions).map(([name, walled]) => ({ name: `${store}/${name}`, store, ...walled })),
);

let service: TestService;
let acme: Owned;
/** Has nothing: whatever it sees is somebody else's. */
const stranger = newId('ten');

beforeAll(async () => {
  service = await startTestService();
  const world = await furnish(service);
  acme = owned(world.acme);
  await plantRest(acme);
}, 60_000);
afterAll(() => service?.stop());

const owned = (tenant: Furnished): Owned => ({
  ...tenant,
  find: async (table, column, where = { tenant_id: tenant.tenantId }) => {
    const row = await service.pool.owner(table).where(where).first({ value: column });
    if (row === undefined) throw new Error(`the world has no ${table} of ${tenant.name}`);
    return row.value;
  },
});

/** What no operation of this world leaves. */
async function plantRest({ tenantId, memberId, ids, find }: Owned): Promise<void> {
  await anyRow(service.pool.owner, 'destination_ownership_nonces', {
    destination_id: ids['payout-destinations'],
    nonce: '1',
    tenant_id: tenantId,
  });
  await service.pool.owner('review_cases').where({ sender_tenant_id: tenantId }).update({ status: 'OPEN' });
  // A vote counts only while its request is PENDING, and the world's own vote has ended its request.
  await anyRow(service.pool.owner, 'approval_votes', {
    approval_request_id: ids.approvals,
    member_id: await find('approval_votes', 'member_id'),
    tenant_id: tenantId,
    decision: 'APPROVE',
  });
  // Proposed and signed by the engine alone: this test has no chain.
  const id = newId('pay');
  await working(service, async (unit) => {
    const context = multisigPayment.context({ tenantId, memberId, paymentId: '' }, 1);
    await unit.open('multisig-payment', { id, context: { ...context, sourceWalletId: ids.wallets ?? '' } });
  });
  await working(service, async (unit) => {
    const [sign] = multisigPayment.events.SIGN;
    if (sign) await (await unit.aggregate('multisig-payment', id))?.send('SIGN', sign);
  });
  await service.pool.owner('wallets').where({ id: ids.wallets }).update({ kind: 'ORGANIZATION' });
  // Available is also what a tenant has that has set nothing.
  await service.pool.owner('test_policy_subsystem').where({ tenant_id: tenantId }).update({ available: false });
}

/** How much was found: rows, a truth, an amount. */
function found(result: unknown): number {
  if (result === undefined || result === null || result === false) return 0;
  if (Array.isArray(result)) {
    const [only] = result as Record<string, unknown>[];
    if (result.length === 1 && only && Object.keys(only).join() === 'count') return Number(only.count);
    return result.length;
  }
  return typeof result === 'bigint' || typeof result === 'number' ? Number(result) : 1;
}

const isQuery = (asked: unknown): asked is Knex.QueryBuilder =>
  typeof (asked as { toSQL?: unknown })?.toSQL === 'function';

/** Asks in a transaction of a tenant, or with the system role, for which there is no row-level security. */
async function look(
  { ask }: Pick<Walled, 'ask'>,
  store: string,
  behind: { role: DatabaseRole; wall: string | null; filter: string; of: Owned },
): Promise<number> {
  const transaction = await Transaction.begin(service.pool, { role: behind.role, tenantId: behind.wall });
  try {
    const { reads } = transaction;
    const asked = ask(modules.get(store) as never)({ reads, tenantId: behind.filter, of: behind.of });
    return found(await (isQuery(asked) ? reads.many(asked) : asked));
  } finally {
    await transaction.rollback();
  }
}

describe('every function of every store is one of these', () => {
  test('a new one is walled here, or says why not', () => {
    const known = [...cases.map(({ name }) => name), ...Object.keys(ELSE)];
    expect(exported.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !exported.includes(name))).toEqual([]);
    expect(files.length).toBeGreaterThan(15);
  });
});

describe('both walls stand: the owner finds its rows', () => {
  test.each(cases)('$name', async ({ store, ask }) => {
    const { tenantId } = acme;
    expect(await look({ ask }, store, { role: 'app', wall: tenantId, filter: tenantId, of: acme })).toBeGreaterThan(0);
  });
});

describe('row-level security taken away: the filter of the query holds (R582)', () => {
  test.each(cases.filter(({ walls }) => walls === 'both'))('$name', async ({ store, ask }) => {
    const seen = (filter: string, of: Owned) => look({ ask }, store, { role: 'system', wall: null, filter, of });
    const own = await look({ ask }, store, { role: 'app', wall: acme.tenantId, filter: acme.tenantId, of: acme });
    expect(await seen(acme.tenantId, acme), 'exactly what it sees behind both').toBe(own);
    expect(await seen(stranger, acme), 'another tenant, by the owner’s ids').toBe(0);
  });
});

describe('the filter of the query taken away: row-level security holds (R582)', () => {
  test.each(cases)('$name', async ({ store, ask }) => {
    const seen = (wall: string) => look({ ask }, store, { role: 'app', wall, filter: acme.tenantId, of: acme });
    expect(await seen(stranger)).toBe(0);
    expect(await seen('')).toBe(0);
  });
});

/** The machines whose tables this world has rows of. */
const machines = Object.keys(lifecycles) as (keyof typeof lifecycles)[];
const locked: string[] = [];

describe('locks of every lifecycle hold without row-level security, and without their filter', () => {
  test.each(machines)('%s', async (machine) => {
    const compiled = compiledMachine(lifecycles[machine].machine as never);
    const { table } = lifecycleTable[machine];
    const { parties } = compiled.meta;
    const exists = await service.pool.owner.schema.hasTable(table);
    if (!exists) return;
    const column = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const mine = await service.pool
      .owner(table)
      .where((any) => {
        for (const key of parties) any.orWhere({ [column(key)]: acme.tenantId });
      })
      .first('id', 'status');
    if (mine === undefined) return;
    locked.push(machine);
    const count = async (role: DatabaseRole, wall: string | null, statement: ReturnType<typeof lockStatement>) => {
      const transaction = await Transaction.begin(service.pool, { role, tenantId: wall });
      try {
        const [result] = await transaction.pipeline([statement]);
        return ((result?.rows ?? []) as { id: string }[]).filter(({ id }) => id === mine.id).length;
      } finally {
        await transaction.rollback();
      }
    };
    const common = { status: mine.status };
    for (const statementFor of [
      (tenant: string) => lockStatement(compiled, [mine.id], tenant),
      (tenant: string) => lockStatement(compiled, [mine.id, 'none'], tenant),
      (tenant: string) => lockAllStatement(compiled, common, tenant),
    ]) {
      expect(await count('app', acme.tenantId, statementFor(acme.tenantId))).toBe(1);
      expect(await count('system', null, statementFor(stranger)), 'the first wall alone').toBe(0);
      expect(await count('app', stranger, statementFor(acme.tenantId)), 'the second wall alone').toBe(0);
    }
  });

  test('and the world had rows of most', () => {
    expect(locked).toEqual(
      expect.arrayContaining([
        'api-key',
        'claim',
        'claim-link',
        'credential',
        'drip',
        'member',
        'offramp-payment',
        'wallet',
      ]),
    );
  });
});
