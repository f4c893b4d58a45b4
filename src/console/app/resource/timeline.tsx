import type { CatalogState } from '../../catalog.ts';
import { timeOf, words } from '../format.ts';
import { Moment, Section, Status } from '../parts.tsx';
import type { Explanation } from './explanation.ts';
import { meaningOf } from './step-meaning.ts';

const ACTORS: Readonly<Record<string, string>> = {
  member: 'a member',
  apiKey: 'an API key',
  counterparty: 'the other party',
  provider: 'the provider',
  chain: 'the chain',
  timer: 'a deadline',
  operator: 'an operator',
  service: 'the service',
};

/** Its steps, newest first: who caused each, and which request. */
interface TimelineProps {
  readonly explanation: Explanation;
  readonly states: readonly CatalogState[];
}

export function Timeline({ explanation, states }: TimelineProps) {
  const steps = [...explanation.timeline].reverse();
  return (
    <Section title="Timeline" count={steps.length}>
      <ol class="timeline">
        {steps.map((step, at) => (
          <li key={`${steps.length - at}`}>
            <Status status={step.to} />
            <p>
              {step.event === null ? meaningOf(states, step) : words(step.event)}{' '}
              <span class="soft">by {step.actor.name ?? ACTORS[step.actor.kind]}</span>
            </p>
            <p class="soft small">
              <span class="exact">{timeOf(step.at)}</span> · <Moment at={step.at} />
              {step.requestId && <> · {step.requestId}</>}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
