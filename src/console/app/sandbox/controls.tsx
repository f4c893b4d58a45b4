import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { usePane } from '../context.ts';
import { Clock } from './clock.tsx';
import { Faucet } from './faucet.tsx';
import { Inbox } from './inbox.tsx';
import { Operations } from './operations.tsx';
import { Provider } from './provider.tsx';
import { ReviewCases } from './review-cases.tsx';
import { Scenarios } from './scenarios.tsx';
import { Sinks } from './sinks.tsx';

/** Everything that a test decides in the sandbox, for the account of the pane beside it. */
export function Controls({ onClose }: { readonly onClose: () => void }) {
  const { account } = usePane();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a phone the controls cover the page: whoever opened them is taken there.
    if (matchMedia('(max-width: 1199px)').matches) heading.current?.focus();
  }, []);
  return (
    <aside class="controls" aria-label="Sandbox controls">
      <header class="controls-head">
        <h2 ref={heading} tabIndex={-1}>
          Sandbox
        </h2>
        <span class="soft small">as {account.name}</span>
        <button type="button" class="quiet small" onClick={onClose}>
          Close
        </button>
      </header>
      <Control title="Inbox" isOpen>
        <Inbox />
      </Control>
      <Control title="Scenarios" isOpen>
        <Scenarios />
      </Control>
      <Control title="Clock" isOpen>
        <Clock />
      </Control>
      <Control title="Review cases">
        <ReviewCases />
      </Control>
      <Control title="Payout provider">
        <Provider />
      </Control>
      <Control title="Screening">
        <Operations ids={['setTestScreening']} />
      </Control>
      <Control title="Two-factor protection">
        <p class="soft small">
          Add a factor, verify it on its page with the code from the inbox, and then switch the protection on. It needs
          a member’s session.
        </p>
        <Operations
          ids={['enrollTwoFactorFactor', 'createContact', 'updateProtectionSettings', 'getProtectionSettings']}
        />
      </Control>
      <Control title="Tenant">
        <Operations ids={['setTestTenantStatus']} />
      </Control>
      <Control title="Message gateway">
        <Operations ids={['setTestMessageGateway']} />
      </Control>
      <Control title="Faucet">
        <Faucet />
      </Control>
      <Control title="Webhook sink">
        <Sinks />
      </Control>
      <Control title="Chain and features">
        <Operations ids={['setTestChain', 'setTestFeatures', 'setTestPolicyEnforcement', 'setTestPolicySubsystem']} />
      </Control>
    </aside>
  );
}

const Control = ({
  title,
  isOpen = false,
  children,
}: {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}) => (
  <details class="control" open={isOpen}>
    <summary>{title}</summary>
    {children}
  </details>
);
