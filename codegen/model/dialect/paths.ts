/** Text of a path in which the router sees no more than text. */
const TEXT = String.raw`[^\\:*{}()[\]+?!"#]`;

/** Text, one parameter, and text that does not go on its name: `{id}`, `{id}.html`, `v{id}`. */
const FORM = new RegExp(`^${TEXT}*(?:\\{[^{}]+\\}(?:(?!\\w)${TEXT}+)?)?$`);

export const SEGMENT =
  'it may have one parameter, text before it, and behind it text such as .html, without any of \\:*()[]+?!"#';

/** The first segment of a path that the router would not match as it is written. */
export const oddSegment = (path: string): string | undefined => path.split('/').find((segment) => !FORM.test(segment));
