/** A handler for Mock Service Worker that lets requests of the mock through. */
export function passThrough<Handler>(
  worker: {
    readonly http: { all(path: string, resolver: () => Response): Handler };
    readonly passthrough: () => Response;
  },
  url: string,
): Handler;
