import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Half of what a command takes is compiling: what was compiled once is kept, where the folder can be written.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/paychart'));
await import('./command-line.ts');
