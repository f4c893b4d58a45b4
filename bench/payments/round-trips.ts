import { castOf, clientOf, PHONE } from '../../scripts/chaos/tenants.ts';
import { median } from '../report/statistics.ts';
import { startService } from '../service.ts';
import { openWire } from './wire.ts';

/** How many round trips an operation may take after authentication (design, goals of the engine). */
export const MOST = { create: 5, mutation: 3, read: 2 } as const;

export interface RoundTrips {
  readonly operation: string;
  readonly kind: keyof typeof MOST;
  /** The median of some requests, one after the other. */
  readonly roundTrips: number;
}

const REQUESTS = 20;

/** What each request of a payment's life asks of the database, counted on the wire; workers stand still. */
export async function countRoundTrips(databaseUrl: string): Promise<RoundTrips[]> {
  // The cast is set up with the workers of another process: here nobody but the requests asks the database.
  const whole = await startService('start', databaseUrl);
  const { keys } = await castOf(whole).finally(() => whole.stop());
  const wire = await openWire(databaseUrl);
  const service = await startService('serve', wire.url);
  try {
    const [from, to] = [clientOf(service.url, keys.sender), clientOf(service.url, keys.recipient)];
    const counts = new Map<string, number[]>();
    const count = async <T>(operation: string, request: () => Promise<T>): Promise<T> => {
      const before = wire.roundTrips();
      const answer = await request();
      counts.set(operation, [...(counts.get(operation) ?? []), wire.roundTrips() - before]);
      return answer;
    };
    for (let number = 0; number <= REQUESTS; number += 1) {
      // Connections are opened and statements prepared by the first.
      if (number === 1) counts.clear();
      // What does not validate is refused right after it.
      await count('authentication', () => from.createOfframpPayment({ amountUsd: 'much' }));
      const { paymentId: id, quotes } = await count('createOfframpPayment', () =>
        from.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }).unwrap(),
      );
      await count('getOfframpPayment', () => from.getOfframpPayment({ id }).unwrap());
      await count('listOfframpPayments', () => from.listOfframpPayments({ take: 20 }).unwrap());
      await count('getOfframpPaymentRoutes', () => to.getOfframpPaymentRoutes({ id }).unwrap());
      const routeQuoteId = quotes[0]?.routeId ?? '';
      await count('selectOfframpPaymentRoute', () => to.selectOfframpPaymentRoute({ id, routeQuoteId }).unwrap());
      await count('confirmOfframpPayment', () => to.confirmOfframpPayment({ id }).unwrap());
      const other = await from.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }).unwrap();
      await count('cancelOfframpPayment', () => from.cancelOfframpPayment({ id: other.paymentId }).unwrap());
    }
    const authentication = median(counts.get('authentication') ?? []);
    counts.delete('authentication');
    return [...counts].map(([operation, all]) => ({
      operation,
      kind: kindOf(operation),
      roundTrips: median(all) - authentication,
    }));
  } finally {
    await service.stop();
    wire.close();
  }
}

function kindOf(operation: string): keyof typeof MOST {
  if (operation.startsWith('create')) return 'create';
  return /^(get|list)/.test(operation) ? 'read' : 'mutation';
}
