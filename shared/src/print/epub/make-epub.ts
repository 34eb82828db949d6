import { createHash } from 'node:crypto';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { escape } from '../svg';
import {
  containerDocument,
  landmark,
  navigationDocument,
  ncxDocument,
  packageDocument,
  type BookDocument,
  type BookWords,
  type ContentsGroup,
} from './package';
import { styleSheet } from './style';
import { documentOf } from './xhtml';

/** When every book was made: fixed, so that the same text gives the same bytes. */
const MADE = '2026-01-01T00:00:00Z';
// A ZIP file has local time: this is the same moment of the calendar in every time zone.
const ZIP_TIME = new Date(2026, 0, 1, 0, 0, 0);

/** A name that belongs to this text alone: a UUID of version 8, its digits from a SHA-256. */
function identifierOf(text: unknown): string {
  const digest = createHash('sha256').update(JSON.stringify(text)).digest('hex');
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

/** The book's files in a ZIP; the first is stored and says what the rest is, as EPUB asks. */
function zipped(files: readonly (readonly [string, string | Uint8Array])[]): Uint8Array {
  const entries: Zippable = { mimetype: [strToU8('application/epub+zip'), { level: 0, mtime: ZIP_TIME }] };
  for (const [name, content] of files) {
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    entries[name] = [bytes, { level: 9, mtime: ZIP_TIME }];
  }
  return zipSync(entries);
}

export interface EpubOptions {
  words: Omit<BookWords, 'identifier' | 'modified'>;
  /** Whatever makes this text another one: the book's identifier is made from it. */
  identity: unknown;
  /** PNG. */
  cover: Uint8Array;
  /** Paragraphs of the page behind the cover. */
  imprint: readonly string[];
  groups: readonly ContentsGroup[];
}

function frontDocuments({ words, imprint }: EpubOptions): readonly [BookDocument, BookDocument] {
  const { title, language } = words;
  const lines = imprint.map((paragraph) => `<p class="imprint">${escape(paragraph)}</p>`);
  const image = `<div class="cover"><img src="cover.png" alt="${escape(`Cover: ${title}`)}"/></div>`;
  const about = `<h1>${escape(title)}</h1>\n${lines.join('\n')}`;
  // The site's own words are English.
  const english = { ...language, code: 'en', direction: 'ltr' } as const;
  return [
    { file: 'cover.xhtml', id: 'cover', title: 'Cover', markup: documentOf(title, image, 'cover', english), parts: [] },
    {
      file: 'imprint.xhtml',
      id: 'imprint',
      title: 'About this edition',
      markup: documentOf('About this edition', about, 'frontmatter', english),
      parts: [],
    },
  ];
}

/** Makes an EPUB 3 book: cover, imprint, contents and the documents of the groups. */
export function makeEpub(options: EpubOptions): Uint8Array {
  const { groups, cover, identity } = options;
  const words: BookWords = { ...options.words, identifier: identifierOf(identity), modified: MADE };
  const front = frontDocuments(options);
  const texts = groups.flatMap((each) => each.documents);
  const documents = [...front, ...texts];
  const landmarks = [
    landmark('cover', 'cover.xhtml', 'Cover'),
    landmark('toc', 'nav.xhtml#toc', 'Contents'),
    landmark('bodymatter', texts[0]?.file ?? '', texts[0]?.title ?? ''),
  ];
  const imprint = { title: front[1].title, documents: [front[1]] };
  return zipped([
    ['META-INF/container.xml', containerDocument],
    ['EPUB/package.opf', packageDocument(words, documents)],
    ['EPUB/nav.xhtml', navigationDocument('Contents', [imprint, ...groups], landmarks)],
    ['EPUB/toc.ncx', ncxDocument(words, documents)],
    ['EPUB/style.css', styleSheet],
    ['EPUB/cover.png', cover],
    ...documents.map(({ file, markup }) => [`EPUB/${file}`, markup] as const),
  ]);
}
