import { useEffect, useState } from 'preact/hooks';
import { usePane } from '../context.ts';
import { Empty, Json, Moment, ProblemNote } from '../parts.tsx';
import type { Problem } from '../problem.ts';
import { useLoad } from '../use-load.ts';

interface Sink {
  readonly sinkId: string;
  readonly url: string;
}

/** An endpoint that receives webhooks here: one button makes it and registers it. */
export function Sinks() {
  const { api } = usePane();
  const [sink, setSink] = useState<Sink>();
  const [problem, setProblem] = useState<Problem>();
  const make = async () => {
    const made = await api.call<Sink>('createTestWebhookSink');
    const registered = made.data
      ? await api.call('createWebhookEndpoint', { url: made.data.url, description: 'Sink of the console' })
      : made;
    setProblem(registered.problem);
    if (made.data && !registered.problem) setSink(made.data);
  };
  return (
    <>
      {sink ? (
        <Requests sink={sink} />
      ) : (
        <>
          <p class="soft small">Receives the webhooks of this account and shows them here, signed as usual.</p>
          <button type="button" onClick={make}>
            Make a sink
          </button>
        </>
      )}
      {problem && <ProblemNote problem={problem} />}
    </>
  );
}

const LOOK_MS = 2000;

function Requests({ sink }: { readonly sink: Sink }) {
  const { api } = usePane();
  const { data, reload } = useLoad(
    () =>
      api.call<{ requests: readonly (Readonly<Record<string, unknown>> & { readonly receivedAt?: string })[] }>(
        'listTestWebhookSinkRequests',
        { id: sink.sinkId, take: 10 },
      ),
    [api, sink.sinkId],
  );
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && reload(), LOOK_MS);
    return () => clearInterval(timer);
  }, [reload]);
  const requests = data?.requests ?? [];
  return (
    <>
      <p class="id">{sink.url}</p>
      {requests.length === 0 && <Empty>Nothing received yet. Change something: its event arrives here.</Empty>}
      <ol class="plain">
        {requests.map((request, at) => (
          <li key={`${at}`}>
            <details>
              <summary>
                {typeOf(request)} {request.receivedAt && <Moment at={request.receivedAt} />}
              </summary>
              <Json value={request} />
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}

function typeOf({ body }: Readonly<Record<string, unknown>>): string {
  try {
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    return String((parsed as { type?: unknown } | null)?.type ?? 'Request');
  } catch {
    return 'Request';
  }
}
