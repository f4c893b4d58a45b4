export type { Access } from './call.ts';
export { type Documents, readDocuments } from './documents.ts';
export { serveHttp } from './http.ts';
export { keysOf } from './keys.ts';
export { createMcp } from './server.ts';
