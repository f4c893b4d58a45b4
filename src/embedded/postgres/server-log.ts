import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import type { Account } from './account.ts';

const KEEP_BYTES = 4 * 1024 * 1024;
const TAIL_LINES = 20;

/** The server's log, opened for one start of it. */
export type ServerLog = { file: FileHandle; path: string; start: number };

/** Opens the log for appending; one grown large is put aside as `.1`, so that no more than two are ever kept. */
export async function openLog(path: string, account: Account | undefined): Promise<ServerLog> {
  const size = (await stat(path).catch(() => undefined))?.size ?? 0;
  if (size > KEEP_BYTES) await rename(path, `${path}.1`);
  const file = await open(path, 'a', 0o600);
  if (account) await file.chown(account.uid, account.gid);
  return { file, path, start: size > KEEP_BYTES ? 0 : size };
}

/** The last lines that the server wrote since this start. */
export async function tailOf({ path, start }: Pick<ServerLog, 'path' | 'start'>): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.max(0, Math.min(size - start, 64 * 1024));
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('utf8').trim().split('\n').slice(-TAIL_LINES).join('\n');
  } finally {
    await file.close();
  }
}
