/** The embedded chain could not be started or does not run: what waits for a chain goes on waiting, or is refused. */
export class EmbeddedChainError extends Error {
  override readonly name = 'EmbeddedChainError';
}
