import { useEffect, useId, useRef } from 'preact/hooks';
import { operationOf, usePane } from '../context.ts';
import { AnswerForm } from './answer-form.tsx';
import type { Question } from './question.ts';

/** Asks for the confirmation of an operation, over the page that began it. */
export function ConfirmDialog({ question }: { readonly question: Question }) {
  const { catalog } = usePane();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const giveUp = (event: Event): void => {
    event.preventDefault();
    if (question.kind === 'asked') question.answer(undefined);
    else question.again(false);
  };
  const summary = operationOf(catalog, question.operation)?.summary ?? question.operation;
  return (
    <dialog ref={dialog} class="confirm" aria-labelledby={heading} onCancel={giveUp}>
      <h2 id={heading}>{question.kind === 'asked' ? `Confirm: ${summary}` : 'This confirmation has ended'}</h2>
      {question.kind === 'asked' ? (
        <AnswerForm
          // A wrong answer, and the next factor, begin with an empty form.
          key={`${question.prompt.challengeId}/${question.prompt.satisfiedFactors}`}
          question={question}
        />
      ) : (
        <Over question={question} />
      )}
    </dialog>
  );
}

const WORDS: Readonly<Record<string, string>> = {
  TWOFA_CHALLENGE_EXPIRED: 'Its ten minutes are over.',
  TWOFA_TOO_MANY_ATTEMPTS: 'Five wrong codes have ended it.',
};

const Over = ({ question }: { readonly question: Extract<Question, { kind: 'over' }> }) => (
  <>
    <div class="note bad" role="alert">
      <p>{WORDS[question.problem.code] ?? question.problem.message} Nothing has happened.</p>
      <p class="small">
        <code>{question.problem.code}</code>
      </p>
    </div>
    <div class="row">
      {/* biome-ignore lint/a11y/noAutofocus: the focus of a dialog begins in it. */}
      <button type="button" class="primary" autoFocus onClick={() => question.again(true)}>
        Start again
      </button>
      <button type="button" onClick={() => question.again(false)}>
        Close
      </button>
    </div>
  </>
);
