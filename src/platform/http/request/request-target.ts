const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/**
 * A request target as the path and query that it names. Every server has to accept the absolute form, which clients send
 * to proxies (RFC 9112, 3.2.2). Its authority is not looked at: this service answers for whatever name it is reached by.
 */
export function originForm(target = ''): string {
  if (target.startsWith('/')) return target;
  const authority = ABSOLUTE.exec(target)?.[0];
  if (authority === undefined) return target;
  const rest = target.slice(authority.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
