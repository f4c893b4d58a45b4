import { expect, it } from 'vitest';
import { repayLoan } from '../../../../src/domains/lending/operations/repay-loan.ts';
import { Desk } from '../../trade/rules/desk.ts';
import { loan, msLater, NOW } from './records.ts';

const BALANCE = 'available:ten_b:USDC';
const desk = (balance = 1000n) => new Desk().holds(BALANCE, balance);
const repay = (at: Desk, maxAmount: string, more: object = {}) =>
  at.ask(repayLoan, { by: 'ten_b', id: 'loan_a', body: { maxAmount, ...more } });
const stands = (at: Desk, now = NOW) => at.stands('loan', 'loan_a', 'ACTIVE', loan, now);

it('a repayment is accepted from the borrower of a loan that is not repaid (D-377, D-378, D-474)', async () => {
  expect(await repay(desk(), '1')).toMatchObject({ code: 'LOAN_NOT_FOUND' });
  const asked = { id: 'loan_a', body: { maxAmount: '1' } };
  for (const by of ['ten_l', 'ten_s'])
    expect(await stands(desk()).ask(repayLoan, { by, ...asked })).toMatchObject({ code: 'NOT_ORDER_PARTY' });
  const repaid = desk().stands('loan', 'loan_a', 'REPAID', loan);
  expect(await repay(repaid, '1')).toMatchObject({
    code: 'INVALID_TRANSITION',
    details: { from: 'REPAID', event: 'REPAY' },
  });
});

it('a repayment takes interest, then principal, up to what is owed, and answers with both portions (D-377)', async () => {
  const part = stands(desk());
  expect(await repay(part, '7')).toEqual({
    txRef: expect.stringMatching(/^lgr_/),
    amount: '7',
    interestPortion: '5',
    principalPortion: '2',
    loanStatus: 'ACTIVE',
  });
  expect(part.sent).toEqual([
    {
      to: 'loan_a',
      event: {
        type: 'REPAY',
        at: NOW,
        repayment: { interest: 5n, principal: 2n, txRef: expect.stringMatching(/^lgr_/), deadlineSeconds: 3600 },
      },
    },
  ]);
  const whole = stands(desk(105n));
  expect(await repay(whole, '1000', { deadlineSeconds: 60 })).toMatchObject({ amount: '105', loanStatus: 'REPAID' });
  expect(whole.sent[0]?.event).toMatchObject({ repayment: { deadlineSeconds: 60 } });
});

it('a repayment needs a balance for the amount that it takes, not for the maximum that it was given (D-089, D-377)', async () => {
  const short = stands(desk(104n));
  expect(await repay(short, '1000')).toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
    details: {
      shortfallBaseUnits: '1',
      funding: { mode: 'INTERNAL_BALANCE', availableBaseUnits: '104', faucet: '/v1/faucet/drips' },
    },
  });
  expect(short.sent).toEqual([]);
  expect(await repay(stands(desk(7n)), '7')).toMatchObject({ amount: '7' });
});

it('a repayment applies the status that the clock gives, from the moment of each deadline on (D-375)', async () => {
  const types = async (now: Date) => {
    const at = stands(desk(), now);
    const answer = await repay(at, '6');
    return [...at.sent.map(({ event }) => event.type), (answer as { loanStatus: string }).loanStatus];
  };
  expect(await types(NOW)).toEqual(['REPAY', 'ACTIVE']);
  expect(await types(msLater(1))).toEqual(['MATURE', 'REPAY', 'GRACE']);
  expect(await types(msLater(60_000))).toEqual(['MATURE', 'REPAY', 'GRACE']);
  expect(await types(msLater(60_001))).toEqual(['MATURE', 'DEFAULT', 'REPAY', 'DEFAULTED']);
});
