import { usePane } from '../context.ts';
import { words } from '../format.ts';
import { Moment, Section, Status } from '../parts.tsx';
import type { Explanation } from './explanation.ts';

interface Props {
  readonly explanation: Explanation;
}

/** Requests for approval, each with the weight that it has and needs. */
export function Approvals({ explanation: { approvals } }: Props) {
  const { href } = usePane();
  if (approvals.length === 0) return null;
  return (
    <Section title="Approvals" count={approvals.length}>
      <ul class="plain">
        {approvals.map((one) => (
          <li key={one.id}>
            <p class="row">
              <Status status={one.status} />
              <span>{one.approvalGroup ? `by ${one.approvalGroup}` : 'by any member who may approve'}</span>
            </p>
            <p class="weights">
              <progress
                value={one.receivedWeight}
                max={Math.max(1, one.requiredWeight)}
                aria-label="Weight of the votes"
              />
              <span>
                {one.receivedWeight} of {one.requiredWeight}
              </span>
            </p>
            {one.closedReason && <p class="soft small">{words(one.closedReason)}</p>}
            <a class="id" href={href(`r/approval-request/${encodeURIComponent(one.id)}`)}>
              {one.id}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shows the requests to payout providers. */
export function Attempts({ explanation: { providerAttempts } }: Props) {
  if (providerAttempts.length === 0) return null;
  return (
    <Section title="Provider attempts" count={providerAttempts.length}>
      <ul class="plain">
        {providerAttempts.map((one) => (
          <li key={one.submittedAt}>
            <p class="row">
              <strong>{words(one.provider)}</strong>
              {one.lastStatus && <Status status={one.lastStatus} />}
              {one.isCurrent && <span class="tag">current</span>}
            </p>
            <p class="soft small">
              submitted <Moment at={one.submittedAt} />
              {one.returnedAt && (
                <>
                  , money returned <Moment at={one.returnedAt} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Background work and the deadline. */
export function Work({ explanation: { jobs, timers } }: Props) {
  if (jobs.length + timers.length === 0) return null;
  return (
    <Section title="Jobs and deadlines" count={jobs.length + timers.length}>
      <ul class="plain">
        {timers.map(({ event, dueAt }) => (
          <li key={event} class="row">
            <span class="by timer">deadline</span> {words(event)} <Moment at={dueAt} />
          </li>
        ))}
        {jobs.map(({ topic, dueAt, attempts }) => (
          <li key={topic} class="row">
            <span class="by service">job</span> <code>{topic}</code>
            <span>
              <Moment at={dueAt} />
              {attempts > 0 && <span class="soft"> · {attempts === 1 ? '1 attempt' : `${attempts} attempts`}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Deliveries of its events to the webhook endpoints. */
export function Deliveries({ explanation: { deliveries } }: Props) {
  const { href } = usePane();
  if (deliveries.length === 0) return null;
  return (
    <Section title="Webhook deliveries" count={deliveries.length}>
      <ul class="plain">
        {deliveries.map((one) => (
          <li key={one.id}>
            <p class="row">
              <Status status={one.status} />
              <span>{one.eventType}</span>
              <span class="soft small">{one.attempts === 1 ? '1 attempt' : `${one.attempts} attempts`}</span>
            </p>
            {one.lastError && <p class="small">{one.lastError}</p>}
            <a class="id" href={href(`r/webhook-delivery/${encodeURIComponent(one.id)}`)}>
              {one.id}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
