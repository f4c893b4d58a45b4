import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

const SDK = fileURLToPath(new URL('../../generated/sdk/src/index.ts', import.meta.url));

/** The minified bundle of a program that imports the SDK as `sdk`. */
async function bundled(program: string): Promise<string> {
  const bundle = await rolldown({
    input: 'program',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => ({ program: 'program', sdk: SDK })[id],
        load: (id) => (id === 'program' ? program : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  return output[0].code;
}

it('a program of one call holds that operation and what it needs, under 15 kB', async () => {
  const code = await bundled(`
    import { createOfframpPayment } from 'sdk';
    export const pay = (params) => createOfframpPayment({ baseUrl: 'http://localhost:8080' }, params);
  `);
  expect(code).toContain('/v1/offramp/payments');
  expect(code).not.toContain('/v1/wallets');
  expect(Buffer.byteLength(code)).toBeLessThan(15_000);
});

it('a mirror, with what a receiver verifies deliveries by, is under 30 kB', async () => {
  const code = await bundled(`
    import { createMirror, listEvents, getPayment, verifyWebhook } from 'sdk';
    export const receive = async (client, secret, headers, body) => {
      const events = { all: (params) => listEvents.all(client, params) };
      const mirror = createMirror({ listEvents: events, getPayment: (params) => getPayment(client, params) });
      return mirror.apply(await verifyWebhook(secret, headers, body));
    };
  `);
  expect(code).not.toContain('/v1/wallets');
  expect(Buffer.byteLength(code)).toBeLessThan(30_000);
});
