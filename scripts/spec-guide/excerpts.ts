// What of a command's output the guide shows.

export const fenced = (text: string): string => `\`\`\`\n${text}\n\`\`\``;

export const cut = (line: string): string => (line.length > 120 ? `${line.slice(0, 118)} …` : line);

/** The first and the last lines. */
export function shortened(text: string, first: number, last: number): string {
  const lines = text.split('\n');
  return lines.length <= first + last + 1 ? text : [...lines.slice(0, first), '…', ...lines.slice(-last)].join('\n');
}

/** What `generate` prints, less the stubs of other domains, which were there before, and the time it took here. */
export const generatedLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('done in') && (!line.startsWith('stub ') || line.includes('/destinations/')))
    .map((line) => line.replace(/ \(\d+\.\d+ s\)$/, ''))
    .join('\n');

/** Subjects of the review that the guide shows; the others only repeat them. */
const SHOWN = ['PausePayoutDestinationRequest', 'PayoutDestination', 'PayoutDestinationStatus', 'payout-destination'];

const FOLLOWS = '\n## What has to follow\n';

/** The summary of a review and the shown subjects, under headings that fit below the guide's own. */
export function reviewed(review: string): string {
  const [changes = ''] = review.split(FOLLOWS);
  const [head = '', ...subjects] = changes.split(/^(?=### )/m);
  const [summary = ''] = head.split(/^## /m);
  const shown = SHOWN.flatMap((name) => subjects.filter((one) => one.startsWith(`### \`${name}\``)));
  return [summary, ...shown]
    .map((part) => part.replace(/^## .*$/gm, '').trim())
    .join('\n\n')
    .replace(/^(#+) /gm, (_, marks: string) => `${marks}${marks.length === 1 ? '##' : '#'} `);
}

/** All that a review says has to follow. */
export const todoOf = (review: string): string => (review.split(FOLLOWS)[1] ?? '').trim();

/** The first of its sections. */
export const handlersOf = (review: string): string =>
  todoOf(review)
    .split(/^(?=\*\*)/m)
    .find((part) => part.startsWith('**Handlers**'))
    ?.trim() ?? '';

/** What is neither ticked nor for a person to look at. */
export const notDone = (review: string): string[] =>
  todoOf(review)
    .replace(/\n\*\*Generated\*\*\n[\s\S]*?(?=\n\*\*|$)/, '')
    .match(/^- \[ \] (?!\(look\)).*$/gm) ?? [];
