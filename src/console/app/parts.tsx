import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { momentOf, relative, words } from './format.ts';
import type { Problem } from './problem.ts';
import { toneOf } from './tone.ts';

export const Status = ({ status }: { readonly status: string }) => (
  <span class={`status ${toneOf(status)}`} title={status}>
    {words(status)}
  </span>
);

/** A time in words, with the exact one beside it for whoever points at it. */
export const Moment = ({ at }: { readonly at: string }) => (
  <time dateTime={at} title={momentOf(at)}>
    {relative(at)}
  </time>
);

/** A refusal, as the service words it. */
export const ProblemNote = ({ problem }: { readonly problem: Problem }) => (
  <div class="note bad" role="alert">
    <p>
      <code>{problem.code}</code> {problem.message}
    </p>
    {problem.details !== undefined && <Json value={problem.details} />}
    {problem.requestId && <p class="soft small">Request {problem.requestId}</p>}
  </div>
);

interface SectionProps {
  readonly title: string;
  readonly count?: number | undefined;
  readonly hint?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export const Section = ({ title, count, hint, children, class: own = '' }: SectionProps) => (
  <section class={`card ${own}`}>
    <header class="card-head">
      <h2>
        {title}
        {count !== undefined && <span class="count">{count}</span>}
      </h2>
      {hint}
    </header>
    {children}
  </section>
);

/** An empty place says what would fill it. */
export const Empty = ({ children }: { readonly children: ComponentChildren }) => <p class="empty">{children}</p>;

export function Copy({ text, label = 'Copy' }: { readonly text: string; readonly label?: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(text).catch(() => undefined);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <button type="button" class="quiet small" onClick={copy}>
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </button>
  );
}

const TOKEN = /("(?:[^"\\]|\\.)*"\s*:)|("(?:[^"\\]|\\.)*")|(\btrue\b|\bfalse\b|\bnull\b|-?\d+(?:\.\d+)?)/g;
const KINDS = ['key', 'text', 'value'] as const;

/** JSON with colours. What is in it stays text. */
export function Json({ value }: { readonly value: unknown }) {
  const text = JSON.stringify(value, null, 2) ?? '';
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    parts.push(text.slice(end, match.index));
    const kind = KINDS[match.slice(1).findIndex((group) => group !== undefined)];
    parts.push(<span class={`json-${kind}`}>{match[0]}</span>);
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach what scrolls.
    <pre class="code" tabIndex={0}>
      {parts}
    </pre>
  );
}

export const Spinner = ({ label }: { readonly label: string }) => (
  <p class="spinner" role="status">
    {label}
  </p>
);
