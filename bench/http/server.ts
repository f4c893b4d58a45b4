import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

/** One candidate in a process of its own: tells its port, and its CPU time in microseconds whenever it is asked. */
const module = (await import(`./candidates/${process.argv[2]}.ts`)) as { readonly server: Server };
module.server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (module.server.address() as AddressInfo).port });
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
process.on('disconnect', () => process.exit());
