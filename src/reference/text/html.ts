/** Text that is HTML already. Only `html` and `trusted` make it, so that whatever else is printed gets escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The values that a template accepts: undefined and false print nothing, lists are joined. */
export type Part = Html | string | number | undefined | false | readonly Part[];

/** A template whose every value is escaped unless it is `Html`: in text and in quoted attributes alike. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => {
  let text = strings[0] ?? '';
  for (let at = 0; at < parts.length; at += 1) text += print(parts[at]) + strings[at + 1];
  return new Html(text);
};

/** For what the generator made (diagrams): nothing that a person writes into a description may come this way. */
export const trusted = (text: string): Html => new Html(text);

export const nothing: Html = new Html('');

/** The parts with a separator between them. */
export const joined = (parts: readonly Part[], separator: Part): Part =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [separator, part]));

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);

/** Text between tags, where quotes stand as they are: JSON is half as long so. */
export const text = (plain: string): Html =>
  new Html(plain.replace(/[&<>]/g, (character) => ENTITIES[character] as string));

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const print = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(print).join('');
  return escaped(String(part));
};
