import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Deployment } from './deployment.ts';
import { type Block, blocksOf, fileOf } from './guide.ts';
import { freePort, packedPlatform, ROOT, type StartedService, type Stranger, started, writeIn } from './stranger.ts';

let stranger: Stranger;
let deployment: Deployment | undefined;
beforeAll(async () => {
  stranger = await packedPlatform();
}, 240_000);
afterAll(async () => {
  await deployment?.end();
  await stranger.end();
}, 60_000);

const TICKET = { title: 'The tap leaks' };

test('every step of the guide has the stated result, with the packed platform in an empty folder', {
  timeout: 480_000,
}, async () => {
  const guide = await readFile(join(ROOT, 'docs/guides/build-a-service.md'), 'utf8');
  let folder = stranger.folder;
  let running: StartedService | undefined;
  let before = '';
  try {
    for (const block of blocksOf(guide)) {
      const file = fileOf(block);
      if (file !== undefined) await writeIn(folder, file, block.text);
      else if (block.info === 'yaml before') before = block.text;
      else if (block.info === 'yaml after')
        await replaceIn(join(folder, 'spec/tickets/paths.yaml'), before, block.text);
      else if (block.info === 'sh start') running = await started(block.text.trim(), folder, await freePort());
      else if (block.info === 'sh call') {
        const said = await stranger.shell(block.text.replace('http://localhost:8080', running?.url ?? ''), folder);
        expect(JSON.parse(said)).toMatchObject({ ...TICKET, status: 'OPEN' });
        const docs = await fetch(`${running?.url}/docs/`);
        expect([docs.status, (await docs.text()).includes('Tickets')]).toEqual([200, true]);
        await running?.stop();
        running = undefined;
      } else if (block.info === 'json mcp') await connectAgent(block.text, folder);
      else if (block.info === 'sh') {
        // The one package that nobody can install by its name before it is released.
        const commands = block.text.replace(
          'npm install @paychart/platform',
          `npm init -y >/dev/null && npm install ${stranger.archive}`,
        );
        await stranger.shell(commands, folder);
        if (commands.includes('cd tickets')) folder = join(folder, 'tickets');
      } else await deploy(block, folder);
    }
  } finally {
    await running?.stop();
  }
});

/** Connects as a client that reads the file, and creates a ticket. */
async function connectAgent(text: string, folder: string): Promise<void> {
  const { command, args, env } = JSON.parse(text).mcpServers.tickets;
  expect(Object.keys(env)).toEqual(['TICKETS_API_KEY']);
  const service = await started('npm start', folder, await freePort());
  const agent = new Client({ name: 'agent', version: '1.0.0' });
  try {
    const apiKey = (await readFile(join(folder, '.tickets/sandbox-key'), 'utf8')).trim();
    const variables = { ...stranger.variables, TICKETS_API_KEY: apiKey };
    const given = [...args, '--url', service.url];
    await agent.connect(new StdioClientTransport({ command, args: given, cwd: folder, env: variables }));
    const created = await agent.callTool({ name: 'call', arguments: { operation: 'createTicket', body: TICKET } });
    expect(JSON.stringify(created)).toContain('HTTP 201');
    // The least service takes no explanations.
    expect((await agent.listTools()).tools.map(({ name }) => name)).toEqual(['search', 'describe', 'call']);
  } finally {
    await agent.close();
    await service.stop();
  }
}

/** The section about a live deployment, block by block. */
async function deploy({ info, text }: Block, folder: string): Promise<void> {
  deployment ??= new Deployment(stranger, folder, inject('testServer').url, 'tickets');
  if (info === 'sql') await deployment.create(text);
  if (info === 'sh deploy') await deployment.deploy(text);
  if (info === 'sh serve') {
    api = await deployment.start(text);
    expect(await call(deployment.apiKey)).toMatchObject({ status: 201, body: { ...TICKET, status: 'OPEN' } });
  }
  if (info === 'sh work') await deployment.start(`WORK_PORT=$PORT ${text}`);
  if (info === 'sh keys') {
    const [create = '', revoke = ''] = text.trim().split('\n');
    const made = await deployment.run(create.replace('<tenant id>', deployment.tenantId));
    const [, another = ''] = /^Key: +(svc_live_\w+)$/m.exec(made) ?? [];
    await deployment.run(revoke.replace('<key id>', deployment.keyId));
    expect(await call(deployment.apiKey)).toMatchObject({ status: 401, body: { code: 'API_KEY_REVOKED' } });
    expect(await call(another)).toMatchObject({ status: 201 });
  }
}

let api: StartedService;

async function call(apiKey: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(`${api.url}/v1/tickets`, {
    method: 'POST',
    headers: { 'x-service-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(TICKET),
  });
  return { status: response.status, body: await response.json() };
}

test('commands for tenants and keys report what is wrong, and change nothing', { timeout: 120_000 }, async () => {
  if (deployment === undefined) throw new Error('Nothing was deployed');
  const { tenantId, keyId } = deployment;
  const refusals = [
    ['npx paychart tenants create', 'Usage: paychart tenants create <name>'],
    ['npx paychart tenants close ten_1', 'Usage: paychart tenants create <name>'],
    ['npx paychart keys create ten_1', 'There is no tenant ten_1'],
    [`npx paychart keys create ${tenantId} more`, 'Usage: paychart keys create <tenant id>'],
    [
      `npx paychart keys create ${tenantId} --scopes tickets:read`,
      'There is no scope tickets:read: there is tickets:write',
    ],
    ['npx paychart keys revoke key_1', 'There is no active key key_1'],
    [`npx paychart keys revoke ${keyId}`, `There is no active key ${keyId}`],
    ['SERVICE_ENV=sandbox DATABASE_URL= npx paychart keys create ten_1', 'DATABASE_URL is not set'],
    ['DATABASE_URL=postgres://x:y@127.0.0.1:1/z npx paychart tenants create A', 'ECONNREFUSED'],
  ] as const;
  for (const [command, words] of refusals) expect(await deployment.refused(command), command).toContain(words);
});

test('a live deployment has roles, sessions and metrics under its own name', async () => {
  if (deployment === undefined) throw new Error('Nothing was deployed');
  const roles = await deployment.ask(
    `SELECT rolname AS name FROM pg_roles WHERE rolname ~ '_(app|system|retention)$' AND pg_has_role(
      (SELECT datdba FROM pg_database WHERE datname LIKE 'tickets\\_%'), oid, 'MEMBER') ORDER BY 1`,
  );
  expect(roles).toEqual([{ name: 'tickets_app' }, { name: 'tickets_retention' }, { name: 'tickets_system' }]);
  const sessions = await deployment.ask(
    `SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE datname LIKE 'tickets\\_%'`,
  );
  expect(sessions.map(({ name }) => name)).toContain('tickets');
  expect(sessions.filter(({ name }) => String(name).includes('paychart'))).toEqual([]);
});

async function replaceIn(path: string, before: string, after: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  expect(text.split(before)).toHaveLength(2);
  await writeFile(path, text.replace(before, after));
}
