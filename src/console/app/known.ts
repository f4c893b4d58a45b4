import type { CatalogOperation, CatalogResource } from '../catalog.ts';
import type { Api } from './api.ts';
import type { Explanation } from './explanation.ts';

export type Known = Readonly<Record<string, string>>;

interface About {
  readonly explanation: Explanation;
  readonly resource: CatalogResource | undefined;
  readonly item: Readonly<Record<string, unknown>> | undefined;
}

/** The parameters of an operation's path that follow from the resource that somebody looks at. */
export async function knownFor(api: Api, operation: CatalogOperation, about: About): Promise<Known> {
  const found: Record<string, string> = {};
  for (const { name } of operation.parameters.filter((parameter) => parameter.in === 'path')) {
    const value = await valueFor(api, operation.path, name, about);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

async function valueFor(api: Api, path: string, name: string, about: About): Promise<string | undefined> {
  const { explanation, item } = about;
  const { id } = explanation.resource;
  const collection = path
    .slice(0, path.indexOf(`/{${name}}`))
    .split('/')
    .at(-1);
  if (collection === 'approvals') return explanation.approvals.find(({ status }) => status === 'PENDING')?.id ?? id;
  if (collection === 'review-cases' && !id.startsWith('rvw_')) return openCase(api, id);
  const own = item?.[name];
  if (name !== 'id' && typeof own === 'string') return own;
  // `sweepId` of a sweep is its own id; `provider` and the like are asked for.
  return name === 'id' || (name.endsWith('Id') && path.endsWith(`{${name}}`)) || name === about.resource?.get?.parameter
    ? id
    : undefined;
}

interface Case {
  readonly id: string;
  readonly paymentId: string;
}

async function openCase(api: Api, paymentId: string): Promise<string | undefined> {
  const { data } = await api.call<{ reviewCases: readonly Case[] }>('listTestReviewCases', { status: 'OPEN' });
  return data?.reviewCases.find((one) => one.paymentId === paymentId)?.id;
}
