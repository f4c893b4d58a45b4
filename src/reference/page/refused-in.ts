import type { LifecycleUse } from '../contract.ts';
import { html, joined, type Part } from '../text/html.ts';
import { code } from '../text/prose.ts';
import type { View } from '../view.ts';

const WORDS: Readonly<Record<string, string>> = {
  unchanged: 'Answers the resource unchanged',
  depends: 'More than the state decides what is answered',
};

/** In which states an event is refused, and with what. */
export const refusedIn = (
  view: View,
  refused: NonNullable<LifecycleUse['refused']>,
  stateLink: (name: string) => Part,
): Part => {
  const answered = (answer: string, where: Part): Part =>
    html`${WORDS[answer] ?? html`Refused with ${code(view, answer)}`} in ${where}`;
  if (typeof refused === 'string') return answered(refused, 'any other state');
  const answers = Map.groupBy(Object.keys(refused), (state) => refused[state] ?? '');
  return joined(
    [...answers].map(([answer, states]) =>
      answered(
        answer,
        joined(
          states.map((state) => (state === 'others' ? 'any other state' : stateLink(state))),
          ', ',
        ),
      ),
    ),
    '. ',
  );
};
