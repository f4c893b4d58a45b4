import type { Services } from '@paychart/platform';

/** What is stored of a code. Equal codes of two parcels differ. */
export const codeHashOf = ({ vault }: Pick<Services, 'vault'>, parcelId: string, code: string): string =>
  vault.blindIndex('pickup-code', `${parcelId}:${code}`);
