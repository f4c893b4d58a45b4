import { lifecycleWords } from '../kernel/explain/lifecycle-words.ts';

export { lifecycleWords };

/** The same as a title: "Off-ramp payment". */
export const lifecycleTitle = (id: string): string => {
  const words = lifecycleWords(id);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** "an off-ramp payment", "a claim". */
export const articleFor = (words: string): string => (/^[aeiou]/i.test(words) ? 'an' : 'a');
