import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { called } from '../called.ts';
import { importDocument, reportOf, writeImport } from './import.ts';
import { NotImportable, parseForeign } from './notes.ts';

const USAGE = `Usage: ${called('import', '<openapi.yaml | openapi.json | url>', '[folder]')}

Splits an OpenAPI 3 document of somebody else into spec/<domain>/ of a service, and says what of it changes, with file,
line and what to do. The service is in the present folder, or in the folder that is named. Never writes over a file.`;

/** Returns the exit code: 0 if everything was written, 1 if nothing was. */
export const runImport = async (args: readonly string[], root: string): Promise<number> => {
  const [source, folder = '.', ...others] = args;
  if (source === undefined || args.includes('--help') || others.length > 0) {
    console.log(USAGE);
    return args.includes('--help') ? 0 : 2;
  }
  const target = resolve(root, folder);
  try {
    const result = importDocument(parseForeign(source, await textOf(source, root)));
    if (!existsSync(target)) mkdirSync(target, { recursive: true });
    const taken = writeImport(target, result);
    for (const path of taken) console.error(`${join(folder, path)} is there already: nothing was written`);
    if (taken.length > 0) return 1;
    for (const path of result.files.keys()) console.log(`written  ${join(folder, path)}`);
    for (const line of reportOf(source, result.notes)) console.log(line);
    console.log(`${result.notes.length} note(s). Next: ${called('generate')}`);
    return 0;
  } catch (error) {
    // What is no fault of the document is a defect, and is to be seen with its stack.
    if (!(error instanceof NotImportable)) throw error;
    console.error(error.message);
    return 1;
  }
};

/** How long an address may take to answer. */
const TIMEOUT_MS = 30_000;

/** @throws NotImportable where nothing can be read */
const textOf = async (source: string, root: string): Promise<string> => {
  const url = /^https?:/i.test(source) ? urlOf(source) : undefined;
  try {
    if (url === undefined) return readFileSync(resolve(root, source), 'utf8');
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return await response.text();
    throw new Error(`it answers ${response.status}`);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new NotImportable(
      `${source}:1:1  it cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  }
};

/** @throws NotImportable without the address, which may hold a secret */
function urlOf(source: string): URL {
  const url = URL.canParse(source) ? new URL(source) : undefined;
  if (url === undefined) throw new NotImportable('the address is not an http or https URL');
  if (url.username || url.password) throw new NotImportable('the address must not hold a user name or a password');
  return url;
}

if (import.meta.main) process.exitCode = await runImport(process.argv.slice(2), process.cwd());
