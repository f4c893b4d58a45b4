import type { IncomingMessage } from 'node:http';
import { newId } from '../db/ids.ts';
import type { Asked, OlderVersion } from '../versions/index.ts';
import { world } from '../world.ts';
import type { Caller } from './caller.ts';
import { clientAddress } from './credentials/client-address.ts';
import { networkOf } from './credentials/ip-address.ts';
import type { LimitState } from './credentials/rate-limit.ts';
import type { Endpoint } from './endpoint.ts';
import type { Standing } from './ports.ts';

const ADOPTED = /^[A-Za-z0-9._-]{8,64}$/;

/** The client's own id when it has the form, else a new one (D-032). */
export function requestIdOf(request: IncomingMessage): string {
  const sent = request.headers['x-request-id'];
  return typeof sent === 'string' && ADOPTED.test(sent) ? sent : newId('req');
}

const NO_PARAMETERS: Readonly<Record<string, string>> = Object.freeze({});

/** One request on its way through the platform, with what its response and its log line need. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly requestId: string;
  /** Milliseconds of the process's monotonic clock. */
  readonly startedAt: number;
  /** Undefined where the path and method are no operation's. */
  endpoint: Endpoint | undefined;
  /** The name of the route; `none` where there is none. */
  operationId = 'none';
  /** The path's parameters, decoded. */
  path = NO_PARAMETERS;
  /** Known as soon as the credential is, whether it stands or not. */
  caller: Caller | undefined;
  /** The credential of the caller; undefined until it stands. */
  standing: Standing | undefined;
  /** The client asks for the operation's stream instead of its document. */
  wantsStream = false;
  /** The version of the contract that its client has; undefined for the newest, which nothing is converted for. */
  version: OlderVersion | undefined;
  /** What a client of an older version asks, as the newest version takes it. */
  asked: Asked | undefined;
  limit: LimitState | undefined;
  /** True where the request asks for something deprecated. The answer says so (D-181). */
  deprecated = false;
  /** The error code that was answered; undefined for successes. */
  code: string | undefined;
  /** It failed because the database is away, as everything does then. */
  isOutage = false;

  constructor(request: IncomingMessage) {
    this.request = request;
    this.requestId = requestIdOf(request);
    this.startedAt = world.monotonic();
  }

  /** The path as received, without the query string. */
  get pathname(): string {
    return pathnameOf(this.request.url);
  }

  /** The text behind the question mark, as received. */
  get search(): string {
    const url = this.request.url ?? '';
    const query = url.indexOf('?');
    return query === -1 ? '' : url.slice(query + 1);
  }

  /** A header of one value: a request that repeats it is refused before (`repeated-header.ts`). */
  header(name: string): string | undefined {
    const value = this.request.headers[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** The client's own address, for allowlists. */
  clientAddress(trustedHops: number): string {
    return clientAddress(this.request, trustedHops);
  }

  /** The address that limits count. All addresses of one IPv6 network are one client. */
  clientNetwork(trustedHops: number): string {
    return networkOf(this.clientAddress(trustedHops));
  }
}

/** A request target without its query string. */
export function pathnameOf(target = ''): string {
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}
