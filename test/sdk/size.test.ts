import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it, test } from 'vitest';

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

const ONE_CALL = `
  import { createOfframpPayment } from 'sdk';
  export const pay = (params) => createOfframpPayment({ baseUrl: 'http://localhost:8080' }, params);
`;

const STREAM = `
  import { streamEvents } from 'sdk';
  export const follow = async (client, tell) => {
    for await (const event of streamEvents(client, { after: '0' })) tell(event);
  };
`;

const MIRROR = "import { createMirror } from 'sdk'; export const mirror = (client) => createMirror(client);";
const CLIENT = "import { createPaychart } from 'sdk'; export const client = (options) => createPaychart(options);";

/** The rows of the table in the README, in kB. */
const README = readFileSync(new URL('../../generated/sdk/README.md', import.meta.url), 'utf8');
const stated = [...README.matchAll(/^\| (.+?) +\| (\d+) kB +\| (\d+) kB +\|$/gm)].map(
  ([, row = '', plain, zipped]) => ({
    row,
    plain: Number(plain) * 1000,
    zipped: Number(zipped) * 1000,
  }),
);

test.each([
  ['One operation', ONE_CALL],
  ['`streamEvents`', STREAM],
  ['`createMirror`', MIRROR],
  ['`createPaychart`', CLIENT],
])('%s: the README states a size that is close to the real one', async (name, program) => {
  const row = stated.find((one) => one.row.startsWith(name));
  if (row === undefined) throw new Error(`the README has no size of ${name}`);
  const code = await bundled(program);
  const [plain, zipped] = [Buffer.byteLength(code), gzipSync(code).length];
  expect(plain).toBeLessThanOrEqual(row.plain);
  expect(zipped).toBeLessThanOrEqual(row.zipped);
  expect(plain).toBeGreaterThan(row.plain * 0.75);
});

it('a program with one call bundles that operation, and nothing of streams and mirrors', async () => {
  const code = await bundled(ONE_CALL);
  expect(code).toContain('/v1/offramp/payments');
  expect(code).not.toMatch(/\/v1\/wallets|event-stream|resourceSequence/);
});

it('a program with a stream bundles one list, and no mirror', async () => {
  const code = await bundled(STREAM);
  expect(code).toContain('text/event-stream');
  expect(code).not.toMatch(/\/v1\/wallets|resourceSequence/);
});

it('a client bundles no mirror', async () => {
  expect(await bundled(CLIENT)).not.toContain('resourceSequence');
});

it('a mirror with the verification of deliveries is under 30 kB', async () => {
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
