import { parentPort, workerData } from 'node:worker_threads';
import { createClient } from '@hey-api/openapi-ts';

// A thread of its own: the other emitters use the main one meanwhile.
const [context] = await createClient({
  dryRun: true,
  input: workerData as Record<string, unknown>,
  logs: { level: 'silent', file: false },
  output: { path: 'sdk', entryFile: false, importFileExtension: '.ts' },
  plugins: [{ name: '@hey-api/typescript', enums: 'javascript' }],
});
parentPort?.postMessage([...(context?.gen.render() ?? [])].map((file) => file.content));
