import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program } from './consumer-program.ts';
import { emitted } from './contract.ts';
import { type Consumer, installPacked, run } from './packed.ts';

let consumer: Consumer;
let packed: string[];

beforeAll(async () => {
  consumer = await installPacked(await emitted());
  packed = (await readdir(consumer.sdk, { recursive: true })).sort();
}, 60_000);

afterAll(() => consumer.remove());

describe('the packed SDK', () => {
  it('contains compiled code for both module systems, types, sources, README and LICENSE, and nothing else', () => {
    expect(packed).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'package.json',
        'dist/esm/index.js',
        'dist/esm/index.d.ts',
        'dist/cjs/index.js',
        'dist/cjs/index.d.ts',
        'src/index.ts',
      ]),
    );
    const code = /^dist\/(?:esm|cjs)\/(?:(?:types\/)?[\w.-]+\.js|[\w-]+\.js\.map)$/;
    const types = /^dist\/(?:esm\/index\.d\.ts|cjs\/(?:types\/)?[\w.-]+\.d\.ts|cjs\/[\w-]+\.d\.ts\.map)$/;
    const folders = /^(?:dist|src|dist\/(?:esm|cjs)(?:\/types)?|dist\/cjs\/package\.json)$/;
    const others = /^(?:LICENSE|README\.md|package\.json|src\/[\w-]+\.ts)$/;
    expect(packed.filter((path) => ![code, types, folders, others].some((form) => form.test(path)))).toEqual([]);
  });

  it('maps its types and its code to packed sources, and to no others', async () => {
    const maps = packed.filter((path) => path.endsWith('.map'));
    expect(maps).toEqual(expect.arrayContaining(['dist/cjs/index.d.ts.map', 'dist/esm/send.js.map']));
    for (const path of maps) {
      const { sources } = JSON.parse(await readFile(join(consumer.sdk, path), 'utf8')) as { sources: string[] };
      expect(sources, path).toHaveLength(1);
      for (const source of sources) expect(packed).toContain(join(dirname(path), source));
    }
    for (const path of packed.filter((one) => /\.(?:js|d\.ts)$/.test(one))) {
      const [, map] = /# sourceMappingURL=(\S+)/.exec(await readFile(join(consumer.sdk, path), 'utf8')) ?? [];
      if (map !== undefined) expect(packed, path).toContain(join(dirname(path), map));
    }
  });

  it('resolves in every module resolution of TypeScript, from node10 to bundler', async () => {
    const tools = fileURLToPath(new URL('../../scripts/tools.mjs', import.meta.url));
    const { stdout } = await run(process.execPath, [tools, 'attw', consumer.archive, '--format', 'json']);
    const { problems } = JSON.parse(stdout) as { problems: unknown };
    expect(problems).toEqual({});
  });

  it('runs with require, too', async () => {
    await writeFile(join(consumer.folder, 'required.cjs'), REQUIRED);
    const { stdout } = await run(await machineNode(), ['required.cjs'], { cwd: consumer.folder });
    expect(JSON.parse(stdout)).toEqual({ type: 'function', thrown: true, status: 'DELIVERED' });
  });

  it('depends on no other package', async () => {
    const manifest = await readFile(join(consumer.sdk, 'package.json'), 'utf8');
    expect(manifest).not.toMatch(/ependencies/);
  });

  it.each(['this repository’s Node', 'the machine’s own Node'])('runs on %s', async (which) => {
    const node = which === 'this repository’s Node' ? process.execPath : await machineNode();
    await writeFile(join(consumer.folder, 'call.js'), PROGRAM);
    const { stdout } = await run(node, ['call.js'], { cwd: consumer.folder });
    expect(JSON.parse(stdout)).toEqual({ data: { id: 'pay_1' }, code: 'UNKNOWN', status: 'DELIVERED', major: true });
  });

  it('narrows an error by its code, and does not compile an undeclared case', async () => {
    await writeFile(join(consumer.folder, 'right.ts'), program);
    await consumer.compile('--skipLibCheck', 'false', 'right.ts');
  });

  it('does not compile uses outside the contract', async () => {
    const wrong = [
      ["case 'RAMP_DAILY_CAP': break;", 'TS2678'],
      ["case 'INSUFFICIENT_BALANCE': break;", 'TS2678'],
      ["case 'PAYMENT_NOT_FOUND': error.details; break;", 'TS2339'],
      ["case 'INVALID_TRANSITION': error.details.state; break;", 'TS2339'],
    ] as const;
    const sources = wrong.map(([line]) => `{ const error = result.error; if (error) switch (error.code) { ${line} } }`);
    const head = `import { createPaychart } from '@paychart/sdk';
      const result = await createPaychart({ apiKey: 'svc_test_x' }).confirmPayment({ id: 'x' });\n`;
    await writeFile(join(consumer.folder, 'wrong.ts'), head + sources.join('\n'));
    const { stdout } = await consumer.compile('wrong.ts').catch((error: { stdout: string }) => error);
    const found = [...stdout.matchAll(/^wrong\.ts\((\d+),\d+\): error (TS\d+)/gm)].map(([, line, code]) => [
      line,
      code,
    ]);
    expect(found).toEqual(wrong.map(([, code], index) => [String(index + 3), code]));
  });
});

it('the released package is under 4 MB unpacked', async () => {
  const released = await installPacked(new URL('../../generated/sdk', import.meta.url));
  try {
    const files = await readdir(released.sdk, { recursive: true, withFileTypes: true });
    const sizes = files
      .filter((file) => file.isFile())
      .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(4_000_000);
  } finally {
    await released.remove();
  }
}, 120_000);

/** The first `node` on the path that did not come with this repository. */
async function machineNode(): Promise<string> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  const { stdout } = await run('sh', ['-c', 'command -v node'], { env: { PATH: folders.join(delimiter) } });
  return stdout.trim();
}

const PROGRAM = `
import { createPaychart, PaymentStatus } from '@paychart/sdk';
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  const body = request.method === 'POST' ? { id: 'pay_1' } : { statusCode: 418, code: 'TEAPOT', message: 'no' };
  response.writeHead(request.method === 'POST' ? 200 : 418).end(JSON.stringify(body));
}).listen(0, '127.0.0.1', async () => {
  const paychart = createPaychart({
    apiKey: 'svc_test_x', signingSecret: 'sgs_x', baseUrl: 'http://127.0.0.1:' + server.address().port,
  });
  const { data } = await paychart.confirmPayment({ id: 'pay_1' });
  const { error } = await paychart.listPayments();
  const major = Number(process.versions.node.split('.')[0]) >= 20;
  console.log(JSON.stringify({ data, code: error.code, status: PaymentStatus.DELIVERED, major }));
  server.close();
  server.closeAllConnections();
});
`;

const REQUIRED = `
const { createPaychart, PaychartError, PaymentStatus } = require('@paychart/sdk');
const paychart = createPaychart({ apiKey: 'svc_test_x', baseUrl: 'http://127.0.0.1:1', maxRetries: 0 });
paychart.confirmPayment({ id: 'pay_1' }).unwrap().catch((error) => {
  const thrown = error instanceof PaychartError;
  console.log(JSON.stringify({ type: typeof paychart.payments.confirm, thrown, status: PaymentStatus.DELIVERED }));
});
`;
