import { type Labelled, labelled } from './labels.ts';

/** Longer ones are sentences. */
export const MAXIMUM_LABEL = 60;

/** As long as a person may correct a fact to. */
export const MAXIMUM_VALUE = 500;

/** Characters that change the direction of text. No value keeps them, since it would read differently. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: a PDF's text may hold them
const CONTROL = /[\u0000-\u001f\u007f]/g;

/** The `Label: value` lines of a text whose labels are known (D-367), in order. One pass: its time grows with the text alone. */
export const readText = (text: string): readonly Labelled[] =>
  text.split(/\r\n|[\n\r\f]/).flatMap((line) => {
    const colon = line.indexOf(':');
    return colon < 1 ? [] : ofPair(line.slice(0, colon), line.slice(colon + 1, colon + 1 + 2 * MAXIMUM_VALUE));
  });

/** A label with its value; nothing where the label is not known, or the value is none or too long to be one. */
export function ofPair(label: string, value: string): readonly Labelled[] {
  if (label.length > MAXIMUM_LABEL) return [];
  const clean = value.toWellFormed().replace(DIRECTION, '').replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
  if (clean === '' || clean.length > MAXIMUM_VALUE) return [];
  const found = labelled(label, clean);
  return found === undefined ? [] : [found];
}
