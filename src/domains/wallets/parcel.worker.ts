import type { BatchWorker } from '../../kernel/outbox/worker.ts';

declare module '../../kernel/outbox/topics.ts' {
  interface Topics {
    'wallets.parcel': { readonly parcelId: string };
  }
}

/** Delivers parcels. */
export const worker: BatchWorker<'wallets.parcel'> = {
  topic: 'wallets.parcel',
  workAll: (jobs, tools) =>
    tools.transaction(jobs, async (unit) => {
      const parcels = await unit.aggregates(
        'parcel',
        jobs.map(({ payload }) => payload.parcelId),
      );
      for (const parcel of parcels.values()) await parcel.send('DELIVER', { at: parcel.now });
    }),
};
