import { countrySpecs } from 'ibantools';

/** Kosovo's, which the SWIFT registry has and ISO leaves to whoever needs it. */
const USER_ASSIGNED: ReadonlySet<string> = new Set(['XK']);

/** The assigned codes of ISO 3166-1 alpha-2; the library lists every country, those without IBANs too. */
export const COUNTRIES: ReadonlySet<string> = new Set(
  Object.keys(countrySpecs).filter((code) => !USER_ASSIGNED.has(code)),
);
