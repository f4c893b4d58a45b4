import { createServer } from 'node:net';
import type { Config } from '../app/config.ts';
import { PortTakenError } from '../platform/http/server/port-taken.ts';
import { checkAccess } from './doctor/check-database.ts';
import { Refused } from './outcome.ts';

/**
 * What would stop a process only after it has started a database, a chain or migrations. Looked at first, so that a
 * mistake costs a line and leaves nothing running. @throws Refused, PortTakenError
 */
export async function preflight(config: Config, port: 'PORT' | 'WORK_PORT'): Promise<void> {
  const wanted = port === 'PORT' ? config.port : config.workPort;
  if (wanted !== undefined) await assertPort(port, config.host, wanted);
  if (config.databaseUrl !== undefined) await assertDatabase(config.databaseUrl);
}

/** The database answers, and its user may do what the service needs. @throws Refused with what to do. */
export async function assertDatabase(url: string): Promise<void> {
  const wrong = (await checkAccess(url)).find(({ state }) => state === 'problem');
  if (wrong === undefined) return;
  const code = wrong.check === 'database' ? 'DATABASE_UNAVAILABLE' : 'DATABASE_ROLE';
  throw new Refused(code, `The ${wrong.check} cannot be used: ${wrong.found}. ${wrong.todo ?? ''}`.trimEnd());
}

/** Listens for a moment. Another process may still take the port before the service does: that is told then. */
async function assertPort(variable: 'PORT' | 'WORK_PORT', host: string, port: number): Promise<void> {
  const server = createServer();
  const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  if (failure === undefined) return;
  const { code } = failure;
  if (code === 'EADDRINUSE') throw new PortTakenError(variable, host, port);
  if (code === 'EACCES') {
    throw new Refused(
      'PORT_FORBIDDEN',
      `This user is not allowed to listen on port ${port}: set ${variable} to 1024 or above`,
    );
  }
  throw new Refused(
    'HOST_UNUSABLE',
    `The service cannot listen on ${host} (${code}): set HOST to an address of this machine`,
  );
}
