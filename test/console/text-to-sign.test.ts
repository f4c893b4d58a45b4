import { expect, it } from 'vitest';
import { textToSign } from '../../src/console/app/two-factor/text-to-sign.ts';
import { approvalText } from '../../src/domains/protection/rules/approval-text.ts';

it('is the text that the service verifies a signature over, for a payment and for a change of settings', () => {
  const payment = {
    amountBaseUnits: 25_000_000n,
    destinationAddress: '+*******4567',
    destinationLabel: 'Blue Harbor',
    operation: 'createPayment',
  };
  expect(
    textToSign('Acme', { challengeId: 'tfc_1', amountUsd: '25.00', destinationAddress: '+*******4567', change: null }),
  ).toBe(approvalText('Acme', 'tfc_1', payment));
  const settings = {
    amountBaseUnits: null,
    destinationAddress: null,
    destinationLabel: null,
    operation: 'createMember',
  };
  expect(
    textToSign('Acme', { challengeId: 'tfc_1', amountUsd: null, destinationAddress: null, change: 'create member' }),
  ).toBe(approvalText('Acme', 'tfc_1', settings));
});
