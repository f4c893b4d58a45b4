/**
 * A browser opens six connections to a host over HTTP/1.1, for all of its tabs together. A stream holds one for as long
 * as it is open, so four of them leave two for requests.
 */
const SLOTS = 4;

/** Returns a function that gives the slot back, or undefined if other tabs hold all of them. */
export async function takeStreamSlot(): Promise<(() => void) | undefined> {
  // Only a secure context has locks. Without them a slot is never refused.
  if (navigator.locks === undefined) return () => undefined;
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const release = await takeLock(`paychart.console.stream.${slot}`);
    if (release !== undefined) return release;
  }
  return undefined;
}

const takeLock = (name: string): Promise<(() => void) | undefined> =>
  new Promise((taken) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) return taken(undefined);
      return new Promise<void>((release) => taken(release));
    });
  });
