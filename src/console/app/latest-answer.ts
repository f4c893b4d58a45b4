/** Shows the answer to the latest question alone: an answer that a later question has overtaken is dropped. */
export class LatestAnswer {
  #turn = 0;

  /** Asks, and shows what is answered, unless another question was asked, or all was forgotten, in the meantime. */
  async ask<T>(load: () => Promise<T>, show: (answer: T) => void): Promise<void> {
    this.#turn += 1;
    const own = this.#turn;
    const answer = await load();
    if (own === this.#turn) show(answer);
  }

  /** Nothing that was asked so far is shown. */
  forget(): void {
    this.#turn += 1;
  }
}
