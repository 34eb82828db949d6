import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import { strToU8, zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import sharp from 'sharp';
import { z } from 'zod';
import type { ChapterText } from '@manna/shared/contracts';
import { books, chapterTitle } from '@manna/shared/domain';
import type { Book, BookDivision, Testament } from '@manna/shared/domain';
import { ContentError } from '../../../base/content-error';
import type { DrawnPicture, Maker } from '../../maker';
import { optionsOf } from '../../pictures/order-options';
import { outlineText } from '../../pictures/outline-text';
import { palette } from '../../../base/palette';
import { element, escape, group } from '../../pictures/svg';
import { COVER, coverMarkup, coverSvg } from './cover';
import type { CoverWords } from './cover';
import { containerDocument, landmark, navigationDocument, ncxDocument, packageDocument } from './package';
import type { BookDocument, BookWords, ContentsGroup } from './package';
import { styleSheet } from './style';
import { chapterMarkup, documentOf, fragmentOf, placeOf } from './xhtml';

const optionsSchema = z.strictObject({
  /** Slug of the translation. */
  translation: z.string().min(1),
  /** Year of its text. */
  year: z.string().regex(/^\d{4}$/),
  /** Whether the book contains the translators' marginal notes. */
  notes: z.boolean(),
  cover: z.strictObject({ title: z.string().min(1), subtitle: z.string().min(1), foot: z.string().min(1) }),
  rights: z.string().min(1),
  /** Paragraphs of the page after the cover. */
  imprint: z.array(z.string().min(1)).min(1),
});
type Options = z.infer<typeof optionsSchema>;

/** Times within a ZIP file and the book's own, fixed so that the same text gives the same bytes. */
const MADE = '2026-01-01T00:00:00Z';
// A ZIP file has local time: this is the same moment of the calendar in every time zone.
const ZIP_TIME = new Date(2026, 0, 1, 0, 0, 0);
const COVER_WIDTH = 1000;

const divisionNames: readonly (readonly [string, Testament, BookDivision])[] = [
  ['The Law', 'old', 'law'],
  ['The Books of History', 'old', 'history'],
  ['The Books of Poetry', 'old', 'poetry'],
  ['The Prophets', 'old', 'prophecy'],
  ['The Gospels', 'new', 'gospels'],
  ['The Acts of the Apostles', 'new', 'history'],
  ['The Letters', 'new', 'letters'],
  ['The Revelation', 'new', 'prophecy'],
];

const bookFile = (book: Book) => `b${String(book.number).padStart(2, '0')}-${book.slug}.xhtml`;

function bookDocument(book: Book, chapters: readonly ChapterText[], notes: boolean, division: string): BookDocument {
  const parts = chapters.map((text) => {
    const place = placeOf(text);
    return { title: chapterTitle(place), number: place.chapter, fragment: fragmentOf(place.chapter), text };
  });
  const contents = parts.map(({ number, fragment }) => `<a href="#${fragment}">${number}</a>`).join(' ');
  const body = [
    `<p class="division">${escape(division)}</p>`,
    `<h1>${escape(book.name)}</h1>`,
    ...(parts.length > 1 ? [`<p class="contents">${contents}</p>`] : []),
    ...parts.map(({ text, title }) => chapterMarkup(text, title, notes)),
  ].join('\n');
  return {
    file: bookFile(book),
    id: `b${book.number}`,
    title: book.name,
    markup: documentOf(book.name, body, 'bodymatter'),
    parts: parts.length > 1 ? parts.map(({ title, fragment }) => ({ title, fragment })) : [],
  };
}

function bookGroups(chapters: readonly ChapterText[], notes: boolean): ContentsGroup[] {
  const ofBook = new Map<Book, ChapterText[]>(books.map((book) => [book, []]));
  for (const text of chapters) ofBook.get(placeOf(text).book)?.push(text);
  return divisionNames.map(([title, testament, division]) => ({
    title,
    documents: books
      .filter((book) => book.testament === testament && book.division === division)
      .map((book) => bookDocument(book, ofBook.get(book) ?? [], notes, title)),
  }));
}

function frontDocuments({ cover, imprint, rights }: Options): readonly [BookDocument, BookDocument] {
  const lines = [...imprint, rights].map((paragraph) => `<p class="imprint">${escape(paragraph)}</p>`);
  const image = `<div class="cover"><img src="cover.png" alt="${escape(`Cover: ${cover.title}`)}"/></div>`;
  return [
    { file: 'cover.xhtml', id: 'cover', title: 'Cover', markup: documentOf(cover.title, image, 'cover'), parts: [] },
    {
      file: 'imprint.xhtml',
      id: 'imprint',
      title: 'About this edition',
      markup: documentOf('About this edition', `<h1>${escape(cover.title)}</h1>\n${lines.join('\n')}`, 'frontmatter'),
      parts: [],
    },
  ];
}

/** A name that belongs to this text alone: a UUID of version 8, its digits from a SHA-256. */
function identifierOf(chapters: readonly ChapterText[], options: Options): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([options, chapters]))
    .digest('hex');
  const variant = '89ab'[Number.parseInt(digest.slice(15, 16), 16) % 4] ?? '8';
  const groups = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(12, 15)}`,
    `${variant}${digest.slice(16, 19)}`,
    digest.slice(19, 31),
  ];
  return `urn:uuid:${groups.join('-')}`;
}

async function coverPng(words: CoverWords): Promise<Uint8Array> {
  const svg = outlineText(coverSvg(words));
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: COVER_WIDTH },
    font: { loadSystemFonts: false },
  });
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
  return sharp(drawn.pixels, { raw }).removeAlpha().png({ palette: true, effort: 1, dither: 0 }).toBuffer();
}

/** The book's files in a ZIP; the first is stored and says what the rest is, as EPUB asks. */
function zipped(files: readonly (readonly [string, string | Uint8Array])[]): Uint8Array {
  const entries: Zippable = { mimetype: [strToU8('application/epub+zip'), { level: 0, mtime: ZIP_TIME }] };
  for (const [name, content] of files) {
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    entries[name] = [bytes, { level: 9, mtime: ZIP_TIME }];
  }
  return zipSync(entries);
}

function preview(cover: CoverWords, caption: string): DrawnPicture {
  const [width, height, tall] = [1200, 900, 800];
  const scale = tall / COVER.height;
  const wide = COVER.width * scale;
  const [x, y] = [(width - wide) / 2, (height - tall) / 2];
  const alt = `The book's cover: ${cover.title} in gold letters on dark red cloth, over an open book with rays.`;
  const pages = [16, 12, 8, 4].map((step) =>
    element('rect', {
      x: x + step,
      y: y + step * 0.6,
      width: wide,
      height: tall,
      rx: 5,
      fill: palette.card,
      stroke: palette.rule,
      'stroke-width': 1.5,
    }),
  );
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
    element('title', {}, escape(cover.title)),
    element('desc', {}, escape(alt)),
    element('rect', { width, height, fill: palette.sunk }),
    element('rect', { x: x + 26, y: y + 26, width: wide, height: tall, rx: 8, fill: palette.inkFaint, opacity: 0.35 }),
    ...pages,
    group({ transform: `translate(${x} ${y}) scale(${scale.toFixed(5)})` }, coverMarkup(cover)),
  );
  return { svg, width, height, alt, caption, credit: 'Drawn for this site.' };
}

