import { expect, test } from 'vitest';
import { run } from './run.ts';

test.each([
  [['webhooks', 'listen', '--forward-to', 'http://127.0.0.1:9', '--replay', 'abc'], 'a whole number from 0 to 9999'],
  [['mcp', '--http', '65536'], 'a port, a number from 0 to 65535'],
  [['review', 'list', '--status', 'NEW'], 'OPEN, RESOLVED or CLOSED'],
])('says what the value of an option must be: %j', async (args, what) => {
  const { status, stderr } = await run({}, args);
  expect([status, stderr.trim()]).toEqual([2, expect.stringContaining(`is invalid. It must be ${what}.`)]);
});
