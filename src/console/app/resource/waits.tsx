import { operationOf, usePane } from '../context.ts';
import { words } from '../format.ts';
import { Moment, Section } from '../parts.tsx';
import type { Explanation, Wait } from './explanation.ts';

const WHO: Readonly<Record<Wait['kind'], string>> = {
  you: 'You',
  sender: 'The sender',
  recipient: 'The recipient',
  counterparty: 'The other party',
  provider: 'The provider',
  chain: 'The chain',
  operator: 'An operator',
  deadline: 'A deadline',
  approval: 'An approval',
  signature: 'A signature',
  liquidity: 'Liquidity',
  funds: 'Funds',
  service: 'The service',
};

/** Shows what the resource waits for, most important first, each with what clears it. */
export function Waits({ explanation }: { readonly explanation: Explanation }) {
  const { catalog } = usePane();
  const { waitingFor, resource } = explanation;
  if (waitingFor.length === 0) {
    return resource.isFinal ? null : (
      <Section title="Waits for">
        <p class="soft">It is not waiting for anything.</p>
      </Section>
    );
  }
  return (
    <Section title="Waits for" class="waits">
      <ol class="waiting">
        {waitingFor.map((wait) => (
          <li key={`${wait.kind}/${wait.code}/${wait.why}`} class={wait.kind}>
            <p class="who">
              {WHO[wait.kind]}
              {wait.code && <code class="hold">{wait.code}</code>}
              {wait.dueAt && (
                <span class="soft small">
                  <Moment at={wait.dueAt} />
                </span>
              )}
            </p>
            <p>{wait.why}</p>
            {wait.clearedBy.length > 0 && (
              <p class="soft small">
                Cleared by: {wait.clearedBy.map((id) => operationOf(catalog, id)?.summary ?? words(id)).join(', ')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
