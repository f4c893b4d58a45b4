import { enableCompileCache } from 'node:module';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

// Half the time that hey-api takes to load goes into compiling it, and a thread does not inherit the main one's cache.
if (workerData) enableCompileCache(workerData as string);
const { createClient } = await import('@hey-api/openapi-ts');
const port = parentPort as MessagePort;

/** Each document is answered by what hey-api makes of it; the next one comes when this one is answered. */
port.on('message', async (input: Record<string, unknown>) => {
  const [context] = await createClient({
    dryRun: true,
    input,
    logs: { level: 'silent', file: false },
    output: { path: 'sdk', entryFile: false, importFileExtension: '.ts' },
    plugins: [{ name: '@hey-api/typescript', enums: 'javascript' }],
  });
  port.postMessage([...(context?.gen.render() ?? [])].map((file) => file.content));
});
