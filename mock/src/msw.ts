/** The parts of Mock Service Worker that it needs: its own `http` and `passthrough`. */
export interface Worker<Handler> {
  readonly http: { all(path: string, resolver: () => Response): Handler };
  readonly passthrough: () => Response;
}

/**
 * A handler for Mock Service Worker that lets requests of the mock through, so that `onUnhandledRequest: 'error'` does not
 * refuse them: `setupServer(passThrough({ http, passthrough }, url))`.
 */
export const passThrough = <Handler>({ http, passthrough }: Worker<Handler>, url: string): Handler =>
  http.all(`${url.replace(/\/+$/, '')}/*`, () => passthrough());
