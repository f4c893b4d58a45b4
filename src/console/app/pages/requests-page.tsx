import { useState } from 'preact/hooks';
import { baseUrl } from '../api.ts';
import { operationOf, usePane } from '../context.ts';
import { shortId, withLocalTimes } from '../format.ts';
import { RequestCode } from '../forms/call-form.tsx';
import { Empty, Json, Moment, ProblemNote, Section, Spinner, Status } from '../parts.tsx';
import { filtered, type LoggedRequest, REFUSED, useRequests } from '../request-log.ts';
import type { Explanation } from '../resource/explanation.ts';
import { useLoad } from '../use-load.ts';

/** The requests that this account has made in this tab, with their answers. */
export function RequestsPage() {
  const { account } = usePane();
  const log = useRequests(account.key);
  const [outcome, setOutcome] = useState('');
  const [hasReads, setReads] = useState(false);
  const [opened, setOpened] = useState<number>();
  const codes = [...new Set(log.flatMap(({ code }) => code ?? []))].sort();
  const shown = filtered(log, { outcome, hasReads });
  return (
    <>
      <div class="page-head">
        <div>
          <h1>Requests</h1>
          <p class="soft">What this account has sent from this tab, newest first, and how the service answered.</p>
        </div>
      </div>
      <search class="filters">
        <label class="filter">
          <span>Answer</span>
          <select value={outcome} onChange={({ currentTarget }) => setOutcome(currentTarget.value)}>
            <option value="">All</option>
            <option value={REFUSED}>Refused</option>
            {codes.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
        </label>
        <label class="filter check">
          <input type="checkbox" checked={hasReads} onChange={({ currentTarget }) => setReads(currentTarget.checked)} />
          <span>Show reads</span>
        </label>
      </search>
      {shown.length === 0 ? (
        <Empty>
          {log.length === 0
            ? 'Nothing was sent yet. Each call of this console appears here, and you can copy it for a program.'
            : 'No request fits the filter. Reads are hidden unless you show them.'}
        </Empty>
      ) : (
        <section class="card">
          <ol class="requests">
            {shown.map((request) => (
              <RequestRow
                key={request.number}
                request={request}
                isOpen={opened === request.number}
                onToggle={() => setOpened(opened === request.number ? undefined : request.number)}
              />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

interface RowProps {
  readonly request: LoggedRequest;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function RequestRow({ request, isOpen, onToggle }: RowProps) {
  const { method, path, status, code, at, times, requestId } = request;
  return (
    <li class={isOpen ? 'open' : ''}>
      <button type="button" class="request" aria-expanded={isOpen} onClick={onToggle}>
        <span class={`answer ${code === undefined ? 'good' : 'bad'}`}>{status ?? '—'}</span>
        <span class="method">{method}</span>
        <code class="path">{path}</code>
        {times > 1 && <span class="tag">× {times}</span>}
        {code && <code class="code-name">{code}</code>}
        <span class="soft small when">
          <Moment at={at} />
          {requestId && <> · {shortId(requestId)}</>}
        </span>
      </button>
      {isOpen && <Opened request={request} />}
    </li>
  );
}

/** The request and its answer on one side, and what it was about on the other. */
function Opened({ request }: { readonly request: LoggedRequest }) {
  const { catalog } = usePane();
  const { code, message = '', details, requestId, operation: id, parts, tookMs, status } = request;
  const operation = operationOf(catalog, id);
  const about = Object.values(parts.path).map(String)[0];
  return (
    <div class="opened-request">
      <div>
        {code !== undefined ? (
          <>
            <ProblemNote problem={{ code, message, requestId, details }} />
            <p class="small">
              <a href={`${baseUrl()}/docs/errors#${code}`}>What {code} means</a>
            </p>
          </>
        ) : (
          <p class="soft small">
            Answered with {status} in {Math.round(tookMs)} ms. Request <code>{requestId}</code>
          </p>
        )}
        {parts.body !== undefined && <Json value={parts.body} />}
        {operation && <RequestCode operation={operation} parts={parts} />}
      </div>
      {about !== undefined && <About id={about} />}
    </div>
  );
}

/** The explanation of the resource that the request named, as it is now. */
function About({ id }: { readonly id: string }) {
  const { api, href } = usePane();
  const { data, problem, isLoading } = useLoad(() => api.call<Explanation>('explainResource', { id }), [api, id]);
  if (isLoading && !data) return <Spinner label="Loading the explanation…" />;
  if (!data) return problem && problem.code !== 'RESOURCE_NOT_FOUND' ? <ProblemNote problem={problem} /> : null;
  const { resource, summary, waitingFor } = data;
  return (
    <Section
      title="What it was about, as it is now"
      hint={<a href={href(`r/${resource.lifecycle}/${encodeURIComponent(id)}`)}>Open it</a>}
    >
      <p class="row">
        <Status status={resource.status} /> <code class="id">{shortId(id)}</code>
      </p>
      <p>{withLocalTimes(summary)}</p>
      {waitingFor.length > 0 && (
        <ul class="plain">
          {waitingFor.map(({ kind, code, why }) => (
            <li key={`${kind}/${code}/${why}`}>
              {why} {code && <code>{code}</code>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
