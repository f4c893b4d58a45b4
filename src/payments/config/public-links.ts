import type { Config } from '../../platform/config/config.ts';
import type { PublicUrls } from '../../platform/config/public-urls.ts';

/** Where the service leads those who get money. Known when the process listens, as its own address is. */
export interface PublicLinks {
  /** Claim links are `<claims>/c/<token>`. It does not end in a slash. */
  readonly claims: string;
  /** The host in `did:web:<host>:<handle>` of this service (D-111). */
  readonly didWebHost: string;
}

export const publicLinks = (
  config: Pick<Config, 'claimBaseUrl' | 'didWebHost'>,
  urls: Pick<PublicUrls, 'base'>,
): PublicLinks => ({
  get claims() {
    return config.claimBaseUrl ?? urls.base;
  },
  get didWebHost() {
    return config.didWebHost ?? new URL(urls.base).host;
  },
});

declare module '../../platform/services.ts' {
  interface Services {
    readonly links: PublicLinks;
  }
}
