import { readFile } from 'node:fs/promises';
import type { BibleRef, Language, SiteConfig, Translation } from '@manna/shared/contracts';
import {
  biblePaths,
  bookBySlug,
  bookPath,
  chapterName,
  chapterOsisId,
  chapterPath,
  type Book,
  type BookNames,
} from '@manna/shared/domain';
import { cutChapter, isWhole, partsOf, type ChapterPart } from '@manna/shared/domain/chapter-text';
import { passageName, passageSegment, readPassage, verseCount } from '@manna/shared/domain/references';
import { translationIn } from '@manna/shared/domain/site-translation';
import { BibleRepository } from '../bible/bible-repository';
import type { ContentFiles } from '../content/content-files';
import { EntriesRepository } from '../entries/entries-repository';
import { bookNamesIn } from '../language/book-names-in';
import type { Database } from '../storage/storage';
import { findPicture } from './find-picture';
import type { HandoutJob, PrintedChapter, VersePictureJob } from './handout-messages';
import type { HandoutRequest } from './handout-request';
import { BadHandout } from './made-files';

/** What a PDF or an EPUB has at most. Psalms, the longest book, has three times as many, but those are short. */
const MOST_CHAPTERS = 50;

interface Reading {
  site: SiteConfig;
  /** The site's URL, without a slash at the end. */
  origin: string;
  db: Database;
  /** Hash of the content release. */
  release: string;
  language: Language;
  /** The files of the content releases. */
  files: Pick<ContentFiles, 'ofAvailable' | 'verifiedSize'>;
}

/** What is to be made, as MadeFiles takes it; `name` is that of the file, without its suffix. */
export interface FoundHandout {
  name: string;
  identity: unknown;
  readJob: () => Promise<Exclude<HandoutJob, VersePictureJob> | undefined>;
}

/** A chapter as a part of a passage. */
const wholeChapter = (book: Book, chapter: number): ChapterPart => ({
  book,
  chapter,
  first: 1,
  last: verseCount(book.usfmId, chapter),
  toEnd: true,
});

function refOf({ book, chapter, first, last }: ChapterPart): BibleRef {
  const start = { book: book.usfmId, chapter, verse: first };
  return first === last ? start : { is_range: true, start, end: { ...start, verse: last } };
}

/** Text of a translation to print: its parts, and what the whole is called. */
interface Text {
  parts: readonly ChapterPart[];
  title: string;
  /** Path of its page in a translation. */
  pathIn: (translation: string) => string;
}

/** Printed chapters; those without a verse in this translation are left out. */
async function printed(
  { parts }: Text,
  translation: string,
  bible: BibleRepository,
  names: BookNames,
): Promise<PrintedChapter[]> {
  const chapters = await Promise.all(
    parts.map(async (part): Promise<PrintedChapter | undefined> => {
      const row = await bible.chapter({ translation, osisId: chapterOsisId(part) });
      const text = row && cutChapter(row, part);
      return text && { title: isWhole(part) ? chapterName(part, names) : passageName([refOf(part)], names), ...text };
    }),
  );
  return chapters.filter((chapter) => chapter !== undefined);
}

interface InTranslation extends Reading {
  request: HandoutRequest;
  bible: BibleRepository;
  translation: Translation;
}

/** Chapters as a PDF. */
function foundChapters(text: Text, reading: InTranslation): FoundHandout {
  const { site, origin, language, request, bible, translation } = reading;
  const { slug, name, shortName, licence, direction } = translation;
  if (text.parts.length > MOST_CHAPTERS)
    throw new BadHandout(`This passage has ${text.parts.length} chapters: a PDF has at most ${MOST_CHAPTERS}.`);
  const identity = {
    kind: 'pdf',
    of: 'chapters',
    title: text.title,
    subtitle: name,
    subject: `${text.title}, ${name}`,
    siteName: site.productName,
    address: origin + text.pathIn(slug),
    credit: licence,
    language,
    layout: request.layout,
    textLanguage: translation.language,
    direction,
  } as const;
  return {
    name: `${text.title} (${shortName})`,
    identity,
    readJob: async () => {
      const chapters = await printed(text, slug, bible, bookNamesIn(language));
      return chapters.length === 0 ? undefined : { ...identity, chapters };
    },
  };
}

/** A book as an EPUB. */
function foundBook(book: Book, reading: InTranslation): FoundHandout {
  const { site, origin, request, bible, translation } = reading;
  const { slug, name, shortName, licence, year, language, direction } = translation;
  const identity = {
    kind: 'epub',
    book: book.slug,
    translation: { name, licence, year, language, direction },
    siteName: site.productName,
    address: origin + bookPath(book),
    notes: request.layout.notes,
  } as const;
  return {
    name: `${book.name} (${shortName})`,
    identity,
    readJob: async () => {
      const ids = Array.from({ length: book.chapterCount }, (_, index) => chapterOsisId({ book, chapter: index + 1 }));
      const rows = await Promise.all(ids.map((osisId) => bible.chapter({ translation: slug, osisId })));
      const chapters = rows.flatMap((row) =>
        row ? [{ osisId: row.osisId, content: row.content, styling: row.styling }] : [],
      );
      return chapters.length === 0 ? undefined : { ...identity, chapters };
    },
  };
}

