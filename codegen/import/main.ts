import { readFileSync } from 'node:fs';
import { importDocument, reportOf, writeImport } from './import.ts';
import { parseForeign } from './notes.ts';

const USAGE = `Usage: npm run import -- <openapi.yaml | openapi.json | url>

Splits an OpenAPI 3 document of somebody else into spec/<domain>/, and says what of it changes, with file, line and what
to do. Never writes over a file.`;

/** Returns the exit code: 0 if everything was written, 1 if nothing was. */
export const runImport = async (args: readonly string[], root: string): Promise<number> => {
  const [source] = args;
  if (source === undefined || args.includes('--help')) {
    console.log(USAGE);
    return source === undefined ? 2 : 0;
  }
  try {
    const result = importDocument(parseForeign(source, await textOf(source)));
    const taken = writeImport(root, result);
    for (const path of taken) console.error(`${path} is there already: nothing was written`);
    if (taken.length > 0) return 1;
    for (const path of result.files.keys()) console.log(`written  ${path}`);
    for (const line of reportOf(source, result.notes)) console.log(line);
    console.log(`${result.notes.length} note(s). Next: npm run generate`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
};

const textOf = async (source: string): Promise<string> => {
  if (!/^https?:/i.test(source)) return readFileSync(source, 'utf8');
  const url = URL.canParse(source) ? new URL(source) : undefined;
  // Neither is repeated: it may hold a secret.
  if (url === undefined) throw new Error('The address is not an http or https URL');
  if (url.username || url.password) throw new Error('The address must not hold a user name or a password');
  const response = await fetch(url).catch((error: Error) => {
    throw new Error(`Nothing answers at ${url.host}: ${(error.cause as Error | undefined)?.message ?? error.message}`);
  });
  if (!response.ok) throw new Error(`${source} answers ${response.status}`);
  return response.text();
};

if (import.meta.main) process.exitCode = await runImport(process.argv.slice(2), process.cwd());
