const AUTHORITY = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;
const ATTRIBUTES = 'target_session_attrs';

/** What a session must be able to do, in the words of libpq. The service never uses another kind of session. */
const WRITING = new Set(['read-write', 'primary']);

/**
 * Splits the URL of a database into one URL for each of its servers, in their order. Several hosts stand in a URL as they
 * do for libpq: `postgres://user:password@one:5432,two:5433/database?target_session_attrs=read-write`.
 */
export function serverUrls(url: string): readonly string[] {
  const [, head = '', hosts = url, rest = ''] = AUTHORITY.exec(url) ?? [];
  const tail = withoutAttributes(rest);
  return (head === '' ? [hosts] : hosts.split(',')).map((host) => `${head}${host}${tail}`);
}

/** pg sends no such parameter, and the service judges sessions itself. */
function withoutAttributes(rest: string): string {
  const [path = '', ...query] = rest.split('?');
  const parameters = query.join('?').split('&');
  const others = parameters.filter((parameter) => parameter !== '' && !parameter.startsWith(`${ATTRIBUTES}=`));
  return others.length === 0 ? path : `${path}?${others.join('&')}`;
}

/** Tells why the service cannot use a URL; undefined if it can. The text has no part of the URL, which holds a password. */
export function serverUrlProblem(url: string): string | undefined {
  const [, asked = 'read-write'] = new RegExp(`[?&]${ATTRIBUTES}=([^&]*)`).exec(url) ?? [];
  if (!WRITING.has(asked)) return `must have ${ATTRIBUTES}=read-write, because the service reads from no standby`;
  const servers = serverUrls(url).filter((server) => AUTHORITY.test(server));
  // One server may have a socket in place of a host.
  const names = servers.length === 1 ? servers.map((server) => server.replace('@/', '@socket/')) : servers;
  const isUrl = (server: string): boolean => URL.canParse(server) && new URL(server).hostname !== '';
  return names.every(isUrl) ? undefined : 'has a host or a port that is none';
}

/** The host and port of a server, without the password. */
export function serverName(server: string): string {
  const [, , host = ''] = AUTHORITY.exec(server) ?? [];
  return host === '' ? 'the socket' : host;
}
