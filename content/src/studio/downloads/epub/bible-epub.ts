import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { z } from 'zod';
import type { ChapterText } from '@manna/shared/contracts';
import { books } from '@manna/shared/domain';
import type { Book, BookDivision, Testament } from '@manna/shared/domain';
import { element, escape, group, outlineText, palette } from '@manna/shared/print';
import { bookDocument, COVER, coverMarkup, coverSvg, makeEpub, placeOf } from '@manna/shared/print/epub';
import type { BookLanguage, ContentsGroup, CoverWords } from '@manna/shared/print/epub';
import { ContentError } from '../../../base/content-error';
import type { DrawnPicture, Maker } from '../../maker';
import { optionsOf } from '../../pictures/order-options';

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

const COVER_WIDTH = 1000;
const ENGLISH: BookLanguage = { code: 'en', direction: 'ltr' };

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

function bookGroups(chapters: readonly ChapterText[], notes: boolean): ContentsGroup[] {
  const ofBook = new Map<Book, ChapterText[]>(books.map((book) => [book, []]));
  for (const text of chapters) ofBook.get(placeOf(text).book)?.push(text);
  return divisionNames.map(([title, testament, division]) => ({
    title,
    documents: books
      .filter((book) => book.testament === testament && book.division === division)
      .map((book) =>
        bookDocument(book, { chapters: ofBook.get(book) ?? [], notes, division: title, language: ENGLISH }),
      ),
  }));
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
  return { svg, width, height, alt, caption, credit: `Text: ${cover.subtitle}. Cover drawn for this site.` };
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
  const bytes = makeEpub({
    words: {
      title: cover.title,
      description: order.summary,
      rights,
      publisher: 'Daily Manna',
      language: ENGLISH,
      date: year,
    },
    identity: [options, chapters],
    cover: await coverPng(cover),
    imprint: [...options.imprint, rights],
    groups: bookGroups(chapters, notes),
  });
  return {
    picture: preview(cover, order.summary),
    files: [{ name: `${order.slug}.epub`, label: 'Book: EPUB 3', mediaType: 'application/epub+zip', bytes }],
  };
};
