import { WRITTEN_HEADERS } from '../../names.ts';
import type { App } from '../app.ts';
import { requestIdOf } from '../exchange.ts';
import { envelope } from '../response/envelope.ts';

const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** The app as a process without an API shows it: its health and its metrics, and 404 for everything else. */
export const probesOf = (app: App): App => ({
  ...app,
  listener: (request, response) => {
    const { url = '' } = request;
    const [path = ''] = url.split('?', 1);
    if (PROBES.has(path)) {
      app.listener(request, response);
      return;
    }
    const requestId = requestIdOf(request);
    const body = envelope(app.errors, requestId, 404, { code: 'ROUTE_NOT_FOUND' });
    response.writeHead(404, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'X-Request-Id': requestId,
      [WRITTEN_HEADERS.version]: app.version,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(body);
  },
  // A caller of this service's address wants its API.
  listensOn: () => {},
});
