/** A request of a client and its answer, as the client saw them. */
export interface Call<I, O> {
  readonly client: string;
  readonly input: I;
  /** Undefined where no answer came: it may have had its effect or not, and may still have it. */
  readonly output: O | undefined;
  readonly calledAt: number;
  /** Infinity where no answer came. */
  readonly returnedAt: number;
}

/** What an object does, one call after the other. */
export interface Model<S, I, O> {
  readonly initial: S;
  /** The states in which the call may leave the object; none where it could not have been answered like that. */
  after(state: S, input: I, output: O | undefined): readonly S[];
  nameOf(state: S): string;
}

/** Why a history has no order. */
export interface NoOrder<I, O> {
  /** As many calls as could be put in an order. */
  readonly ordered: readonly Call<I, O>[];
  /** What could not come next. */
  readonly stuck: readonly Call<I, O>[];
}

/**
 * Looks for an order of the calls to one object in which each is answered as the model says, and in which a call that had
 * returned before another one was made comes before it (Wing and Gong, with the memory of Lowe). Undefined where there is
 * one. A history of one object is short; where it is not, the time grows with the calls that were made at the same time.
 */
export function notLinearizable<S, I, O>(
  model: Model<S, I, O>,
  history: readonly Call<I, O>[],
): NoOrder<I, O> | undefined {
  const calls = [...history].sort((one, other) => one.calledAt - other.calledAt);
  const seen = new Set<string>();
  let longest: readonly number[] = [];

  const search = (ordered: readonly number[], taken: bigint, state: S): boolean => {
    if (ordered.length > longest.length) longest = ordered;
    const next = mayComeNext(calls, taken);
    if (next.isOver) return true;
    const place = `${taken} ${model.nameOf(state)}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return next.places.some((at) => {
      const { input, output } = calls[at] as Call<I, O>;
      const after = model.after(state, input, output);
      return after.some((then) => search([...ordered, at], taken | (1n << BigInt(at)), then));
    });
  };

  if (search([], 0n, model.initial)) return undefined;
  const taken = longest.reduce((all, at) => all | (1n << BigInt(at)), 0n);
  const named = (places: readonly number[]): Call<I, O>[] => places.map((at) => calls[at] as Call<I, O>);
  return { ordered: named(longest), stuck: named(mayComeNext(calls, taken).places) };
}

/** Calls that were made before any other one had returned. It is over when all that have returned are taken. */
function mayComeNext(
  calls: readonly Call<unknown, unknown>[],
  taken: bigint,
): { readonly places: readonly number[]; readonly isOver: boolean } {
  const left = calls.flatMap((call, at) => ((taken >> BigInt(at)) & 1n ? [] : [{ call, at }]));
  const firstReturn = Math.min(...left.map(({ call }) => call.returnedAt), Number.POSITIVE_INFINITY);
  return {
    places: left.filter(({ call }) => call.calledAt <= firstReturn).map(({ at }) => at),
    isOver: firstReturn === Number.POSITIVE_INFINITY,
  };
}
