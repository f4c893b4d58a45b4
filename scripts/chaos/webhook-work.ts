import process from 'node:process';
import { work } from '../../src/app/main.ts';
import { CHAOS_ADDRESS } from './webhook-receivers.ts';

/**
 * `paychart work` with receivers on this machine: every host has a public address, and the sockets that are opened to it
 * go to the receivers' port. The judgement of addresses is the service's own.
 */
const { CHAOS_RECEIVERS_PORT = '', CHAOS_LEASE_MS } = process.env;
const worker = await work(undefined, {
  webhookNetwork: {
    resolve: async () => [CHAOS_ADDRESS],
    dial: () => ({ address: '127.0.0.1', port: Number(CHAOS_RECEIVERS_PORT) }),
    ...(CHAOS_LEASE_MS !== undefined && { leaseMs: Number(CHAOS_LEASE_MS) }),
  },
});
process.once('SIGTERM', () => void worker.stop());
