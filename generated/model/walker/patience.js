/** How long the service may take for what it does by itself. A busy machine needs most of it. */
export const PATIENCE_MS = 60_000;
