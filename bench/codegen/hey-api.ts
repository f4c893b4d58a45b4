import process from 'node:process';
import { createClient } from '@hey-api/openapi-ts';

/** hey-api alone: a fetch client with types and one function per operation. */
const [input = '', output = ''] = process.argv.slice(2);
await createClient({
  input,
  output: { path: output },
  logs: { level: 'silent', file: false },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
});