/** A page of the Bible, and the slug of the translation that its path names. */
type BiblePage = { translation: string | undefined } & ({ kind: 'text'; text: Text } | { kind: 'book'; book: Book });

function passagePage(
  segment: string,
  { request, language }: Reading & { request: HandoutRequest },
): BiblePage | undefined {
  const names = bookNamesIn(language);
  const passage = readPassage(segment, names);
  if (passage.kind !== 'passage') return undefined;
  const { refs, translation: named } = passage;
  const path = biblePaths.passage({ reference: passageSegment(refs) }).replaceAll('%2C', ',');
  return {
    kind: 'text',
    translation: request.translation ?? named,
    text: {
      parts: refs.flatMap(partsOf),
      title: passageName(refs, names),
      pathIn: (translation) => `${path}?translation=${translation}`,
    },
  };
}

/** Reads '/bible/john/3', '/bible/kjv/john/3', '/bible/john', '/bible/kjv/john' or '/bible/passage/jhn3v16'. */
function biblePage(reading: Reading & { request: HandoutRequest }): BiblePage | undefined {
  const { site, language, request } = reading;
  const [, , ...segments] = request.page.split('/');
  if (segments[0] === 'passage' && segments.length === 2 && request.format === 'pdf')
    return passagePage(segments[1] ?? '', reading);
  const isNamed = bookBySlug(segments[0] ?? '') === undefined;
  const translation = isNamed ? segments.shift() : request.translation;
  const [slug = '', number, ...rest] = segments;
  const book = bookBySlug(slug);
  if (!book || rest.length > 0) return undefined;
  if (request.format === 'epub') return number === undefined ? { kind: 'book', translation, book } : undefined;
  const chapter = /^[1-9]\d{0,2}$/.test(number ?? '') ? Number(number) : 0;
  if (chapter < 1 || chapter > book.chapterCount) return undefined;
  return {
    kind: 'text',
    translation,
    text: {
      parts: [wholeChapter(book, chapter)],
      title: chapterName({ book, chapter }, bookNamesIn(language)),
      pathIn: (one) => chapterPath({ book, chapter }, one, site.defaultTranslation),
    },
  };
}

async function fromBible(request: HandoutRequest, reading: Reading): Promise<FoundHandout | undefined> {
  const page = biblePage({ ...reading, request });
  if (!page) return undefined;
  const bible = new BibleRepository(reading.db, reading.release);
  const translations = await bible.translations();
  const { site, language } = reading;
  const slugs =
    page.translation === undefined
      ? [translationIn(site, language), site.defaultTranslation]
      : [page.translation.toLowerCase()];
  const translation = slugs.flatMap((slug) => translations.find((one) => one.slug === slug) ?? [])[0];
  if (!translation) return undefined;
  const chosen = { ...reading, request, bible, translation };
  return page.kind === 'book' ? foundBook(page.book, chosen) : foundChapters(page.text, chosen);
}

async function fromEntries(request: HandoutRequest, reading: Reading): Promise<FoundHandout | undefined> {
  if (request.format === 'epub') return undefined;
  const { site, origin, db, release, language, files } = reading;
  const entry = await new EntriesRepository(db, release).byPath(request.page);
  if (!entry) return undefined;
  const { name, category, title = '', summary, body, references, sources, images } = entry;
  const [image] = images;
  const file = image && (await findPicture(image, request.layout, files));
  const identity = {
    kind: 'pdf',
    of: 'entry',
    title: name,
    subtitle: title,
    subject: summary,
    siteName: site.productName,
    address: origin + request.page,
    credit: '',
    language,
    layout: request.layout,
  } as const;
  return {
    name,
    // So the PDF is made again when a picture that was missing is back.
    identity: { ...identity, picture: file?.digest },
    readJob: async () => ({
      ...identity,
      entry: { name, category, summary, body, references, ...(sources && { sources }) },
      picture: image && { ...image, png: file && (await readFile(file.path)) },
    }),
  };
}

/** What a request is for; undefined if the site has no such page, or no file of this kind for it. */
export const readHandout = (request: HandoutRequest, reading: Reading): Promise<FoundHandout | undefined> =>
  request.page.startsWith(`${biblePaths.contents}/`) ? fromBible(request, reading) : fromEntries(request, reading);
