/** Runs `step` from so many callers, each as fast as it is answered; the steps a second. */
export async function rateOf(callers: number, seconds: number, step: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1000;
  let steps = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < end) {
      await step();
      steps += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return steps / ((performance.now() - started) / 1000);
}
