import { asString } from '../load/json.ts';
import type { Place, SpecNode } from '../load/spec-node.ts';
import { specObjects } from '../load/walk.ts';
import { formsOf, requestPatterns } from '../model/operations/forms.ts';
import type { Linted, LintRule, Report } from './rule.ts';
import { eachProperty } from './schema-rules.ts';
import { citationsIn, isValidatorNoise, privateWordsIn, repeatsName } from './words.ts';

/** Calls `look` for every text that an outsider reads: in the contract, its registry of errors, and the machines. */
const eachText =
  (look: (text: string, report: (message: string) => void) => void) =>
  ({ root, model }: Linted, report: Report): void => {
    const at = (place: Place, text: string | undefined): void => {
      if (text !== undefined) look(text, (message) => report(place, message));
    };
    for (const node of specObjects(root)) for (const key of TEXTS) at(node.child(key) ?? node, textOf(node, key));
    for (const { file, description, leaves, transitions } of model.lifecycles) {
      const place = { file, offset: 0 };
      for (const text of [description, ...leaves.map((one) => one.description)]) at(place, text);
      for (const transition of transitions) at(place, transition.description);
    }
  };

const TEXTS = ['summary', 'description', 'meaning'] as const;

const textOf = ({ object }: SpecNode, key: string): string | undefined => asString(object[key]);

export const proseRules: readonly LintRule[] = [
  {
    name: 'no-citation',
    why: 'An outsider has not got the documents: citations stand in x-requirements, or in a machine under meta.requirements.',
    check: eachText((text, report) => {
      const citations = citationsIn(text);
      if (citations.length > 0) report(`'${short(text)}' cites ${citations.join(', ')}: move that to x-requirements`);
    }),
  },
  {
    name: 'plain-words',
    why: 'Words of the source mean nothing to who uses the service.',
    check: eachText((text, report) => {
      for (const { word, say } of privateWordsIn(text)) report(`'${word}' in '${short(text)}': say ${say}`);
    }),
  },
  {
    name: 'says-more',
    why: 'A description that only repeats the name costs a line and tells nothing: say unit, form, or when it is null.',
    check: eachProperty((name, property, report) => {
      const description = asString(property.object.description);
      if (description !== undefined && repeatsName(name, description)) {
        report(property, `the description of ${name} only repeats its name: '${description}'`);
      }
    }),
  },
  {
    name: 'one-case',
    why: 'What a kernel code means is its message where the case has none of its own: it never offers alternatives.',
    check: ({ model }, report) => {
      for (const { code, kernel, meaning, place } of model.errors) {
        if (kernel && /\bor\b/.test(meaning))
          report(place, `the meaning of ${code} offers several cases: '${meaning}'`);
      }
    },
  },
  {
    name: 'pattern-in-words',
    why: 'Nobody who fills a form in reads patterns: a refusal says what the text has to be.',
    check: ({ root, model }, report) => {
      const forms = formsOf(model);
      for (const [pattern, id] of requestPatterns(model)) {
        const [form, other] = forms.get(pattern) ?? [];
        if (form === undefined)
          report(root, `${id} takes the pattern ${pattern}: say beside it, by x-form, what it is`);
        if (other !== undefined) report(root, `the pattern ${pattern} is both '${form}' and '${other}'`);
      }
    },
  },
  {
    name: 'no-validator-noise',
    why: 'The examples of errors show what the service says, and it does not speak like a validator.',
    check: ({ model }, report) => {
      for (const { code, example, place } of model.errors) {
        if (isValidatorNoise(JSON.stringify(example ?? '')))
          report(place, `the example of ${code} speaks like a validator`);
      }
    },
  },
];

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text).replaceAll('\n', ' ');
