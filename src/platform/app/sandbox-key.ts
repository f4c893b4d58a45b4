import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../lifecycle/engine.ts';
import type { Module, SandboxTenant } from '../module.ts';

const FILE = 'sandbox-key';

/** The first tenant of a sandbox. */
const FIRST: SandboxTenant = { name: 'Sandbox', email: 'owner@sandbox.test' };

/**
 * The key that `npm start` prints: of a tenant "Sandbox", founded at the first start. The service keeps only its hash; the
 * folder of the sandbox's data keeps the key itself, so that the next start can print it again.
 */
export async function sandboxKey(modules: readonly Module[], engine: Engine, dataDir: string): Promise<string> {
  const file = join(dataDir, FILE);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return known.trim();
  const apiKey = await foundSandbox(modules, engine);
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${apiKey}\n`, { mode: 0o600 });
  return apiKey;
}

/** Founds a tenant with what modules give it, "Sandbox" unless told, and answers its key. */
export async function foundSandbox(modules: readonly Module[], engine: Engine, first = FIRST): Promise<string> {
  const found = modules.find((module) => module.foundSandbox !== undefined)?.foundSandbox;
  if (found === undefined) throw new Error('No module founds tenants');
  const { tenantId, apiKey } = await found(engine, first);
  for (const module of modules) await module.endowSandbox?.(engine, tenantId);
  return apiKey;
}

/** Everything that a sandbox needs before its first request; what stands already is left alone. */
export async function seedSandbox(modules: readonly Module[], engine: Engine): Promise<void> {
  for (const module of modules) await module.seed?.(engine);
}
