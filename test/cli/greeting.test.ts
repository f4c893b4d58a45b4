import { expect, test } from 'vitest';
import { greeting } from '../../src/cli/greeting.ts';

const SANDBOX = { url: 'http://127.0.0.1:9000', apiKey: 'svc_test_key', hasConsole: true };

test('npm start names the reference, the console, the key, the inbox, the demo, the mock, and how to stop', () => {
  const text = greeting(SANDBOX).join('\n');
  for (const named of [
    'http://localhost:9000/docs',
    'http://localhost:9000/console',
    'A test key: svc_test_key',
    'GET /v1/test/messages',
    'npm run demo',
    'npm run mock',
    'Ctrl-C',
  ]) {
    expect(text).toContain(named);
  }
  expect(text).not.toContain('8080');
  expect(text).not.toContain('--key');
});

test('the command of the demo names the key when another data folder is used', () => {
  const text = greeting({ ...SANDBOX, dataDir: '/var/other' }).join('\n');
  expect(text).toContain('npm run demo -- --url http://localhost:9000 --key svc_test_key');
});

test('the greeting without a sandbox names no console, key or inbox', () => {
  const text = greeting({ url: 'http://10.0.0.5:9000', apiKey: undefined, hasConsole: false }).join('\n');
  expect(text).toContain('http://10.0.0.5:9000/docs');
  expect(text).toContain('Ctrl-C');
  expect(text).not.toMatch(/key|messages|demo|mock|console/);
});
