import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createDeflate, deflateSync } from 'node:zlib';

interface Stream {
  readonly dictionary: string;
  readonly bytes: Buffer;
}

/** A PDF by hand: a page a content stream, and whatever else is given. */
export function pdfOf(contents: readonly Stream[], extra: readonly string[] = []): Buffer {
  const pages = contents.map((_, index) => `${4 + index * 2} 0 R`);
  const objects: (string | Stream)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R
        /Resources << /Font << /F1 3 0 R >> >> >>`,
      content,
    ]),
    ...extra,
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  const push = (part: Buffer | string) => parts.push(Buffer.from(part));
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, index) => {
    offsets.push(length());
    push(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') push(object);
    else {
      push(`<< /Length ${object.bytes.length} ${object.dictionary} >>\nstream\n`);
      push(object.bytes);
      push('\nendstream');
    }
    push('\nendobj\n');
  });
  const xref = length();
  push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) push(`${String(offset).padStart(10, '0')} 00000 n \n`);
  push(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** The same file as if a password opened it: whoever has none can read nothing of it. */
export const encrypted = (pdf: Buffer): Buffer => {
  const [owner, user, id] = ['11', '22', '33'].map((byte) => byte.repeat(32));
  const dictionary = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${owner}> /U <${user}> >> /ID [<${id}> <${id}>]`;
  return Buffer.from(pdf.toString('latin1').replace('/Root', `${dictionary} /Root`), 'latin1');
};

const escaped = (text: string): string => text.replace(/[\\()]/g, (character) => `\\${character}`);

/** Lines of text below one another. */
export const textStream = (lines: readonly string[]): Stream => {
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  return { dictionary: '', bytes: Buffer.from(`BT /F1 12 Tf 14 TL 50 800 Td\n${shown}\nET`) };
};

/** A content stream of megabytes of one operator, packed into kilobytes piece by piece. */
export async function packedStream(megabytes: number, operator = '% nothing to see\n'): Promise<Stream> {
  const piece = Buffer.alloc(2 ** 20, operator);
  const packed = pipeline(
    Array.from({ length: megabytes }, () => piece),
    createDeflate(),
    buffer,
  );
  return { dictionary: '/Filter /FlateDecode', bytes: await packed };
}

/** The same, packed once more: a few kilobytes that become gigabytes. */
export const twicePackedStream = async (megabytes: number): Promise<Stream> => ({
  dictionary: '/Filter [/FlateDecode /FlateDecode]',
  bytes: deflateSync((await packedStream(megabytes)).bytes),
});
