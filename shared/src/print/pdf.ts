import PDFDocument from 'pdfkit';
import { faceRuns, fontFile } from './faces';
import { lineWidth, type Lettering } from './lettering';
import { printed } from './text';

export type PdfDocument = InstanceType<typeof PDFDocument>;
/** An element of what is read aloud: a heading, a paragraph. */
export type PdfElement = ReturnType<PdfDocument['struct']>;

/** What a document says of itself. */
export interface PdfWords {
  readonly title: string;
  readonly subject: string;
  readonly keywords: string;
  /** BCP 47. */
  readonly language: string;
}

/** One line of words; `y` is its baseline. Points. */
export interface PdfLine {
  readonly words: string;
  readonly lettering: Lettering;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly fill: string;
}

/** A document without pages. */
export interface OpenPdf {
  readonly doc: PdfDocument;
  /** The root of what is read aloud. Elements are added in reading order. */
  readonly root: PdfElement;
  /** Ends the document, and resolves to its bytes. */
  finish(): Promise<Uint8Array>;
}

/** Written into every document, so that the same pages give the same bytes. */
const MADE = new Date(Date.UTC(2026, 0, 1));
// PDFKit knows this subset, its types do not.
const ACCESSIBLE = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets;

/** Opens a tagged PDF whose pages are `size` points wide and high. The same content gives the same bytes. */
export function openPdf({ title, subject, keywords, language }: PdfWords, size: readonly [number, number]): OpenPdf {
  const doc = new PDFDocument({
    size: [...size],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
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
  return {
    doc,
    root,
    async finish() {
      root.end();
      doc.end();
      await written;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

/** Writes one line on the current page, with its fonts embedded. */
export function writeWords(doc: PdfDocument, { words, lettering, x, y, anchor, fill }: PdfLine): void {
  const line = printed(words);
  const { size, spacing = 0, tabular = false } = lettering;
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  let at = share === 0 ? x : x - lineWidth(line, lettering) * share;
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
