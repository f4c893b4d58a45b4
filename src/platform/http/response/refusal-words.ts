/** A refusal's message for people, where its code alone does not say what happened. */
export function messageOf(meaning: string, code: string, details: Details): string {
  const errors = errorsIn(details);
  if (errors.length > 0) return ofFields(meaning, code, errors);
  const required = details?.required;
  if (code === 'INSUFFICIENT_SCOPE' && Array.isArray(required)) {
    const scopes = `${required.length === 1 ? 'the scope' : 'the scopes'} ${required.join(', ')}`;
    return details?.agentForbidden === true
      ? `The API key of an agent can never hold ${scopes}.`
      : `The credential lacks ${scopes}.`;
  }
  return meaning;
}

type Details = Readonly<Record<string, unknown>> | undefined;

interface Place {
  readonly path: string;
  readonly message: string;
  readonly rule: string;
}

const errorsIn = (details: Details): readonly Place[] => (Array.isArray(details?.errors) ? details.errors : []);

/** Rules whose failure says only that some alternative or combination does not hold. */
const VAGUE = new Set(['anyOf', 'oneOf', 'not', 'if', 'false schema']);

/** The first place that fails. A code of its own already says what is wrong as a whole. */
function ofFields(meaning: string, code: string, errors: readonly Place[]): string {
  const first = firstOf(errors);
  if (code !== 'VALIDATION_FAILED') return VAGUE.has(first.rule) ? meaning : `${meaning} ${sentence(first)}`;
  const others = errors.length - 1;
  const more = others === 0 ? '' : ` The details list ${others === 1 ? 'one more place' : `${others} more places`}.`;
  return `${sentence(first)}${more}`;
}

/** Where alternatives failed, each failing branch has reported as well: the whole says more than one of them. */
function firstOf(errors: readonly Place[]): Place {
  const [first] = errors as [Place];
  return errors.find(({ path, rule }) => VAGUE.has(rule) && isWithin(first.path, path)) ?? first;
}

const isWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}/`);

const sentence = ({ path, message }: Place): string => `${subject(path)} ${message}${message.endsWith('?') ? '' : '.'}`;

/** `/body/owners/0/address` is the field owners[0].address. */
function subject(pointer: string): string {
  const [, part = '', ...names] = pointer.split('/');
  const name = names
    .map((one) => one.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, one) => (/^\d+$/.test(one) ? `${path}[${one}]` : path === '' ? one : `${path}.${one}`), '');
  if (name === '') return `The ${PARTS[part] ?? 'request'}`;
  if (part === 'query') return `The query parameter ${name}`;
  if (part === 'headers') return `The header ${name}`;
  if (part === 'path') return `The path parameter ${name}`;
  return `The field ${name}`;
}

const PARTS: Readonly<Record<string, string>> = { body: 'body', query: 'query', headers: 'header' };
