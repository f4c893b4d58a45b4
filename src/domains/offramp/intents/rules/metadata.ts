/** Levels of objects and arrays, the metadata itself among them (D-168). */
const MAX_DEPTH = 3;
const MAX_BYTES = 8192;

/** Returns the limit that metadata exceeds, by its value and its text; undefined if it exceeds none (D-168, D-490). */
export function metadataFault(metadata: Readonly<Record<string, unknown>>, text: string): string | undefined {
  // First, so that what is taken apart afterwards is small.
  if (Buffer.byteLength(text) > MAX_BYTES) return `must not be larger than ${MAX_BYTES} bytes`;
  return depthOf(metadata) > MAX_DEPTH ? `must not be nested deeper than ${MAX_DEPTH}` : undefined;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const depthOf = (value: unknown): number =>
  isContainer(value) ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
