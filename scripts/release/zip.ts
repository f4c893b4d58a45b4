import { crc32, deflateRawSync } from 'node:zlib';

export interface Entry {
  /** With forward slashes. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** The first day of 1980, where a zip's times begin: the same files give the same bytes. */
const DATE = (0 << 9) | (1 << 5) | 1;
const VERSION = 20;
/** Made by Unix, whose mode stands in the upper half of the external attributes: a plain file, readable by all. */
const MADE_BY = (3 << 8) | VERSION;
const ATTRIBUTES = (0o100644 << 16) >>> 0;
/** Names are UTF-8. */
const FLAGS = 0x800;
const DEFLATED = 8;

/** Writes a zip archive. */
export function zip(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { path, bytes } of entries) {
    const name = Buffer.from(path);
    const data = deflateRawSync(bytes, { level: 9 });
    const shared = Buffer.alloc(26);
    [VERSION, FLAGS, DEFLATED, 0, DATE].forEach((value, place) => void shared.writeUInt16LE(value, place * 2));
    [crc32(bytes), data.length, bytes.length].forEach(
      (value, place) => void shared.writeUInt32LE(value, 10 + place * 4),
    );
    shared.writeUInt16LE(name.length, 22);
    locals.push(signature(0x04034b50), shared, name, data);
    const head = Buffer.alloc(2);
    head.writeUInt16LE(MADE_BY, 0);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(ATTRIBUTES, 6);
    tail.writeUInt32LE(offset, 10);
    central.push(signature(0x02014b50), head, shared, tail, name);
    offset += 4 + shared.length + name.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}
