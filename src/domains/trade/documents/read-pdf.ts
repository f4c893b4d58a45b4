import { getDocumentProxy } from 'unpdf';
import type { ReadingLimits } from '../rules/reading-limits.ts';

/** More pages or more text than a document may have. */
export class TooLong extends Error {
  override readonly name = 'TooLong';
}

/** The text layer of a PDF, line by line as it is set (D-496); empty for a scan. */
export async function readPdf(
  bytes: Uint8Array,
  { pages, characters }: Pick<ReadingLimits, 'pages' | 'characters'>,
): Promise<string> {
  const pdf = await getDocumentProxy(bytes, {
    // Nothing is rendered: no fonts, no images, no forms, and none of the document's code.
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 0,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    verbosity: 0,
  });
  if (pdf.numPages > pages) throw new TooLong(`has more than ${pages} pages`);
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ disableNormalization: false });
    for (const item of items) {
      if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
      if (text.length > characters) throw new TooLong(`has more than ${characters} characters of text`);
    }
    text += '\n';
  }
  return text;
}
