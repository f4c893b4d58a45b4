import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa from 'koa';
import type { Reference } from '../../src/reference/index.ts';
import { REFERENCE_PATHS, referenceRoute } from '../../src/reference/index.ts';

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** The reference alone, as the service mounts it. */
export const serveReference = async (load: () => Promise<Reference>): Promise<Served> => {
  const router = new Router();
  router.get(REFERENCE_PATHS, referenceRoute(load));
  const server = createServer(new Koa().use(router.routes()).callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
