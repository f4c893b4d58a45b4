import { describe, expect, it } from 'vitest';
import { fieldAt } from './alternatives.ts';
import { generatedContract, operationOf } from './contract.ts';
import { enumFaults } from './enums.ts';
import { errorFaults } from './errors.ts';
import { lifecycleFaults } from './lifecycles.ts';
import { operationFaults } from './operations.ts';
import { fieldOfPlace } from './places.ts';
import { resourceFieldFaults } from './resources.ts';
import {
  holding,
  type ShownOperation,
  shownEnums,
  shownErrors,
  shownLifecycles,
  shownOperations,
  shownResources,
} from './shown.ts';

/** Requirements that say what the contract has to say, each held by the entries of the data files that show it. */
const contract = generatedContract();
const named = (operation: string): ShownOperation => {
  const found = shownOperations.operations.find((one) => one.operation === operation);
  if (found === undefined) throw new Error(`the documents show no ${operation}`);
  return found;
};

const SCOPES: readonly [string, string, readonly string[]][] = [
  [
    'R231 changing an authority needs members:manage',
    'members:manage',
    [
      'PATCH /v1/members/{memberId}/authorities/{authorityId}',
      'DELETE /v1/members/{memberId}/authorities/{authorityId}',
    ],
  ],
  ['R292 reading authorities needs members:read', 'members:read', ['GET /v1/members/{memberId}/authorities']],
  ['R291 reading the payment policy needs policies:read', 'policies:read', ['GET /v1/payment-policy']],
  ['R291 writing the payment policy needs policies:write', 'policies:write', ['PUT /v1/payment-policy']],
  ['R435 funding a wallet needs wallets:fund', 'wallets:fund', ['POST /v1/wallets/{id}/fund']],
  ['R445 reading card limits needs cards:read', 'cards:read', ['GET /v1/cards/{id}/limits']],
  [
    'R445 changing limits, freezing and unfreezing need cards:manage',
    'cards:manage',
    ['PUT /v1/cards/{id}/limits', 'POST /v1/cards/{id}/freeze', 'POST /v1/cards/{id}/unfreeze'],
  ],
  [
    'R450 treasury writes need treasury:write',
    'treasury:write',
    [
      'POST /v1/treasury/accounts',
      'POST /v1/treasury/accounts/{id}/rules',
      'PATCH /v1/treasury/rules/{ruleId}',
      'DELETE /v1/treasury/rules/{ruleId}',
      'POST /v1/treasury/accounts/{id}/sweeps',
    ],
  ],
  [
    'R450 treasury reads need treasury:read',
    'treasury:read',
    [
      'GET /v1/treasury/accounts',
      'GET /v1/treasury/accounts/{id}',
      'GET /v1/treasury/accounts/{id}/rules',
      'GET /v1/treasury/accounts/{id}/sweeps',
    ],
  ],
  [
    'R454 release and refund need invoices:release',
    'invoices:release',
    ['POST /v1/invoices/{id}/release', 'POST /v1/invoices/{id}/refund'],
  ],
  ['R464 evaluating a policy needs policies:evaluate', 'policies:evaluate', ['POST /v1/policies/evaluate']],
];

describe('scopes', () => {
  it.each(SCOPES)('%s', (_, scope, operations) => {
    for (const shown of operations.map(named)) {
      expect(holding(shown.scope)).toBe(scope);
      expect(operationFaults(contract, shown)).toEqual([]);
    }
  });

  it('R010 the off-ramp surface uses ramps:read and ramps:write only', () => {
    const paths = Object.entries(contract.document.paths).filter(([path]) => path.startsWith('/v1/offramp/'));
    const securities = paths.flatMap(([, methods]) => Object.values(methods).flatMap(({ security = [] }) => security));
    const scopes = securities.flatMap((one) => Object.values(one).flat());
    expect([...new Set(scopes)].sort()).toEqual(['ramps:read', 'ramps:write']);
  });

  it('R270, R456, R536 the claim read, the public invoice and the DID documents need no authentication', () => {
    const open = [
      '/v1/claims/{claimToken}',
      '/v1/invoices/public/{id}',
      '/v1/dids/{did}/did.json',
      '/1.0/identifiers/{did}',
    ];
    for (const path of open) expect(operationOf(contract, `GET ${path}`)?.security, path).toEqual([]);
  });
});

