import type { Entry, EntryImage, Language, StylingSpan } from '@manna/shared/contracts';
import type { PictureChoice } from '@manna/shared/domain';

/** How a PDF is laid out. */
export interface PdfLayout {
  paper: 'a4' | 'letter';
  columns: 1 | 2;
  margins: 'narrow' | 'normal' | 'wide';
  numbers: boolean;
  notes: boolean;
}

/** The text of a chapter, or of some of its verses. */
export interface PrintedChapter {
  /** 'John 3', 'John 3:16–18'. */
  title: string;
  content: string;
  styling: StylingSpan[];
}

interface PdfBase {
  kind: 'pdf';
  title: string;
  /** Beside the title: the name of the translation, what an entry is about. */
  subtitle: string;
  /** What the document is about, for its properties. */
  subject: string;
  siteName: string;
  /** URL of the page. */
  address: string;
  /** Who made the text, and the rights in it. */
  credit: string;
  /** The language of the site's own words. */
  language: Language;
  layout: PdfLayout;
}

export interface ChaptersJob extends PdfBase {
  of: 'chapters';
  /** The language of the text, BCP 47. */
  textLanguage: string;
  direction: 'ltr' | 'rtl';
  chapters: PrintedChapter[];
}

/** What of an entry is printed. */
export type PrintedEntry = Pick<Entry, 'name' | 'category' | 'summary' | 'body' | 'references' | 'sources'>;

/** The picture of an entry. Width and height are those of the picture in CSS pixels, not those of the file. */
export interface PrintedPicture extends Pick<EntryImage, 'alt' | 'caption' | 'credit' | 'width' | 'height'> {
  /** Its bytes, because the process reads no release; undefined if the file is missing. */
  png: Uint8Array | undefined;
}

export interface EntryJob extends PdfBase {
  of: 'entry';
  entry: PrintedEntry;
  /** Its first picture; undefined if it has none. */
  picture: PrintedPicture | undefined;
}

export interface EpubJob {
  kind: 'epub';
  /** Slug of the book. */
  book: string;
  translation: { name: string; licence: string; year: number; language: string; direction: 'ltr' | 'rtl' };
  siteName: string;
  address: string;
  notes: boolean;
  chapters: { osisId: string; content: string; styling: StylingSpan[] }[];
}

export interface VersePictureJob {
  kind: 'picture';
  words: string;
  /** 'John 3:16'. */
  reference: string;
  /** Name of the translation. */
  translation: string;
  siteName: string;
  size: PictureChoice<'size'>;
  ground: PictureChoice<'ground'>;
  face: PictureChoice<'face'>;
}

/** What the gateway asks the process to make. */
export type HandoutJob = ChaptersJob | EntryJob | EpubJob | VersePictureJob;

/** What the gateway sends to the process. */
export interface ToPrinter {
  id: number;
  job: HandoutJob;
}

/** What the process sends to the gateway. */
export type FromPrinter =
  | { kind: 'made'; id: number; bytes: Uint8Array }
  /** The job cannot be made, whoever tries it. */
  | { kind: 'failed'; id: number; reason: string };
