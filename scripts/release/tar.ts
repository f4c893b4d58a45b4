import { gzipSync } from 'node:zlib';
import type { Entry } from './zip.ts';

const BLOCK = 512;

/** Writes a compressed tar archive (ustar). The same files give the same bytes: all have the time 0. */
export function tarGz(entries: readonly Entry[]): Buffer {
  const blocks = entries.flatMap(({ path, bytes }) => [
    headerOf(path, bytes.length),
    bytes,
    Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK),
  ]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

function headerOf(path: string, size: number): Buffer {
  if (Buffer.byteLength(path) > 99) throw new Error(`the path is too long for a tar archive: ${path}`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(path, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  // The checksum is summed with blanks in its own place.
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
