import { product } from '../../generated/contract/product.ts';

const { slug, databaseRolePrefix, keyPrefix, headerPrefix } = product;

/** In Prometheus, PostgreSQL and OpenTelemetry, whose names have no hyphens. */
const SNAKE = slug.replaceAll('-', '_');

/** What the service calls itself in its log, in traces, and in `pg_stat_activity`. */
export const SERVICE = slug;

/** The database that a service of its own server has. */
export const DATABASE = SNAKE;

/** `<product>_requests_total` of `requests_total`. */
export const metricName = (name: string): string => `${SNAKE}_${name}`;

/** `<product>.machine` of `machine`: an attribute of spans. */
export const attributeName = (name: string): string => `${SNAKE}.${name}`;

/** The database roles that transactions take on. */
export const ROLES = {
  app: `${databaseRolePrefix}app`,
  system: `${databaseRolePrefix}system`,
  retention: `${databaseRolePrefix}retention`,
} as const;

/** What the service's own headers begin with, in lowercase. */
export const HEADER_PREFIX: string = headerPrefix.toLowerCase();

/** The headers that requests are read by, in lowercase. */
export const HEADERS = {
  apiKey: `${HEADER_PREFIX}api-key`,
  adminKey: `${HEADER_PREFIX}admin-key`,
  operator: `${HEADER_PREFIX}operator`,
  tenantId: `${HEADER_PREFIX}tenant-id`,
  requestSignature: `${HEADER_PREFIX}request-signature`,
  challenge: `${HEADER_PREFIX}2fa-challenge`,
  apiVersion: `${HEADER_PREFIX}api-version`,
} as const;

/** The same as people write them, in answers and in messages. */
export const WRITTEN_HEADERS = {
  apiKey: `${headerPrefix}Api-Key`,
  adminKey: `${headerPrefix}Admin-Key`,
  apiVersion: `${headerPrefix}Api-Version`,
  version: `${headerPrefix}Version`,
} as const;

/** What API keys of an environment begin with. */
export const KEY_PREFIXES = { sandbox: `${keyPrefix}test_`, live: `${keyPrefix}live_` } as const;
