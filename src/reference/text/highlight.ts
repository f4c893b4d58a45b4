import { type Html, html, text } from './html.ts';

/** A program with its keywords, strings and comments marked, for languages that are written like TypeScript or a shell. */
export const highlighted = (program: string, language: string): Html => {
  const tokens = TOKENS[language];
  if (tokens === undefined) return text(program);
  let from = 0;
  const parts: Html[] = [];
  for (const found of program.matchAll(tokens)) {
    const [token] = found;
    const kind = Object.entries(found.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
    parts.push(text(program.slice(from, found.index)), marked(kind, token));
    from = found.index + token.length;
  }
  return html`${parts}${text(program.slice(from))}`;
};

/** The style sheet colours `b` and `i` of a sample, and `s` where it stands for a comment. */
const marked = (kind: string | undefined, token: string): Html => {
  if (kind === 'comment') return html`<s>${text(token)}</s>`;
  return kind === 'keyword' ? html`<b>${text(token)}</b>` : html`<i>${text(token)}</i>`;
};

const STRING = String.raw`(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|` + '`(?:[^`\\\\]|\\\\[^])*`)';
const KEYWORDS =
  'import|from|export|const|let|for|of|in|while|if|else|return|await|async|function|new|throw|try|catch|switch|case|default|break|type|interface|class|extends|declare|as|typeof|void|null|undefined|true|false';

const SCRIPT = new RegExp(String.raw`(?<comment>//[^\n]*|/\*[^]*?\*/)|${STRING}|(?<keyword>\b(?:${KEYWORDS})\b)`, 'g');
const SHELL = new RegExp(String.raw`(?<comment>(?<=^|\s)#[^\n]*)|${STRING}|(?<keyword>\$\{?\w+\}?)`, 'gm');

const PYTHON_KEYWORDS =
  'import|from|as|def|return|class|for|in|while|if|elif|else|try|except|finally|raise|with|async|await|match|case|not|and|or|is|lambda|yield|break|continue|pass|None|True|False';
const PYTHON = new RegExp(
  String.raw`(?<comment>#[^\n]*)|(?<string>"""[^]*?"""|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<keyword>\b(?:${PYTHON_KEYWORDS})\b)`,
  'g',
);

const TOKENS: Readonly<Record<string, RegExp>> = { ts: SCRIPT, js: SCRIPT, json: SCRIPT, sh: SHELL, python: PYTHON };
