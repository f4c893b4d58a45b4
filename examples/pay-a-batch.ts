/**
 * Pays every line of a CSV file (`reference,phone,amountUsd`) once, however often responses are lost or the program is
 * started again. Run: `PAYCHART_API_KEY=… node pay-a-batch.ts payouts.csv`
 */
import { readFile } from 'node:fs/promises';
import { createPaychart } from '@paychart/sdk';

const AT_ONCE = 4;

const baseUrl = process.env.PAYCHART_URL ?? 'http://localhost:8080';
const paychart = createPaychart({ apiKey: process.env.PAYCHART_API_KEY ?? '', baseUrl });
const payouts = await readPayouts(process.argv[2] ?? 'payouts.csv');

interface Payout {
  readonly reference: string;
  readonly phone: string;
  readonly amountUsd: string;
}

type Outcome = 'paid' | 'refused' | 'unknown';

const waiting = payouts.values();
const outcomes: Outcome[] = [];
await Promise.all(Array.from({ length: AT_ONCE }, work));
const count = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length;
console.log(`${count('paid')} paid, ${count('refused')} refused, ${count('unknown')} unknown`);
// A line without a response may have been paid. Run the program again with the same file: it does not pay twice.
if (count('unknown') > 0) process.exitCode = 1;

/** All workers take their next payout from one iterator. */
async function work(): Promise<void> {
  for (const payout of waiting) outcomes.push(await pay(payout));
}

/** The key follows from the reference, so that another run sends the same key. The service knows a key for a week. */
async function pay({ reference, phone, amountUsd }: Payout): Promise<Outcome> {
  const { data, error } = await paychart.payments.create(
    {
      recipient: { phoneNumber: phone },
      amount: { value: amountUsd, currency: 'USD' },
      clientReference: reference,
      clientReferenceUnique: true,
    },
    { idempotencyKey: `payout-${reference}` },
  );
  if (data !== undefined) {
    console.log(`${reference} ${data.id} ${data.status}`);
    return 'paid';
  }
  console.log(`${reference} ${error.code}`);
  return error.code === 'NETWORK_ERROR' || error.statusCode >= 500 ? 'unknown' : 'refused';
}

async function readPayouts(file: string): Promise<Payout[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const read = lines.map((line, index) => {
    const [reference = '', phone = '', amountUsd = '', ...more] = line.split(',').map((cell) => cell.trim());
    if (reference === '' || amountUsd === '' || more.length > 0) {
      throw new Error(`line ${index + 1} is not "reference,phone,amountUsd"`);
    }
    return { reference, phone, amountUsd };
  });
  const doubled = read.find(({ reference }, at) => read.findIndex((one) => one.reference === reference) !== at);
  if (doubled) throw new Error(`the reference ${doubled.reference} is on two lines`);
  return read;
}
