import { openPdf, writeWords, type PdfDocument, type PdfElement, type PdfWords } from '@manna/shared/print/pdf';
import { A4 } from './page';
import type { Block, Mark, Page, Shape, Words } from './page';

/** What a document says of itself. */
export type PageWords = Omit<PdfWords, 'language'>;

function writeShape(doc: PdfDocument, { path, fill, stroke, strokeWidth, dash }: Shape): void {
  doc.path(path).lineWidth(strokeWidth);
  if (dash === undefined) doc.undash();
  else doc.dash(dash, { space: dash });
  if (fill !== undefined && stroke !== undefined) doc.fillAndStroke(fill, stroke);
  else if (fill !== undefined) doc.fill(fill);
  else doc.stroke(stroke);
}

const isWords = (mark: Mark): mark is Words => mark.kind === 'words';

/** Ornaments are marked as such, so that they are not read aloud; they lie below the words. */
function writeOrnaments(doc: PdfDocument, blocks: readonly Block[]): void {
  const marks = blocks.flatMap((each) =>
    each.role === 'ornament' ? each.marks : each.marks.filter((m) => !isWords(m)),
  );
  if (marks.length === 0) return;
  doc.markContent('Artifact', { type: 'Layout' });
  for (const mark of marks) {
    if (isWords(mark)) writeWords(doc, mark);
    else writeShape(doc, mark);
  }
  doc.endMarkedContent();
}

function writeBlocks(doc: PdfDocument, blocks: readonly Block[], root: PdfElement): void {
  let list: PdfElement | undefined;
  for (const { role, marks } of blocks) {
    const lines = marks.filter(isWords);
    if (role === 'ornament' || lines.length === 0) continue;
    const write = () => {
      for (const line of lines) writeWords(doc, line);
    };
    if (role !== 'LI') {
      list = undefined;
      root.add(doc.struct(role, {}, write));
      continue;
    }
    if (!list) {
      list = doc.struct('L');
      root.add(list);
    }
    list.add(doc.struct('LI', {}, doc.struct('LBody', {}, write)));
  }
}

/** Pages as a tagged PDF of size A4 with an outline, its fonts embedded; the same pages give the same bytes. */
export async function pagesPdf(pages: readonly Page[], words: PageWords): Promise<Uint8Array> {
  const { doc, root, finish } = openPdf({ ...words, language: 'en-GB' }, [A4.width, A4.height]);
  for (const page of pages) {
    doc.addPage();
    doc.outline.addItem(page.title);
    writeOrnaments(doc, page.blocks);
    writeBlocks(doc, page.blocks, root);
  }
  return finish();
}
