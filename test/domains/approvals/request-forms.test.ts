import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

/** What requests for grants and policies have to look like: held before any handler. */
describe('the form of grants and payment policies', () => {
  let service: TestService;
  let acme: TestTenant;
  beforeAll(async () => {
    service = await startTestService();
    acme = await service.signUp('Granting');
  });
  afterAll(() => service.stop());

  /** The code of a refusal; `ok` where the handler has taken it. */
  const sent = async (method: string, path: string, body: object): Promise<string> => {
    const answer = await fetch(`${service.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${acme.token}` },
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { code?: string }).code ?? 'ok';
  };
  const grants = () => `/v1/members/${acme.memberId}/authorities`;
  const grant = (body: object) => sent('POST', grants(), body);
  const change = (body: object) => sent('PATCH', `${grants()}/gra_any`, body);
  const allowedActions = ['payment.create'];

  test('a grant allows at least one action, and known actions only (R086, D-200)', async () => {
    for (const ask of [grant, change]) {
      expect(await ask({ allowedActions: [] })).toBe('AUTHORITY_ACTIONS_REQUIRED');
      expect(await ask({ allowedActions: ['payment.invent'] })).toBe('VALIDATION_FAILED');
      expect(await ask({ allowedActions })).not.toMatch(/AUTHORITY_ACTIONS_REQUIRED|VALIDATION_FAILED/);
    }
    expect(await grant({})).toBe('AUTHORITY_ACTIONS_REQUIRED');
  });

  test('the weight of an approval is a whole number of at least 1 (R091, D-201)', async () => {
    for (const approvalWeight of [0, -1, 1.5, '1', 101]) {
      expect(await grant({ allowedActions, approvalWeight }), String(approvalWeight)).toBe('INVALID_APPROVAL_WEIGHT');
      expect(await change({ approvalWeight }), String(approvalWeight)).toBe('INVALID_APPROVAL_WEIGHT');
    }
    for (const approvalWeight of [1, 100]) {
      expect(await grant({ allowedActions, approvalWeight })).not.toBe('INVALID_APPROVAL_WEIGHT');
    }
  });

  test('a payment policy takes these six rules and no other (R111)', async () => {
    const rules = {
      maximumFeeMinor: '500',
      maximumAmountUsd: '10000',
      allowedRails: ['PAYMENT_APP_A'],
      allowedAssets: ['USDC'],
      allowedChains: ['eip155:84532'],
      approvals: [{ aboveUsd: '20', minimumApprovals: 1 }],
    };
    const put = (given: object) => sent('PUT', '/v1/payment-policy', { rules: given });
    const refused = /PAYMENT_POLICY_UNKNOWN_KEY|INVALID_POLICY_RULE|VALIDATION_FAILED/;
    expect(await put(rules)).not.toMatch(refused);
    for (const [name, value] of Object.entries(rules)) expect(await put({ [name]: value }), name).not.toMatch(refused);
    for (const name of ['maximumFee', 'MaximumFeeMinor', 'approval', 'memo', '__proto__x']) {
      expect(await put({ ...rules, [name]: null }), name).toBe('PAYMENT_POLICY_UNKNOWN_KEY');
    }
  });
});
