import { useRef, useState } from 'preact/hooks';
import { usePane } from '../context.ts';
import { words } from '../format.ts';
import { Copy, Empty, Moment, ProblemNote } from '../parts.tsx';
import { useLoad } from '../use-load.ts';
import { useLooks } from '../use-looks.ts';

interface Message {
  readonly id: string;
  readonly channel: string;
  readonly to: string;
  readonly purpose: string;
  readonly body: string;
  readonly code: string | null;
  readonly link: string | null;
  readonly createdAt: string;
}

/** The text messages and e-mails that nobody is sent in the sandbox, with their codes and links. */
export function Inbox() {
  const { api, feed } = usePane();
  const list = useRef<HTMLOListElement>(null);
  const [to, setTo] = useState('');
  const { data, problem, reload } = useLoad(
    () => api.call<{ messages: readonly Message[] }>('listTestMessages', { take: 10, ...(to && { to }) }),
    [api, to],
  );
  useLooks(reload, feed.turn, () => list.current?.closest('details')?.open === true);
  const messages = data?.messages ?? [];
  return (
    <>
      <div class="field">
        <label for="inbox-to">Only to</label>
        <input
          id="inbox-to"
          value={to}
          placeholder="phone number or e-mail"
          spellcheck={false}
          onChange={(event) => setTo(event.currentTarget.value.trim())}
        />
      </div>
      {problem && <ProblemNote problem={problem} />}
      {data && messages.length === 0 && (
        <Empty>No messages. A code or a claim link that the service sends appears here.</Empty>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach what scrolls. */}
      <ol ref={list} class="messages" aria-live="polite" aria-label="Messages" tabIndex={0}>
        {messages.map((message) => (
          <li key={message.id}>
            <p class="soft small">
              {message.to} · {words(message.purpose)} · <Moment at={message.createdAt} />
            </p>
            <p>{message.body}</p>
            {message.code && (
              <p class="row">
                <strong class="one-time-code">{message.code}</strong> <Copy text={message.code} label="Copy the code" />
              </p>
            )}
            {message.link && isWebLink(message.link) && (
              <a href={message.link} target="_blank" rel="noreferrer noopener">
                Open the link
              </a>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A link of another kind could run something. */
const isWebLink = (link: string): boolean => /^https?:\/\//.test(link);
