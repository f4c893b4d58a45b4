/** The limits of reading one document. docs/guides/agree-a-sales-order.md lists them. */
export interface ReadingLimits {
  readonly timeoutMs: number;
  /** The memory of the reading process: its heap and the unpacked streams outside of it. */
  readonly memoryMb: number;
  /** The interval of checking its memory. */
  readonly watchMs: number;
  readonly pages: number;
  readonly characters: number;
  /** Documents that a process of the service reads at the same time, of one tenant half of them at most. */
  readonly places: number;
  /** Documents that may wait for their turn, each with its bytes in memory. */
  readonly waiting: number;
  /** The longest wait for a turn. */
  readonly waitMs: number;
}

export const readingLimits: ReadingLimits = {
  timeoutMs: 5_000,
  memoryMb: 320,
  watchMs: 10,
  pages: 50,
  characters: 2 ** 20,
  places: 2,
  waiting: 8,
  waitMs: 10_000,
};
