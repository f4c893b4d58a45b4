import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { mockAt } from '../../mock/src/client.ts';
import type { CommandContext } from '../../src/cli/command.ts';
import { program } from '../../src/cli/program.ts';
import { serviceAddress } from '../../src/cli/web-address.ts';
import { Deployment } from '../../walker/deployment.ts';
import { run, runProcess } from './run.ts';

const SECRET = 'hunter2-of-ada';
const WITH_PASSWORD = [`http://ada:${SECRET}@127.0.0.1:9`, `https://${SECRET}@pay.example/x`, `http://:${SECRET}@a`];
const NO_ADDRESS = [`ftp://pay.example/${SECRET}`, `pay.example/${SECRET}`, `http://${SECRET} x`, `//${SECRET}`];
const KEY = { PAYCHART_API_KEY: 'svc_test_1' };
const LISTEN = ['webhooks', 'listen'];
const HOOKS = ['--forward-to', 'http://127.0.0.1:9/hooks'];

/** The options and arguments below a command whose description or placeholder speaks of a URL or an address. */
function addressesOf(command: Command, path: readonly string[] = []): string[] {
  const isAddress = ({ flags, description }: { flags: string; description: string }): boolean =>
    /<url>|\b(?:URL|https?:\/\/)/.test(`${flags} ${description}`);
  const options = command.options.filter(isAddress).map(({ long }) => long ?? '');
  const given = command.registeredArguments
    .filter((one) => isAddress({ flags: `<${one.name()}>`, description: one.description }))
    .map((one) => one.name());
  return [
    ...[...options, ...given].map((name) => [...path, name].join(' ')),
    ...command.commands.flatMap((below) => addressesOf(below, [...path, below.name()])),
  ];
}

/** Every way by which a command takes an address. */
const ways: readonly [string, (address: string) => readonly [Record<string, string>, readonly string[]]][] = [
  ['webhooks listen --url', (address) => [KEY, [...LISTEN, ...HOOKS, '--url', address]]],
  ['webhooks listen --forward-to', (address) => [KEY, [...LISTEN, '--forward-to', address]]],
  ['webhooks listen with PAYCHART_URL', (address) => [{ ...KEY, PAYCHART_URL: address }, [...LISTEN, ...HOOKS]]],
  ['mcp --url', (address) => [KEY, ['mcp', '--url', address]]],
  ['mcp with PAYCHART_URL', (address) => [{ ...KEY, PAYCHART_URL: address }, ['mcp']]],
];

test('every URL option and argument of every command is covered here', () => {
  const context = { variables: {}, print: () => undefined, printError: () => undefined } as unknown as CommandContext;
  const told = addressesOf(program(context)).toSorted();
  expect(told).toEqual(['mcp --url', 'webhooks listen --forward-to', 'webhooks listen --url']);
  const tried = ways.map(([name]) => name);
  expect(told.filter((name) => !tried.includes(name))).toEqual([]);
});

describe.each(ways)('%s', (_, call) => {
  test.each(WITH_PASSWORD)('refuses a password in an address, and does not print it: %s', async (address) => {
    const { status, stdout, stderr } = await run(...call(address));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/must not hold a user name or a password/);
    expect(stderr).not.toContain(SECRET);
  });

  test.each(NO_ADDRESS)('refuses a value that is no address, and does not print it: %s', async (address) => {
    const { status, stderr } = await run(...call(address));
    expect(status).toBe(2);
    expect(stderr).toMatch(/must be an http or https URL/);
    expect(stderr).not.toContain(SECRET);
  });
});

test('webhook commands do not print a malformed signing secret', async () => {
  const args = [...LISTEN, ...HOOKS, '--secret', `whsec_${SECRET}`];
  const { status, stderr } = await run(KEY, args);
  expect(status).toBe(2);
  expect(stderr).toMatch(/--secret must be whsec_ and base64/);
  expect(stderr).not.toContain(SECRET);
});

test('a refused address is not printed in JSON, either', async () => {
  const { status, stdout } = await run(KEY, ['mcp', '--url', WITH_PASSWORD[0] ?? '', '--json']);
  expect([status, stdout.includes(SECRET)]).toEqual([2, false]);
});

test.each([
  [undefined, undefined, 'http://localhost:8080'],
  [undefined, '', 'http://localhost:8080'],
  [undefined, 'https://pay.example/', 'https://pay.example'],
  ['http://[::1]:8080//', 'https://pay.example', 'http://[::1]:8080'],
])('the option %s and the variable %s lead to %s', (option, variable, address) => {
  expect(serviceAddress(option, variable)).toBe(address);
});

test.each([...WITH_PASSWORD, ...NO_ADDRESS])('the walker refuses %s, and does not print it', async (address) => {
  const error = await Deployment.open(address).catch((thrown: Error) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toMatch(/--url must/);
  expect(String(error)).not.toContain(SECRET);
});

const PROGRAMS: readonly [string, (address: string) => readonly string[], string][] = [
  ['npm run demo', (address) => ['--url', address, '--key', 'svc_test_1'], 'scripts/demo.ts'],
  ['npm run attack', (address) => ['--url', address, '--minutes', '0.01'], 'scripts/attack.ts'],
  ['npm run walk', (address) => ['walk', '--url', address, '--key', 'svc_test_1'], 'walker/main.ts'],
  ['npm run import', (address) => [address], 'codegen/import/main.ts'],
];

test.each(PROGRAMS)('%s refuses a password in its address, and does not print it', async (_, args, program) => {
  const file = new URL(`../../${program}`, import.meta.url).pathname;
  const { status, stdout, stderr } = await runProcess({}, args(WITH_PASSWORD[0] ?? ''), file);
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/must not hold a user name or a password/);
  expect(stdout + stderr).not.toContain(SECRET);
});

test.each(WITH_PASSWORD)('the controls of a mock refuse %s, and do not print it', (address) => {
  expect(() => mockAt(address)).toThrow('The address of the mock must not hold a user name or a password');
});
