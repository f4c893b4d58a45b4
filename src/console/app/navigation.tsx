import type { Catalog, CatalogResource } from '../catalog.ts';
import { Find } from './find.tsx';
import { listedUnder } from './pages/view.ts';

interface NavigationProps {
  readonly catalog: Catalog;
  readonly path: string;
  readonly href: (path: string) => string;
  readonly onGo: (path: string) => void;
}

/** The groups that most people come for stand first; the rest keeps the order of the contract. */
const FIRST = ['Payments', 'Offramp', 'Approvals', 'Invoices', 'Treasury', 'Cards'];

export function Navigation({ catalog, path, href, onGo }: NavigationProps) {
  const link = (to: string, name: string) => (
    <li key={to}>
      <a href={href(to)} aria-current={isWithin(catalog, path, to) ? 'page' : undefined}>
        {name}
      </a>
    </li>
  );
  return (
    <nav id="navigation" class="side" aria-label="Resources">
      <Find onFind={(text) => onGo(`find/${encodeURIComponent(text)}`)} />
      <ul>
        {link('', 'Overview')}
        {link('requests', 'Requests')}
        {link('events', 'Events')}
        {link('machines', 'Lifecycles')}
      </ul>
      {groupsOf(catalog).map(([group, resources]) => (
        <section key={group}>
          <h2>{group === 'Offramp' ? 'Off-ramp' : group}</h2>
          <ul>{resources.map(({ lifecycle, listTitle }) => link(`list/${lifecycle}`, listTitle))}</ul>
        </section>
      ))}
    </nav>
  );
}

function isWithin(catalog: Catalog, path: string, to: string): boolean {
  if (path === to || (to === 'events' && path.startsWith('events/'))) return true;
  if (!to.startsWith('list/')) return false;
  const [kind, lifecycle = ''] = path.split('/');
  return path.startsWith(`${to}/`) || (kind === 'r' && to === `list/${listedUnder(lifecycle, catalog)}`);
}

function groupsOf({ resources }: Catalog): readonly (readonly [string, readonly CatalogResource[]])[] {
  const listed = resources.filter(({ list }) => list !== undefined);
  const groups = [...new Set([...FIRST, ...listed.map(({ group }) => group)])];
  return groups
    .map((group) => [group, listed.filter((resource) => resource.group === group)] as const)
    .filter(([, members]) => members.length > 0);
}
