import process from 'node:process';
import { type Cast, castOf, clientOf, PHONE } from '../../scripts/chaos/tenants.ts';
import { ownCpuOf } from '../cost/cpu.ts';
import type { Options } from '../options.ts';
import { printGoals } from '../report/goals.ts';
import { median } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { type Running, startService } from '../service.ts';
import { openServer } from '../transitions/database.ts';
import { threeBack } from './history.ts';

const REQUESTS = 1000;
const CONVERSIONS = 20_000;
/** Three versions back may cost a request so much of its CPU. */
const SHARE = 0.03;

interface Asked {
  readonly operation: 'getOfframpPayment' | 'createOfframpPayment';
  readonly send: () => Promise<string>;
  /** What an older client would send. */
  readonly body: (() => Record<string, unknown>) | undefined;
}

/** What conversions cost beside the requests that they belong to: CPU of one process each. */
export async function runVersions({ rounds }: Options): Promise<void> {
  const server = await openServer();
  const database = await server.create('versions');
  const whole = await startService('start', database.url);
  // The tenants are set up with the workers of another process: here only requests take CPU.
  const cast = await castOf(whole).finally(() => whole.stop());
  const service = await startService('serve', database.url);
  try {
    const asked = await requestsTo(service, cast);
    const rows: (readonly string[])[] = [];
    const goals = [];
    for (const one of asked) {
      const requests: number[] = [];
      const conversions: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        requests.push(await requestCpu(service, one));
        conversions.push(conversionCpu(one, await one.send()));
      }
      const [request, conversion] = [median(requests), median(conversions)];
      rows.push([
        one.operation,
        request.toFixed(1),
        conversion.toFixed(1),
        `${((conversion / request) * 100).toFixed(1)} %`,
      ]);
      const what = `${one.operation}, three versions back, of its CPU`;
      goals.push({ what, measured: conversion / request, goal: SHARE, direction: 'atMost' } as const);
    }
    printTable(['CPU us for one', 'request', 'conversion', 'share'], rows);
    printGoals(goals);
  } finally {
    await service.stop();
    await database.close();
    await server.stop();
  }
}

async function requestsTo({ url }: Running, { keys }: Cast): Promise<readonly Asked[]> {
  const wanted = { phone: PHONE, amountUsd: '1.00', memo: 'Measured' };
  const { paymentId } = await clientOf(url, keys.sender).createOfframpPayment(wanted).unwrap();
  const headers = { 'X-Service-Api-Key': keys.sender };
  const sent = async (path: string, init: RequestInit): Promise<string> => (await fetch(`${url}${path}`, init)).text();
  return [
    {
      operation: 'getOfframpPayment',
      send: () => sent(`/v1/offramp/payments/${paymentId}`, { headers }),
      body: undefined,
    },
    {
      operation: 'createOfframpPayment',
      send: () =>
        sent('/v1/offramp/payments', {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(wanted),
        }),
      body: () => ({ phone: PHONE, amountUsd: '1.00', memo1: 'Measured', fundingMode: 'BALANCE_1' }),
    },
  ];
}

/** Microseconds of the service. */
async function requestCpu({ pid }: Running, { send }: Asked): Promise<number> {
  const before = ownCpuOf(pid);
  for (let done = 0; done < REQUESTS; done += 1) await send();
  return ((ownCpuOf(pid) - before) * 1000) / REQUESTS;
}

/** Microseconds of this process, for the request and its answer. */
function conversionCpu({ operation, body }: Asked, answer: string): number {
  const older = threeBack();
  if (older.answer(operation, { status: 200, body: answer }).body === answer) throw new Error('nothing is converted');
  const before = process.cpuUsage();
  for (let done = 0; done < CONVERSIONS; done += 1) {
    if (body !== undefined) older.body(operation, body());
    older.answer(operation, { status: 200, body: answer });
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CONVERSIONS;
}
