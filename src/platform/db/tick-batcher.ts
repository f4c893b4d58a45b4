import process from 'node:process';

/** Somebody waits for the answer to one question. */
interface Asked<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * What is asked in one turn of the event loop, and in the promises that it settles, is answered together. Answers come in
 * the order of the questions; a failure is everybody's.
 */
export class TickBatcher<Question, Answer> {
  readonly #answer: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  #asked: Asked<Question, Answer>[] = [];

  constructor(answer: (questions: readonly Question[]) => Promise<readonly Answer[]>) {
    this.#answer = answer;
  }

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ question, resolve, reject });
      // Node calls it once no promise is left to settle.
      if (this.#asked.length === 1) process.nextTick(() => void this.close());
    });
  }

  /** Waits for no more questions. */
  async close(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    if (asked.length === 0) return;
    try {
      const answers = await this.#answer(asked.map(({ question }) => question));
      for (const [at, { resolve }] of asked.entries()) resolve(answers[at] as Answer);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
