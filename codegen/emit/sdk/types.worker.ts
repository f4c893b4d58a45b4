import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { createClient } from '@hey-api/openapi-ts';

// A thread of its own: the other emitters use the main one meanwhile. It takes one document and ends.
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