/**
 * Makes a translation into an EPUB 3 book: a document for each book of the Bible, contents with books and chapters,
 * the translation's paragraphs, titles, supplied words and words of Jesus. Throws ContentError if there is no such
 * text.
 */
export const bibleEpub: Maker = async (order, world) => {
  const options = optionsOf(order, optionsSchema);
  const chapters = world.chapters?.(options.translation) ?? [];
  if (chapters.length === 0)
    throw new ContentError(`resources/${order.slug} needs the translation "${options.translation}".`);
  const { cover, notes, rights, year } = options;
  const words: BookWords = {
    title: cover.title,
    description: order.summary,
    rights,
    publisher: 'Daily Manna',
    identifier: identifierOf(chapters, options),
    date: year,
    modified: MADE,
  };
  const front = frontDocuments(options);
  const groups = bookGroups(chapters, notes);
  const documents = [...front, ...groups.flatMap((each) => each.documents)];
  const [first] = groups.flatMap((each) => each.documents);
  const landmarks = [
    landmark('cover', 'cover.xhtml', 'Cover'),
    landmark('toc', 'nav.xhtml#toc', 'Contents'),
    landmark('bodymatter', first?.file ?? '', first?.title ?? ''),
  ];
  const imprint = { title: front[1].title, documents: [front[1]] };
  const bytes = zipped([
    ['META-INF/container.xml', containerDocument],
    ['EPUB/package.opf', packageDocument(words, documents)],
    ['EPUB/nav.xhtml', navigationDocument('Contents', [imprint, ...groups], landmarks)],
    ['EPUB/toc.ncx', ncxDocument(words, documents)],
    ['EPUB/style.css', styleSheet],
    ['EPUB/cover.png', await coverPng(cover)],
    ...documents.map(({ file, markup }) => [`EPUB/${file}`, markup] as const),
  ]);
  return {
    picture: preview(cover, order.summary),
    files: [{ name: `${order.slug}.epub`, label: 'Book: EPUB 3', mediaType: 'application/epub+zip', bytes }],
  };
};
