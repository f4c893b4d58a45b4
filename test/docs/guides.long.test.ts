import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumer, installPacked, run } from '../sdk/packed.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { linesOf, printed } from './printed.ts';

let service: TestService;
let consumer: Consumer;
beforeAll(async () => {
  [consumer, service] = await Promise.all([
    installPacked(new URL('../../generated/sdk/', import.meta.url)),
    startTestService({ working: true }),
  ]);
}, 60_000);
afterAll(async () => {
  await service?.stop();
  await consumer?.remove();
});

it.each(Object.entries(printed))(
  'the program of docs/guides/%s.md runs as it stands, and runs again',
  async (name, lines) => {
    const guide = readFileSync(new URL(`../../docs/guides/${name}.md`, import.meta.url), 'utf8');
    const program = [...guide.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, text]) => text).join('\n');
    await writeFile(join(consumer.folder, `${name}.ts`), program);
    const sender = await service.signUp(`Guide ${name}`);
    await sender.fund('100.00');
    const env = { ...process.env, PAYCHART_URL: service.url, PAYCHART_API_KEY: sender.apiKey };
    for (const time of ['first', 'second']) {
      const { stdout } = await run(process.execPath, [`${name}.ts`], { cwd: consumer.folder, env });
      expect(linesOf(name, stdout), `the ${time} time`).toEqual(lines);
    }
  },
  60_000,
);

it('the program of the SDK’s README runs against a service, and ends with a verified webhook', async () => {
  const readme = readFileSync(new URL('../../generated/sdk/README.md', import.meta.url), 'utf8');
  const program = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, text]) => text).join('\n');
  const here = program.replaceAll('http://localhost:8080', service.url);
  await writeFile(join(consumer.folder, 'readme.ts'), `${here}\nconsole.log(delivery.headers['webhook-id']);\n`);
  const reader = await service.signUp('Guide Readme');
  await reader.fund('100.00');
  const env = { ...process.env, PAYCHART_API_KEY: reader.apiKey };
  const { stdout, stderr } = await run(process.execPath, ['readme.ts'], { cwd: consumer.folder, env });
  const [created, waited, listed] = stdout.trim().split('\n');
  expect(created).toMatch(/^pay_\w+ ACTION_REQUIRED$/);
  // Its example of an id is nobody's payment.
  expect(stderr).toContain('PAYMENT_NOT_FOUND 404 req_');
  expect(waited).toContain('payment');
  expect(listed).toMatch(/^pay_\w+ ACTION_REQUIRED$/);
  expect(stdout.trim().split('\n').slice(-2)).toEqual(['false', 'evt_1']);
}, 60_000);

it('the marketplace is one program of at most 40 lines, with one create, one list and one handler', () => {
  const guide = readFileSync(new URL('../../docs/guides/pay-many-recipients.md', import.meta.url), 'utf8');
  const [, program = ''] = /^## The program\n\n```ts\n([\s\S]*?)^```$/m.exec(guide) ?? [];
  expect(program.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('//')).length).toBeLessThanOrEqual(
    40,
  );
  for (const call of ['payments.create(', 'payments.list.all(', 'events.stream(', 'function handle('])
    expect(program.split(call)).toHaveLength(2);
});
