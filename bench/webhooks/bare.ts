import { Pool } from 'undici';
import { deliveryHeaders, newSigningSecret, signingKey } from '../../src/domains/webhooks/index.ts';
import { BODY, CONCURRENCY, ENDPOINTS } from './events.ts';

/** The same requests by undici alone: signed, to as many receivers, as many at once, and nothing else. */
export async function bareDeliveries(port: number, count: number): Promise<number> {
  const receivers = Array.from({ length: ENDPOINTS }, () => ({
    pool: new Pool(`http://127.0.0.1:${port}`, { connections: 16 }),
    key: signingKey(newSigningSecret()),
  }));
  let next = 0;
  const caller = async (): Promise<void> => {
    for (let nth = next++; nth < count; nth = next++) {
      const receiver = receivers[nth % ENDPOINTS];
      if (receiver === undefined) return;
      const signed = { id: `evt_${nth}`, timestamp: Math.floor(Date.now() / 1000), body: BODY };
      const headers = { ...deliveryHeaders([receiver.key], signed) };
      const { body } = await receiver.pool.request({ method: 'POST', path: '/', headers, body: BODY });
      await body.dump({ limit: 1024 });
    }
  };
  const begunAt = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, caller));
  const seconds = (performance.now() - begunAt) / 1000;
  await Promise.all(receivers.map(({ pool }) => pool.close()));
  return count / seconds;
}
