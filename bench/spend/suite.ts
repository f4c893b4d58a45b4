import type { Paychart } from '../../generated/sdk/src/index.ts';
import { castOf, clientOf, credit, PHONE, type Place, sessionOf, signUp } from '../../scripts/chaos/tenants.ts';
import type { Options } from '../options.ts';
import { openWire } from '../payments/wire.ts';
import { type Goal, printGoals } from '../report/goals.ts';
import { type Candidate, interleave, printNoise, valuesOf } from '../report/rounds.ts';
import { median, ratio } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { startService } from '../service.ts';
import { openServer } from '../transitions/database.ts';
import { type Windows, windowsOf } from './windows.ts';

const PLAIN = 'no grant, no policy';
const GATED = 'grant, policy, windows';
/** Creations of one candidate in one turn. */
const CREATIONS = 40;

interface Payers {
  readonly plain: string;
  readonly gated: string;
}

/**
 * What spend control costs: a payment of a member with limits over a day and a month under a payment policy, beside one
 * of a member without either; and the sums of the windows as payments pile up.
 */
export async function runSpend({ rounds }: Options): Promise<void> {
  const server = await openServer();
  const goals: Goal[] = [];
  try {
    const database = await server.create('spend');
    const whole = await startService('start', database.url);
    // The tenants are set up with the workers of another process: here only requests ask the database.
    const payers = await payersOf(whole).finally(() => whole.stop());
    goals.push(...(await creations(database.url, payers, rounds)));
    const windows = await windowsOf(database, rounds);
    printWindows(windows);
    goals.push({
      what: 'sums of both windows with 1e6 payments, of those with 1e3',
      measured: ratio(windows.large, windows.small),
      goal: 1.25,
      direction: 'atMost',
    });
    await database.close();
    printGoals(goals);
  } finally {
    await server.stop();
  }
}

async function creations(databaseUrl: string, payers: Payers, rounds: number): Promise<Goal[]> {
  const wire = await openWire(databaseUrl);
  const service = await startService('serve', wire.url);
  try {
    const roundTrips = new Map<string, number[]>();
    const candidateOf = (name: string, apiKey: string): Candidate => ({
      name,
      measure: async () => {
        const api = clientOf(service.url, apiKey);
        const took: number[] = [];
        for (let creation = 0; creation < CREATIONS; creation += 1) {
          const before = wire.roundTrips();
          took.push(await createdIn(api));
          roundTrips.set(name, [...(roundTrips.get(name) ?? []), wire.roundTrips() - before]);
        }
        return median(took);
      },
    });
    const candidates = [candidateOf(PLAIN, payers.plain), candidateOf(GATED, payers.gated)];
    // Connections are opened and statements prepared by the first.
    for (const { measure } of candidates) await measure();
    roundTrips.clear();
    const measured = await interleave(candidates, rounds);
    const tripsOf = (name: string): number => median(roundTrips.get(name) ?? []);
    printTable(
      ['createOfframpPayment', 'ms', `of ${PLAIN}`, 'round trips'],
      candidates.map(({ name }) => [
        name,
        median(valuesOf(measured, name)).toFixed(2),
        ratio(valuesOf(measured, name), valuesOf(measured, PLAIN)).toFixed(2),
        tripsOf(name).toFixed(0),
      ]),
    );
    printNoise(PLAIN, measured);
    return [
      {
        what: `time of a create with ${GATED}, of one with ${PLAIN}`,
        measured: ratio(valuesOf(measured, GATED), valuesOf(measured, PLAIN)),
        goal: 1.25,
        direction: 'atMost',
      },
      { what: 'round trips more', measured: tripsOf(GATED) - tripsOf(PLAIN), goal: 1, direction: 'atMost' },
    ];
  } finally {
    await service.stop();
    wire.close();
  }
}

async function createdIn(api: Paychart): Promise<number> {
  const started = performance.now();
  const { status, holdReasons } = await api.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }).unwrap();
  if (holdReasons.length > 0) throw new Error(`The payment is held: ${status} ${holdReasons}`);
  return performance.now() - started;
}

/** A key of a tenant without spend control, and one of a member whose second owner has limited what they spend. */
async function payersOf(place: Place): Promise<Payers> {
  const plain = await castOf(place);
  const gated = await signUp(place.url, 'Gated Imports');
  await credit(place, gated.tenantId);
  const { id: memberId } = await gated.session.createMember({ email: 'second@gated.test', role: 'ADMIN' }).unwrap();
  const admin = await sessionOf(place.url, memberId);
  const limits = { perTxLimitUsd: '100', dailyLimitUsd: '500000', monthlyLimitUsd: '500000' };
  await admin.createAuthority({ memberId: gated.memberId, allowedActions: ['payment.create'], ...limits }).unwrap();
  await admin.setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '200', minimumApprovals: 2 }] } }).unwrap();
  return { plain: plain.keys.sender, gated: gated.apiKey };
}

function printWindows({ small, large }: Windows): void {
  printTable(
    ['sums of a day and of 30 days', 'ms'],
    [
      ['1e3 payments of the member', median(small).toFixed(3)],
      ['1e6 payments of the member', median(large).toFixed(3)],
    ],
  );
}
