/** Pays a phone number and says what the payment waits for. Run: `PAYCHART_API_KEY=svc_test_… node pay-a-phone-number.ts` */
import { createPaychart } from '@paychart/sdk';

const paychart = createPaychart({
  apiKey: process.env.PAYCHART_API_KEY ?? '',
  baseUrl: process.env.PAYCHART_URL ?? 'http://localhost:8080',
});

const request = {
  recipient: { phoneNumber: '+15550104567' },
  amount: { value: '25.00', currency: 'USD' },
  memo: 'Invoice 1042',
} as const;
let result = await paychart.payments.create(request);

// No answer: was it paid? The same key makes the same payment, never a second one.
if (result.error?.code === 'NETWORK_ERROR' && result.idempotencyKey !== undefined) {
  result = await paychart.payments.create(request, { idempotencyKey: result.idempotencyKey });
}

if (result.ok) report(result.data);
else {
  switch (result.error.code) {
    case 'INSUFFICIENT_FUNDS':
      console.log('Not enough money on the account.');
      break;
    case 'INVALID_PHONE':
      console.log('That is not a phone number in E.164 form.');
      break;
    default: // every other member has a code and a message too
      console.log(`${result.error.code}: ${result.error.message}`);
  }
  process.exitCode = 1;
}

function report(payment: { id: string; status: string; quotes?: unknown[] }): void {
  console.log(`${payment.id} ${payment.status}, ${payment.quotes?.length ?? 0} quotes`);
}
