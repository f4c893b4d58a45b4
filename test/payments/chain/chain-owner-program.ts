/** Owns an embedded chain as the service does: reports it, and ends it when told to. */
import { once } from 'node:events';
import process from 'node:process';
import { startEmbeddedChain } from '../../../src/embedded/chain/index.ts';

const end = once(process, 'SIGTERM');
const chain = await startEmbeddedChain({ dataDir: process.argv[2] ?? '', chainId: 84_532 });
console.log(JSON.stringify({ url: chain.url, pid: chain.pid() }));
// The chain's process does not keep this one alive, as the service's is kept by its server.
const alive = setInterval(() => undefined, 1000);
await end;
await chain.stop();
clearInterval(alive);
