import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

// A thread of its own: the other emitters use the main one meanwhile. It takes one document and ends. Half the time
// that hey-api takes to load goes into compiling it, and a thread does not inherit the main one's cache.
if (workerData) enableCompileCache(workerData as string);
const { createClient } = await import('@hey-api/openapi-ts');
const port = parentPort as MessagePort;
const [input] = (await once(port, 'message')) as [Record<string, unknown>];
const [context] = await createClient({
  dryRun: true,
  input,
  logs: { level: 'silent', file: false },
  output: { path: 'sdk', entryFile: false, importFileExtension: '.ts' },
  plugins: [{ name: '@hey-api/typescript', enums: 'javascript' }],
});
port.postMessage([...(context?.gen.render() ?? [])].map((file) => file.content));
port.close();
