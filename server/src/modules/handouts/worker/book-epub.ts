import { Resvg } from '@resvg/resvg-js';
import { bookBySlug, divisionNames } from '@manna/shared/domain';
import { outlineText, PrintError } from '@manna/shared/print';
import { bookDocument, coverSvg, makeEpub } from '@manna/shared/print/epub';
import type { EpubJob } from '../handout-messages';

/** Pixels: what shops and readers show of a cover. */
const COVER_WIDTH = 800;

/** A book of the Bible as an EPUB, with the cover, the contents and the imprint of the site's own books. */
export function bookEpub({ book: slug, translation, siteName, address, notes, chapters }: EpubJob): Uint8Array {
  const book = bookBySlug(slug);
  if (!book) throw new PrintError(`There is no book ${slug}.`);
  const { name, licence, year, direction } = translation;
  const language = { code: translation.language, direction };
  const cover = new Resvg(outlineText(coverSvg({ title: book.name, subtitle: name, foot: siteName })), {
    fitTo: { mode: 'width', value: COVER_WIDTH },
    font: { loadSystemFonts: false },
  }).render();
  const title = `${book.name} (${name})`;
  return makeEpub({
    words: {
      title,
      description: `${book.name} in the ${name}.`,
      rights: licence,
      publisher: siteName,
      language,
      date: String(year),
    },
    identity: [title, address, notes, chapters],
    cover: cover.asPng(),
    imprint: [`${book.name} in the ${name}.`, licence, `Made by ${siteName}: ${address}`],
    groups: [
      {
        title: book.name,
        documents: [bookDocument(book, { chapters, notes, division: divisionNames[book.division], language })],
      },
    ],
  });
}