describe('paths and bodies', () => {
  it('R572 every endpoint is under /v1, except the DID resolution and the meta paths that D-071 adds', () => {
    const others = Object.keys(contract.document.paths).filter((path) => !path.startsWith('/v1/'));
    expect(others.sort()).toEqual(['/1.0/identifiers/{did}', '/healthz', '/openapi.json', '/readyz']);
  });

  it('R451 treasury rules are changed and removed at their own path', () => {
    for (const method of ['PATCH', 'DELETE']) {
      expect(operationOf(contract, `${method} /v1/treasury/rules/{ruleId}`)).toBeDefined();
      expect(operationOf(contract, `${method} /v1/treasury/accounts/{id}/rules/{ruleId}`)).toBeUndefined();
    }
  });

  it('R434, R455 the bodies of fund and deliver are optional', () => {
    for (const path of ['/v1/wallets/{id}/fund', '/v1/invoices/{id}/deliver']) {
      expect(operationOf(contract, `POST ${path}`)?.requestBody, path).toMatchObject({ required: false });
    }
  });

  it('R449 freeze and unfreeze take no body', () => {
    for (const verb of ['freeze', 'unfreeze']) {
      expect(operationOf(contract, `POST /v1/cards/{id}/${verb}`)?.requestBody, verb).toBeUndefined();
    }
  });

  it('R313 balances are shown by the read of one wallet only', () => {
    const has = (place: string) => fieldAt(contract, fieldOfPlace(contract, place) as never, 'balances') !== undefined;
    const places = ['answer GET /v1/wallets/{id}', 'answer GET /v1/wallets: wallets[]', 'answer POST /v1/wallets'];
    expect(places.map(has)).toEqual([true, false, false]);
  });
});

describe('codes', () => {
  it.each([
    ['R548 POLICY_DENIED is 403 or 422', 'POLICY_DENIED'],
    ['R558 ACCOUNT_NOT_READY is 409 with details.status', 'ACCOUNT_NOT_READY'],
    ['R558 ORG_ACCOUNT_NOT_READY is 409 with details.status', 'ORG_ACCOUNT_NOT_READY'],
    ['R560 FAUCET_RATE_LIMITED is 403', 'FAUCET_RATE_LIMITED'],
    ['R562 MEMBER_NOT_ACTIVE is 409 on verification and 403 on voting', 'MEMBER_NOT_ACTIVE'],
  ])('%s', (_, code) => {
    expect(shownErrors.filter((one) => one.code === code).map((one) => errorFaults(contract, one))).toEqual([[]]);
  });
});

const FIELDS: readonly [string, string][] = [
  ['R082 a legacy payment', 'LegacyPayment'],
  ['R084 an intent payment: the unified status, the internal one and holdReasons', 'IntentPayment'],
  ['R110 the signatures of an approval request', 'ApprovalRequest'],
  ['R112, R113, R114 a payment policy, its approvals and its attestation', 'OrganizationPaymentPolicy'],
  ['R314 a drip: txHash and failureReason are nullable', 'Drip'],
  ['R394 a verification session: its requirements and its client', 'VerificationSession'],
  ['R397 the factor list: requiredFactors and usableFactors', 'TwoFactorFactorList'],
];

const ENUMS: readonly [string, string][] = [
  ['R372 ruleTrace results', 'PolicyEvaluation.ruleTrace[].result'],
  ['R402 the fields of an extraction that can be corrected', 'DocumentExtraction.correctable field'],
  ['R495 verdicts of presented credentials', 'PresentationVerifyResult.credentialResults[].verdict'],
  ['R519 modes of a permit', 'EligibilityPermit.mode'],
  ['R519 risk tiers of a permit', 'EligibilityPermit.riskTier'],
];

const MACHINES: readonly [string, string][] = [
  ['R404 wallet', 'wallet'],
  ['R406 card', 'card'],
  ['R411, R416, R418, R420 invoice', 'invoice'],
];

describe('records, values and machines', () => {
  it.each(FIELDS)('%s', (_, resource) => {
    const shown = shownResources.filter((one) => one.resource === resource);
    const faults = shown.flatMap((one) =>
      Object.keys(one.fields).map((name) => resourceFieldFaults(contract, one, name)),
    );
    expect(faults.length).toBeGreaterThan(2);
    expect(faults.flat()).toEqual([]);
  });

  it('R400 thresholdUsd of the protection settings is a string', () => {
    const shown = shownResources.filter((one) => one.resource === 'ProtectionSettings');
    expect(shown.map((one) => resourceFieldFaults(contract, one, 'thresholdUsd'))).toEqual([[]]);
  });

  it.each(ENUMS)('%s', (_, name) => {
    expect(shownEnums.filter((one) => one.enum === name).map((one) => enumFaults(contract, one))).toEqual([[]]);
  });

  it.each(MACHINES)('%s', (_, subject) => {
    const shown = shownLifecycles.filter((one) => one.subject === subject);
    expect(shown.map((one) => lifecycleFaults(contract, one))).toEqual([[]]);
  });
});
