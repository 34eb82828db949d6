import { breakLines, palette, sans, type Lettering } from '@manna/shared/print';
import { openPdf, writeWords } from '@manna/shared/print/pdf';
import type { DrawnPicture, MadeFile, Order } from '../maker';
import { A4 } from '../pages/page';
import { paintDrawing } from './drawing-marks';
import { readDrawing } from './drawing-nodes';

/** Points. */
const MARGIN = 24;
const LEADING = 14;
const captionLettering = sans(10);
const creditLettering = sans(8.5);

/**
 * A drawing as a tagged PDF with one page, as wide as A4 and as high as it needs to be, with caption and credit below. Shapes stay
 * shapes and words stay words, so that it prints sharp in any size and its names can be searched. The same drawing gives the same
 * bytes.
 */
export async function drawingPdf(
  { slug, name, summary }: Pick<Order, 'slug' | 'name' | 'summary'>,
  { svg, width, height, alt, caption, credit }: DrawnPicture,
): Promise<MadeFile> {
  const scale = A4.width / width;
  const linesOf = (words: string, lettering: Lettering, fill: string) =>
    breakLines(words, lettering, A4.width - 2 * MARGIN).map((line) => ({ line, lettering, fill }));
  const paragraphs = [
    linesOf(caption, captionLettering, palette.ink),
    linesOf(credit, creditLettering, palette.inkSoft),
  ];
  const below = height * scale + MARGIN;
  const size = [A4.width, below + paragraphs.flat().length * LEADING + MARGIN / 2] as const;
  const words = { title: name, subject: summary, keywords: 'Bible, map', language: 'en-GB' };
  const { doc, root, finish } = openPdf(words, size);
  doc.addPage();
  doc.outline.addItem(name);
  root.add(
    doc.struct('Figure', { alt }, () => {
      doc.save();
      doc.scale(scale);
      paintDrawing(doc, readDrawing(svg));
      doc.restore();
    }),
  );
  let y = below;
  for (const lines of paragraphs) {
    root.add(
      doc.struct('P', {}, () => {
        for (const { line, lettering, fill } of lines) {
          writeWords(doc, { words: line, lettering, x: MARGIN, y, anchor: 'start', fill });
          y += LEADING;
        }
      }),
    );
  }
  const bytes = await finish();
  return { name: `${slug}.pdf`, label: 'PDF to print, 1 page', mediaType: 'application/pdf', bytes };
}
