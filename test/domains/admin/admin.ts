import { TEST_ADMIN_KEY, type TestService } from '../../support/service.ts';

/** What an operator's request was answered. */
export interface AdminAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
  readonly requestId: string;
}

export const OPERATOR = 'Rosa Lindqvist';

export const adminHeaders = { 'x-service-admin-key': TEST_ADMIN_KEY, 'x-service-operator': OPERATOR };

/** A request to `/v1/admin`, as an operator sends it; `headers` replace or, with undefined, take away its own. */
export async function admin(
  { url }: Pick<TestService, 'url'>,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<AdminAnswer> {
  const all = Object.entries({ ...adminHeaders, 'content-type': 'application/json', ...headers });
  const response = await fetch(new URL(`/v1/admin${path}`, url), {
    method: body === undefined ? 'GET' : 'POST',
    headers: all.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answered = (await response.json()) as Record<string, unknown>;
  return {
    status: response.status,
    body: answered,
    headers: response.headers,
    requestId: response.headers.get('x-request-id') ?? '',
  };
}

/** The audit rows of one request. */
export const auditedBy = ({ pool }: TestService, requestId: string) =>
  pool.owner('audit_log').where({ request_id: requestId }).orderBy('id');
