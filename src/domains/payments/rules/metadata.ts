/** Levels of objects and arrays, the metadata itself among them (D-168). */
const MAX_DEPTH = 3;
const MAX_BYTES = 8192;

/** What keeps metadata from being echoed as it was sent; undefined: nothing (D-168). */
export function metadataFault(metadata: Readonly<Record<string, unknown>>): string | undefined {
  // First, so that what is taken apart afterwards is small.
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_BYTES) return `must not be larger than ${MAX_BYTES} bytes`;
  if (depthOf(metadata) > MAX_DEPTH) return `must not be nested deeper than ${MAX_DEPTH}`;
  return isEchoed(metadata) ? undefined : 'must not have numbers beyond the range of a double';
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const depthOf = (value: unknown): number =>
  isContainer(value) ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

/** JSON takes 1e400; nobody can say it back. */
const isEchoed = (value: unknown): boolean =>
  isContainer(value) ? Object.values(value).every(isEchoed) : typeof value !== 'number' || Number.isFinite(value);
