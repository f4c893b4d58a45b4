import { useMemo, useState } from 'preact/hooks';
import type { Catalog } from '../catalog.ts';
import type { Account } from './account/account.ts';
import { apiOf } from './api.ts';
import { PaneProvider, usePane } from './context.ts';
import { useFeed } from './feed/feed.ts';
import type { Feed } from './feed/feed-state.ts';
import { EventsPage } from './pages/events-page.tsx';
import { FindPage } from './pages/find-page.tsx';
import { ListPage } from './pages/list-page.tsx';
import { MachinePage, MachinesPage } from './pages/machines-page.tsx';
import { Overview } from './pages/overview.tsx';
import { RequestsPage } from './pages/requests-page.tsx';
import { ResourcePage } from './pages/resource-page.tsx';
import { viewOf } from './pages/view.ts';
import { recordOf } from './request-log.ts';
import type { Place } from './route.ts';
import { Controls } from './sandbox/controls.tsx';
import { ConfirmDialog } from './two-factor/confirm-dialog.tsx';
import { confirmingOn, type Question } from './two-factor/question.ts';

interface PaneProps {
  readonly catalog: Catalog;
  readonly account: Account;
  readonly place: Place;
  readonly isNamed: boolean;
  readonly isActive: boolean;
  readonly hasControls: boolean;
  readonly href: (path: string) => string;
  readonly onGo: (path: string) => void;
  readonly onJoin: (account: Account) => void;
  readonly onActive: () => void;
  readonly onCloseControls: () => void;
}

/** One side of what happens: an account, where it stands, and its events. */
export function Pane(props: PaneProps) {
  const { catalog, account, place, href, isNamed, isActive, hasControls } = props;
  const [question, setQuestion] = useState<Question>();
  const api = useMemo(
    () => apiOf(account.credential, confirmingOn(setQuestion), recordOf(account.key, catalog.operations)),
    [account, catalog],
  );
  const feed = useFeed(api);
  const pane = { catalog, account, api, feed, path: place.path, href, go: props.onGo, join: props.onJoin };
  return (
    <PaneProvider value={pane}>
      <section
        class={`pane${isActive && isNamed ? ' active' : ''}`}
        aria-label={account.name}
        onFocusCapture={props.onActive}
        onPointerDownCapture={props.onActive}
      >
        <div class="pane-head">
          <span class={`account-name ${account.part ?? 'member'}`}>
            <span>{account.name}</span>
          </span>
          <FeedState feed={feed} />
        </div>
        <div class="pane-body">
          <Shown path={place.path} />
        </div>
      </section>
      {hasControls && <Controls onClose={props.onCloseControls} />}
      {question && <ConfirmDialog question={question} />}
    </PaneProvider>
  );
}

function Shown({ path }: { readonly path: string }) {
  const { catalog, href } = usePane();
  const view = viewOf(path, catalog);
  switch (view.kind) {
    case 'overview':
      return <Overview />;
    case 'list':
      return <ListPage key={path} lifecycle={view.lifecycle} filters={view.filters} />;
    case 'resource':
      return <ResourcePage key={path} lifecycle={view.lifecycle} id={view.id} />;
    case 'find':
      return <FindPage key={path} text={view.text} />;
    case 'requests':
      return <RequestsPage />;
    case 'events':
      return <EventsPage key={path} type={view.type} resourceId={view.resourceId} />;
    case 'machines':
      return <MachinesPage />;
    case 'machine':
      return <MachinePage key={path} lifecycle={view.lifecycle} />;
    case 'missing':
      return (
        <>
          <h1>Page not found</h1>
          <p class="empty">
            The console has nothing at this address. Go to the <a href={href('')}>overview</a>, or find a resource by
            its ID.
          </p>
        </>
      );
  }
}

const SAID: Readonly<Record<Feed['state'], string>> = {
  connecting: 'Connecting…',
  live: 'Live',
  polling: 'Live, read once a second',
  behind: 'Behind',
  lost: 'No connection: trying again',
  closed: 'This key may not read events',
};

/** True if the shown data is current. */
const FeedState = ({ feed }: { readonly feed: Feed }) => (
  <span class={`feed ${feed.state}`} role="status">
    {feed.state === 'behind' ? `${feed.behindBy} events behind` : SAID[feed.state]}
  </span>
);
