import { expect, test } from 'vitest';
import { greeting } from '../../src/cli/greeting.ts';

test('npm start names the reference, the console, the key, the inbox, the demo, the mock, and how to stop', () => {
  const text = greeting('http://127.0.0.1:9000', 'svc_test_key').join('\n');
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
});

test('without a sandbox there is neither console, key nor inbox to name', () => {
  const text = greeting('http://10.0.0.5:9000', undefined, false).join('\n');
  expect(text).toContain('http://10.0.0.5:9000/docs');
  expect(text).toContain('Ctrl-C');
  expect(text).not.toMatch(/key|messages|demo|mock|console/);
});
