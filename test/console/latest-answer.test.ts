import { describe, expect, it } from 'vitest';
import { LatestAnswer } from '../../src/console/app/latest-answer.ts';

/** Questions that are answered when the test says so. */
function questions() {
  const latest = new LatestAnswer();
  const shown: string[] = [];
  const answers = new Map<string, (text: string) => void>();
  const ask = (name: string): Promise<void> =>
    latest.ask(
      () => new Promise<string>((resolve) => answers.set(name, resolve)),
      (text) => shown.push(text),
    );
  const answer = async (name: string): Promise<void> => {
    answers.get(name)?.(name);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { latest, shown, ask, answer };
}

describe('the answer to the latest question', () => {
  it('is shown', async () => {
    const { shown, ask, answer } = questions();
    void ask('first');
    await answer('first');
    void ask('second');
    await answer('second');
    expect(shown).toEqual(['first', 'second']);
  });

  it('is not overwritten by a late answer to an earlier question', async () => {
    const { shown, ask, answer } = questions();
    void ask('first');
    void ask('second');
    await answer('second');
    await answer('first');
    expect(shown).toEqual(['second']);
  });

  it('is the only one shown, even if an earlier one arrives first', async () => {
    const { shown, ask, answer } = questions();
    void ask('first');
    void ask('second');
    await answer('first');
    expect(shown).toEqual([]);
    await answer('second');
    expect(shown).toEqual(['second']);
  });

  it('is dropped when everything is forgotten, and the answer to the next question is shown', async () => {
    const { latest, shown, ask, answer } = questions();
    void ask('first');
    latest.forget();
    await answer('first');
    void ask('second');
    await answer('second');
    expect(shown).toEqual(['second']);
  });

  it('passes a failure on to the caller', async () => {
    const failing = new LatestAnswer().ask(
      () => Promise.reject(new Error('away')),
      () => undefined,
    );
    await expect(failing).rejects.toThrow('away');
  });
});
