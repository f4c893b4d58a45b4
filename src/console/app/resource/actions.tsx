import { useState } from 'preact/hooks';
import type { CatalogResource } from '../../catalog.ts';
import { operationOf, type PaneContext, usePane } from '../context.ts';
import { words } from '../format.ts';
import { CallForm } from '../forms/call-form.tsx';
import { type Known, knownFor, ownCollection } from '../known.ts';
import { Moment, Section } from '../parts.tsx';
import { SandboxSigner } from '../signing/sandbox-signer.tsx';
import type { Explanation, Next } from './explanation.ts';

interface ActionsProps {
  readonly explanation: Explanation;
  readonly resource: CatalogResource | undefined;
  readonly item: Readonly<Record<string, unknown>> | undefined;
  readonly refresh: () => void;
}

/** An operation and every event that it may send now. */
export interface Action {
  readonly id: string;
  readonly summary: string;
  readonly isControl: boolean;
  readonly isPossible: boolean;
  readonly ways: readonly Next[];
}

/** Each operation once: it is possible if one of its events is. */
export function actionsOf(catalog: PaneContext['catalog'], next: readonly Next[]): readonly Action[] {
  const ids = [...new Set(next.flatMap(({ operationId }) => operationId ?? []))];
  const found = ids
    .flatMap((id) => {
      const operation = operationOf(catalog, id);
      const ways = next.filter(({ operationId }) => operationId === id);
      if (!operation) return [];
      const isPossible = ways.some(({ allowed }) => allowed !== false);
      return [
        { id, summary: operation.summary, isControl: ways.every(({ by }) => by === 'control'), isPossible, ways },
      ];
    })
    .sort((one, other) => rank(one) - rank(other));
  return found.filter((one) => !found.some((other) => isTwin(catalog, one, other)));
}

/** True if the unified surface does the same: one button is enough. */
function isTwin(catalog: PaneContext['catalog'], one: Action, other: Action): boolean {
  const [path, unified] = [one, other].map(({ id }) => operationOf(catalog, id)?.path);
  const isOfframp = path?.startsWith('/v1/offramp/') === true;
  return isOfframp && path.replace('/v1/offramp/', '/v1/') === unified && (other.isPossible || !one.isPossible);
}

const rank = ({ ways, isControl }: Action): number =>
  (ways.some(({ allowed }) => allowed === true) ? 0 : 1) + (isControl ? 2 : 0);

export function Actions({ explanation, resource, item, refresh }: ActionsProps) {
  const { catalog, api } = usePane();
  const [open, setOpen] = useState<{ readonly id: string; readonly known: Known }>();
  const { next } = explanation;
  const actions = actionsOf(catalog, next);
  const possible = actions.filter(({ isPossible }) => isPossible);
  const refused = actions.filter(({ isPossible }) => !isPossible);
  const others = next.filter(({ operationId, allowed }) => operationId === null && allowed !== false);
  const choose = async (id: string) => {
    if (open?.id === id) return setOpen(undefined);
    const operation = operationOf(catalog, id);
    if (operation)
      setOpen({
        id,
        known: await knownFor(api, operation, { explanation, resource, item, own: ownCollection(catalog, resource) }),
      });
  };
  if (next.length === 0) return null;
  return (
    <Section title="What can happen next">
      {possible.length === 0 && <p class="soft">Nothing that you can send moves it now.</p>}
      <ul class="actions">
        {possible.map((action) => (
          <ActionItem
            key={action.id}
            {...{ action, refresh }}
            open={open?.id === action.id ? open.known : undefined}
            onChoose={() => choose(action.id)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <ul class="by-others">
          {others.map(({ event, by, to, dueAt }) => (
            <li key={`${event}/${by}`}>
              <span class={`by ${by}`}>{by}</span> {words(event)} <span class="soft">→ {to.map(words).join(', ')}</span>
              {dueAt && (
                <span class="soft small">
                  {' '}
                  <Moment at={dueAt} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <details class="refused">
          <summary>{refused.length} refused now</summary>
          <ul>
            {refused.map(({ id, summary, ways }) => (
              <li key={id}>
                <button type="button" disabled>
                  {summary}
                </button>
                {reasonsOf(ways).map(({ code, why }) => (
                  <p key={`${code}/${why}`} class="small">
                    {code && <code>{code}</code>} {why}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

const reasonsOf = (ways: readonly Next[]): readonly Pick<Next, 'code' | 'why'>[] => {
  const reasons = new Map(ways.map(({ code, why }) => [`${code}/${why}`, { code, why }]));
  return [...reasons.values()];
};

interface ActionItemProps {
  readonly action: Action;
  readonly open: Known | undefined;
  readonly onChoose: () => void;
  readonly refresh: () => void;
}

function ActionItem({ action, open, onChoose, refresh }: ActionItemProps) {
  const { catalog } = usePane();
  const operation = operationOf(catalog, action.id);
  const to = [...new Set(action.ways.filter(({ allowed }) => allowed !== false).flatMap((way) => way.to))];
  const depends = action.ways.every(({ allowed }) => allowed !== true);
  return (
    <li class={open ? 'open' : ''}>
      <button type="button" class="action" aria-expanded={open !== undefined} onClick={onChoose}>
        <span>{action.summary}</span>
        {action.isControl && <span class="tag">sandbox</span>}
        <span class="soft small">→ {to.map(words).join(', ')}</span>
      </button>
      {open && operation && (
        <>
          {depends && <p class="soft small">{action.ways[0]?.why}</p>}
          {action.id === 'signPayment' && open.id && <SandboxSigner paymentId={open.id} onDone={refresh} />}
          <CallForm id={action.id} operation={operation} known={open} onDone={refresh} />
        </>
      )}
    </li>
  );
}
