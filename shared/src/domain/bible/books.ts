/** The six divisions of the Bible. */
export type BookDivision = 'law' | 'history' | 'poetry' | 'prophecy' | 'gospels' | 'letters';
export type Testament = 'old' | 'new';

/** One of the 66 books of the canon, in KJV order and with KJV chapter counts. */
export interface Book {
  /** 1-66, the position in the canon; the two-digit book id is this number padded. */
  readonly number: number;
  /** Three-character USFM id, e.g. 'GEN'. */
  readonly usfmId: string;
  /** OSIS id, e.g. 'Gen'; a chapter's is 'Gen.1', a verse's 'Gen.1.1'. */
  readonly osisId: string;
  readonly name: string;
  /** Path segment, e.g. '1-samuel'. */
  readonly slug: string;
  readonly chapterCount: number;
  readonly division: BookDivision;
  readonly testament: Testament;
}

type Row = readonly [usfmId: string, osisId: string, name: string, chapters: number, division: BookDivision];

// Checked against awoken-bible-reference in books.test.ts; written out so that pages need not load that library.
const rows: readonly Row[] = [
  ['GEN', 'Gen', 'Genesis', 50, 'law'],
  ['EXO', 'Exod', 'Exodus', 40, 'law'],
  ['LEV', 'Lev', 'Leviticus', 27, 'law'],
  ['NUM', 'Num', 'Numbers', 36, 'law'],
  ['DEU', 'Deut', 'Deuteronomy', 34, 'law'],
  ['JOS', 'Josh', 'Joshua', 24, 'history'],
  ['JDG', 'Judg', 'Judges', 21, 'history'],
  ['RUT', 'Ruth', 'Ruth', 4, 'history'],
  ['1SA', '1Sam', '1 Samuel', 31, 'history'],
  ['2SA', '2Sam', '2 Samuel', 24, 'history'],
  ['1KI', '1Kgs', '1 Kings', 22, 'history'],
  ['2KI', '2Kgs', '2 Kings', 25, 'history'],
  ['1CH', '1Chr', '1 Chronicles', 29, 'history'],
  ['2CH', '2Chr', '2 Chronicles', 36, 'history'],
  ['EZR', 'Ezra', 'Ezra', 10, 'history'],
  ['NEH', 'Neh', 'Nehemiah', 13, 'history'],
  ['EST', 'Esth', 'Esther', 10, 'history'],
  ['JOB', 'Job', 'Job', 42, 'poetry'],
  ['PSA', 'Ps', 'Psalms', 150, 'poetry'],
  ['PRO', 'Prov', 'Proverbs', 31, 'poetry'],
  ['ECC', 'Eccl', 'Ecclesiastes', 12, 'poetry'],
  ['SNG', 'Song', 'Song of Solomon', 8, 'poetry'],
  ['ISA', 'Isa', 'Isaiah', 66, 'prophecy'],
  ['JER', 'Jer', 'Jeremiah', 52, 'prophecy'],
  ['LAM', 'Lam', 'Lamentations', 5, 'prophecy'],
  ['EZK', 'Ezek', 'Ezekiel', 48, 'prophecy'],
  ['DAN', 'Dan', 'Daniel', 12, 'prophecy'],
  ['HOS', 'Hos', 'Hosea', 14, 'prophecy'],
  ['JOL', 'Joel', 'Joel', 3, 'prophecy'],
  ['AMO', 'Amos', 'Amos', 9, 'prophecy'],
  ['OBA', 'Obad', 'Obadiah', 1, 'prophecy'],
  ['JON', 'Jonah', 'Jonah', 4, 'prophecy'],
  ['MIC', 'Mic', 'Micah', 7, 'prophecy'],
  ['NAM', 'Nah', 'Nahum', 3, 'prophecy'],
  ['HAB', 'Hab', 'Habakkuk', 3, 'prophecy'],
  ['ZEP', 'Zeph', 'Zephaniah', 3, 'prophecy'],
  ['HAG', 'Hag', 'Haggai', 2, 'prophecy'],
  ['ZEC', 'Zech', 'Zechariah', 14, 'prophecy'],
  ['MAL', 'Mal', 'Malachi', 4, 'prophecy'],
  ['MAT', 'Matt', 'Matthew', 28, 'gospels'],
  ['MRK', 'Mark', 'Mark', 16, 'gospels'],
  ['LUK', 'Luke', 'Luke', 24, 'gospels'],
  ['JHN', 'John', 'John', 21, 'gospels'],
  ['ACT', 'Acts', 'Acts', 28, 'history'],
  ['ROM', 'Rom', 'Romans', 16, 'letters'],
  ['1CO', '1Cor', '1 Corinthians', 16, 'letters'],
  ['2CO', '2Cor', '2 Corinthians', 13, 'letters'],
  ['GAL', 'Gal', 'Galatians', 6, 'letters'],
  ['EPH', 'Eph', 'Ephesians', 6, 'letters'],
  ['PHP', 'Phil', 'Philippians', 4, 'letters'],
  ['COL', 'Col', 'Colossians', 4, 'letters'],
  ['1TH', '1Thess', '1 Thessalonians', 5, 'letters'],
  ['2TH', '2Thess', '2 Thessalonians', 3, 'letters'],
  ['1TI', '1Tim', '1 Timothy', 6, 'letters'],
  ['2TI', '2Tim', '2 Timothy', 4, 'letters'],
  ['TIT', 'Titus', 'Titus', 3, 'letters'],
  ['PHM', 'Phlm', 'Philemon', 1, 'letters'],
  ['HEB', 'Heb', 'Hebrews', 13, 'letters'],
  ['JAS', 'Jas', 'James', 5, 'letters'],
  ['1PE', '1Pet', '1 Peter', 5, 'letters'],
  ['2PE', '2Pet', '2 Peter', 3, 'letters'],
  ['1JN', '1John', '1 John', 5, 'letters'],
  ['2JN', '2John', '2 John', 1, 'letters'],
  ['3JN', '3John', '3 John', 1, 'letters'],
  ['JUD', 'Jude', 'Jude', 1, 'letters'],
  ['REV', 'Rev', 'Revelation', 22, 'prophecy'],
];

const FIRST_NEW_TESTAMENT_BOOK = 40;

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

export const books: readonly Book[] = rows.map(([usfmId, osisId, name, chapterCount, division], index) => ({
  number: index + 1,
  usfmId,
  osisId,
  name,
  slug: slugOf(name),
  chapterCount,
  division,
  testament: index + 1 < FIRST_NEW_TESTAMENT_BOOK ? 'old' : 'new',
}));

const bySlug = new Map(books.map((book) => [book.slug, book]));
const byOsisId = new Map(books.map((book) => [book.osisId, book]));

/** The book of a path segment, in any letter case; undefined if it is unknown. */
export const bookBySlug = (slug: string): Book | undefined => bySlug.get(slug.toLowerCase());

/** The book of an OSIS book id ('Gen'); undefined if it is unknown. */
export const bookByOsisId = (osisId: string): Book | undefined => byOsisId.get(osisId);
