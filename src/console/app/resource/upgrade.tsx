import { Empty, Section } from '../parts.tsx';

interface Upgrade {
  readonly calls: readonly { readonly operation: string; readonly apiVersion: string; readonly requests: number }[];
  readonly changes: readonly {
    readonly apiVersion: string;
    readonly summary: string;
    readonly upgrade: string;
    readonly operations: readonly string[];
    readonly events: readonly string[];
  }[];
}

interface Props {
  readonly item: Readonly<Record<string, unknown>> | undefined;
}

/** The version of the contract that a key or an endpoint has, and what it would meet in the newest one. */
export function ContractVersion({ item }: Props) {
  const version = item?.apiVersion;
  if (typeof version !== 'string') return null;
  const upgrade = item?.upgrade as Upgrade | undefined;
  return (
    <Section title="Version of the contract">
      <p>
        <code>{version}</code>
        {upgrade === undefined && <span class="soft"> · the newest</span>}
      </p>
      {upgrade && <Calls {...upgrade} />}
      {upgrade && <Changes {...upgrade} />}
    </Section>
  );
}

function Calls({ calls }: Upgrade) {
  if (calls.length === 0) return null;
  return (
    <>
      <h3>Called in older versions in 30 days</h3>
      <ul class="plain">
        {calls.map(({ operation, apiVersion, requests }) => (
          <li key={`${operation} ${apiVersion}`}>
            <code>{operation}</code> <span class="soft">{`${apiVersion} · ${requests}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Changes({ changes }: Upgrade) {
  return (
    <>
      <h3>In the newest version</h3>
      {changes.length === 0 && <Empty>Nothing that it uses is different.</Empty>}
      <ul class="plain">
        {changes.map(({ apiVersion, summary, upgrade, operations, events }) => (
          <li key={`${apiVersion} ${summary}`}>
            <p>
              <span class="tag">{apiVersion}</span> {summary}
            </p>
            <p class="soft small">{upgrade}</p>
            <p class="small">
              <code>{[...operations, ...events].join(', ')}</code>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
