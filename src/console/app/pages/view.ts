import type { Catalog } from '../../catalog.ts';
import { resourceOf } from '../context.ts';
import { decoded } from '../route.ts';

/** What a pane shows at a path. */
export type View =
  | { readonly kind: 'overview' | 'requests' | 'machines' | 'missing' }
  | { readonly kind: 'list'; readonly lifecycle: string; readonly filters: Readonly<Record<string, string>> }
  | { readonly kind: 'resource'; readonly lifecycle: string; readonly id: string }
  | { readonly kind: 'events'; readonly type: string; readonly resourceId: string }
  | { readonly kind: 'find'; readonly text: string }
  | { readonly kind: 'machine'; readonly lifecycle: string };

/** Reads a path such as `r/offramp-payment/pay_1`. A person may have typed it. */
export function viewOf(path: string, catalog: Catalog): View {
  const [kind = '', ...parts] = path.split('/');
  const [first = '', second = '', third = ''] = parts.map(decoded);
  if (kind === '' || kind === 'requests') return { kind: kind === '' ? 'overview' : 'requests' };
  if (kind === 'events') return { kind, type: first, resourceId: second };
  if (kind === 'find' && first !== '') return { kind, text: first };
  if (kind === 'machines' && first === '') return { kind };
  if (kind === 'machines' && resourceOf(catalog, first)) return { kind: 'machine', lifecycle: first };
  // An explanation is asked by its id alone: the lifecycle in the address may be a guess.
  if (kind === 'r' && second.trim() !== '') return { kind: 'resource', lifecycle: first, id: second };
  const list = kind === 'list' || kind === 'r' ? resourceOf(catalog, first)?.list : undefined;
  if (list === undefined) return { kind: 'missing' };
  const isFilter = catalog.operations[list]?.parameters.some(({ name }) => name === second);
  return { kind: 'list', lifecycle: first, filters: isFilter && third !== '' ? { [second]: third } : {} };
}

/** The lifecycle under whose list a resource is found: the list above the operation that reads it has those of others, too. */
export function listedUnder(lifecycle: string, { resources, operations }: Catalog): string {
  const pathOf = (operation: string | undefined): string | undefined => operations[operation ?? '']?.path;
  const reading = pathOf(resources.find((one) => one.lifecycle === lifecycle)?.get?.operation);
  const above = reading?.replace(/\/\{\w+\}$/, '');
  return resources.find(({ list }) => list !== undefined && pathOf(list) === above)?.lifecycle ?? lifecycle;
}

/** The name of a view for the title of the window and the history of the browser. */
export function titleOf(view: View, catalog: Catalog): string {
  switch (view.kind) {
    case 'list':
      return resourceOf(catalog, view.lifecycle)?.listTitle ?? '';
    case 'resource':
      return [resourceOf(catalog, view.lifecycle)?.title, view.id].filter(Boolean).join(' ');
    case 'machine':
      return `Lifecycle: ${resourceOf(catalog, view.lifecycle)?.title}`;
    case 'events':
      return ['Events', view.type, view.resourceId].filter(Boolean).join(' ');
    case 'find':
      return `Find ${view.text}`;
    default:
      return TITLES[view.kind];
  }
}

const TITLES = {
  overview: 'Overview',
  requests: 'Requests',
  machines: 'Lifecycles',
  missing: 'Page not found',
} as const;
