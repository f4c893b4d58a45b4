import { useId, useState } from 'preact/hooks';
import { PaychartError, type TwoFactorOption, type TwoFactorPrompt } from '#sdk';
import { usePane } from '../context.ts';
import { momentOf, words } from '../format.ts';
import { Copy } from '../parts.tsx';
import { signWithTestKey } from '../signing/test-key.ts';
import type { Question } from './question.ts';
import { SandboxCode } from './sandbox-code.tsx';
import { textToSign } from './text-to-sign.ts';

type Asked = Extract<Question, { kind: 'asked' }>;

const isSent = ({ type }: TwoFactorOption): boolean => type === 'EMAIL' || type === 'SMS';
const isSigned = ({ type }: TwoFactorOption): boolean => type === 'IDP_MFA';

/** What is to be confirmed, the factor to do it with, and its code or signature. */
export function AnswerForm({ question }: { readonly question: Asked }) {
  const { prompt, isChecking } = question;
  const [factorId, setFactorId] = useState(prompt.factors[0]?.id);
  const factor = prompt.factors.find(({ id }) => id === factorId) ?? prompt.factors[0];
  const [given, setGiven] = useState('');
  const submit = (event: Event): void => {
    event.preventDefault();
    if (factor === undefined) return;
    const text = given.trim();
    setGiven('');
    question.answer(isSigned(factor) ? { factorId: factor.id, signature: text } : { factorId: factor.id, code: text });
  };
  return (
    <form onSubmit={submit}>
      <Bound prompt={prompt} />
      {prompt.factors.length > 1 && (
        <FactorChoice
          factors={prompt.factors}
          chosen={factor?.id}
          onChoose={(id) => {
            setFactorId(id);
            setGiven('');
          }}
        />
      )}
      {factor && isSent(factor) && <CodeSender key={factor.id} {...{ factor, prompt }} onCode={setGiven} />}
      {factor && isSigned(factor) && <SignedText prompt={prompt} onSignature={setGiven} />}
      {factor && <AnswerField factor={factor} value={given} onInput={setGiven} />}
      {prompt.attemptsRemaining !== undefined && !isChecking && <Wrong left={prompt.attemptsRemaining} />}
      <div class="row">
        <button type="submit" class="primary" disabled={isChecking || factor === undefined}>
          {isChecking ? 'Checking…' : 'Confirm'}
        </button>
        <button type="button" disabled={isChecking} onClick={() => question.answer(undefined)}>
          Cancel
        </button>
      </div>
    </form>
  );
}

const Wrong = ({ left }: { readonly left: number }) => (
  <p class="note bad" role="alert">
    That is not right. {left === 1 ? 'One attempt is left.' : `${left} attempts are left.`}
  </p>
);

/** The challenge holds for this and nothing else. */
const Bound = ({ prompt }: { readonly prompt: TwoFactorPrompt }) => {
  const { amountUsd, destinationLabel, destinationAddress, change, requiredFactors, satisfiedFactors, expiresAt } =
    prompt;
  const rows = [
    ['Amount', amountUsd === null ? null : `${amountUsd} USD`],
    ['Change', change],
    ['To', destinationLabel ?? destinationAddress],
    ['Address', destinationLabel === null ? null : destinationAddress],
    ['Change', amountUsd === null ? 'The settings or factors of the protection' : null],
    ['Factors', requiredFactors > 1 ? `${satisfiedFactors} of ${requiredFactors} given` : null],
    ['Until', momentOf(expiresAt)],
  ] as const;
  return (
    <dl class="bound">
      {rows.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

const nameOf = ({ type, hint }: TwoFactorOption): string => {
  const name = { TOTP: 'Authenticator app', EMAIL: 'E-mail', SMS: 'Text message', IDP_MFA: 'Signature' }[type];
  return hint === null ? (name ?? words(type)) : `${name ?? words(type)} ${hint}`;
};

interface FactorChoiceProps {
  readonly factors: readonly TwoFactorOption[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

function FactorChoice({ factors, chosen, onChoose }: FactorChoiceProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>Confirm with</label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {factors.map((factor) => (
          <option key={factor.id} value={factor.id}>
            {nameOf(factor)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CodeSenderProps {
  readonly factor: TwoFactorOption;
  readonly prompt: TwoFactorPrompt;
  readonly onCode: (code: string) => void;
}

function CodeSender({ factor, prompt, onCode }: CodeSenderProps) {
  const { catalog } = usePane();
  const [sends, setSends] = useState(0);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (): Promise<void> => {
    setSending(true);
    setRefusal(undefined);
    try {
      await prompt.sendCode(factor.id);
      setSends(sends + 1);
    } catch (thrown) {
      setRefusal(thrown instanceof PaychartError ? thrown.error.message : String(thrown));
    }
    setSending(false);
  };
  return (
    <>
      <div class="row">
        <button type="button" disabled={isSending} onClick={send}>
          {isSending ? 'Sending…' : sends > 0 ? 'Send another code' : `Send a code to ${factor.hint ?? 'me'}`}
        </button>
        <span class="soft small" role="status">
          {sends > 0 && 'The code is on its way.'}
        </span>
      </div>
      {refusal && (
        <p class="note bad" role="alert">
          {refusal}
        </p>
      )}
      {sends > 0 && catalog.environment === 'sandbox' && <SandboxCode key={sends} onCode={onCode} />}
    </>
  );
}

interface SignedTextProps {
  readonly prompt: TwoFactorPrompt;
  readonly onSignature: (signature: string) => void;
}

function SignedText({ prompt, onSignature }: SignedTextProps) {
  const { catalog, account } = usePane();
  const { memberId } = account;
  const text = textToSign(catalog.serviceName, prompt);
  return (
    <figure>
      <figcaption>
        Sign this text with the member’s signer (EIP-191) <Copy text={text} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach what scrolls. */}
      <pre class="code" tabIndex={0}>
        {text}
      </pre>
      {memberId !== undefined && (
        <button type="button" onClick={async () => onSignature((await signWithTestKey(memberId, { text })) ?? '')}>
          Sign with the member’s test key
        </button>
      )}
    </figure>
  );
}

interface AnswerFieldProps {
  readonly factor: TwoFactorOption;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

function AnswerField({ factor, value, onInput }: AnswerFieldProps) {
  const id = useId();
  const form = isSigned(factor)
    ? { name: 'Signature', pattern: '0x[0-9a-fA-F]+', hint: '0x…', inputMode: 'text' as const }
    : { name: 'Code', pattern: '[0-9]{6}', hint: '6 digits', inputMode: 'numeric' as const };
  return (
    <div class="field">
      <label for={id}>{form.name}</label>
      <input
        id={id}
        required
        // biome-ignore lint/a11y/noAutofocus: the focus of a dialog begins in it.
        autoFocus
        pattern={form.pattern}
        title={form.hint}
        placeholder={form.hint}
        inputMode={form.inputMode}
        autocomplete="one-time-code"
        spellcheck={false}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  );
}
