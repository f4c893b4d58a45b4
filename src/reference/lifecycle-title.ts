/** Words at the beginning of a line: "Off-ramp payment". */
export const lifecycleTitle = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** "an off-ramp payment", "a claim". */
export const articleFor = (words: string): string => (/^[aeiou]/i.test(words) ? 'an' : 'a');
