import type { Services } from '../../services.ts';

export interface Located {
  readonly servers?: readonly { readonly url: string; readonly description?: string }[];
}

const LIVE = 'This deployment. It takes live keys.';

/** The contract as the process serves it: with the address at which this very process is found. */
export const servedAt = <D extends Located>(document: D, { urls, config }: Pick<Services, 'urls' | 'config'>): D => ({
  ...document,
  servers: (document.servers ?? []).map((server) => ({
    ...server,
    url: urls.base,
    ...(config.environment === 'live' && { description: LIVE }),
  })),
});
