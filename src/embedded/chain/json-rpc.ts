/** Asks the chain at the URL. @throws where it does not answer in time, or refuses. */
export async function askNode<T>(
  url: string,
  method: string,
  { params = [], timeoutMs = 1000 }: { params?: readonly unknown[]; timeoutMs?: number } = {},
): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { result, error } = (await response.json()) as { result?: T; error?: { message: string } };
  if (result === undefined) throw new Error(`${method}: ${error?.message ?? response.status}`);
  return result;
}
