import type { Catalog, CatalogResource } from '../catalog.ts';
import { Find } from './find.tsx';

interface NavigationProps {
  readonly catalog: Catalog;
  readonly path: string;
  readonly href: (path: string) => string;
  readonly onGo: (path: string) => void;
}

/** The groups that most people come for stand first; the rest keeps the order of the contract. */
const FIRST = ['Offramp', 'Payments', 'Approvals', 'Invoices', 'Treasury', 'Cards'];

export function Navigation({ catalog, path, href, onGo }: NavigationProps) {
  const link = (to: string, name: string) => (
    <li key={to}>
      <a href={href(to)} aria-current={isWithin(path, to) ? 'page' : undefined}>
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

const isWithin = (path: string, to: string): boolean =>
  path === to ||
  (to === 'events' && path.startsWith('events/')) ||
  (to.startsWith('list/') && path.startsWith(`${to}/`)) ||
  (to.startsWith('list/') && path.startsWith(`r/${to.slice('list/'.length)}/`));

function groupsOf({ resources }: Catalog): readonly (readonly [string, readonly CatalogResource[]])[] {
  const listed = resources.filter(({ list }) => list !== undefined);
  const groups = [...new Set([...FIRST, ...listed.map(({ group }) => group)])];
  return groups
    .map((group) => [group, listed.filter((resource) => resource.group === group)] as const)
    .filter(([, members]) => members.length > 0);
}
