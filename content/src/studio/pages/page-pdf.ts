import PDFDocument from 'pdfkit';
import { faceRuns, fontFile } from '../pictures/faces';
import { lineWidth } from '../pictures/lettering';
import { printed } from '../pictures/text';
import { A4 } from './page';
import type { Block, Mark, Page, Shape, Words } from './page';

/** What a document says of itself. */
export interface PdfWords {
  readonly title: string;
  readonly subject: string;
  readonly keywords: string;
}

/** Written into every document, so that the same pages give the same bytes. */
const MADE = new Date(Date.UTC(2026, 0, 1));
// PDFKit knows this subset, its types do not.
const ACCESSIBLE = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets;
function writeWords(doc: PDFKit.PDFDocument, { words, lettering, x, y, anchor, fill }: Words): void {
  const line = printed(words);
  const { size, spacing = 0, tabular = false } = lettering;
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  let at = x - lineWidth(line, lettering) * share;
  for (const { key, text } of faceRuns(lettering, line)) {
    doc.registerFont(key, fontFile(key)).font(key).fontSize(size).fillColor(fill);
    doc.text(text, at, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: spacing,
      ...(tabular && { features: ['tnum'] as PDFKit.Mixins.OpenTypeFeatures[] }),
    });
    at += lineWidth(text, lettering) + spacing;
  }
}

function writeShape(doc: PDFKit.PDFDocument, { path, fill, stroke, strokeWidth, dash }: Shape): void {
  doc.path(path).lineWidth(strokeWidth);
  if (dash === undefined) doc.undash();
  else doc.dash(dash, { space: dash });
  if (fill !== undefined && stroke !== undefined) doc.fillAndStroke(fill, stroke);
  else if (fill !== undefined) doc.fill(fill);
  else doc.stroke(stroke);
}

const isWords = (mark: Mark): mark is Words => mark.kind === 'words';

/** Ornaments are marked as such, so that they are not read aloud; they lie below the words. */
function writeOrnaments(doc: PDFKit.PDFDocument, blocks: readonly Block[]): void {
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

function writeBlocks(doc: PDFKit.PDFDocument, blocks: readonly Block[], root: PDFKit.PDFStructureElement): void {
  let list: PDFKit.PDFStructureElement | undefined;
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
export async function pagesPdf(pages: readonly Page[], { title, subject, keywords }: PdfWords): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: [A4.width, A4.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    subset: ACCESSIBLE,
    info: {
      Title: title,
      Subject: subject,
      Keywords: keywords,
      Creator: 'Daily Manna',
      CreationDate: MADE,
      ModDate: MADE,
    },
  });
  const chunks: Uint8Array[] = [];
  const written = new Promise<void>((done, failed) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', done);
    doc.on('error', failed);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  for (const page of pages) {
    doc.addPage();
    doc.outline.addItem(page.title);
    writeOrnaments(doc, page.blocks);
    writeBlocks(doc, page.blocks, root);
  }
  root.end();
  doc.end();
  await written;
  return new Uint8Array(Buffer.concat(chunks));
}
