import type { EntryImage } from '@manna/shared/contracts';
import { bookBySlug, fileRevision, verseNumber, verseOsisId, type Book } from '@manna/shared/domain';
import { partsOf } from '@manna/shared/domain/chapter-text';
import { readPassage } from '@manna/shared/domain/references';
import type { QueryContext } from '../graphql/query-context';
import { wordsOfPassage } from '../site-pages/passage-words';

/** The most verses of an embedded passage: more is a page, and not a quotation. */
const MAX_VERSES = 40;

/** What another site can show of a page of this one. */
export type EmbedTarget =
  | { kind: 'picture'; path: string; title: string; image: EntryImage }
  | {
      kind: 'passage';
      path: string;
      title: string;
      text: string;
      /** Name of the translation, language of its text, and the direction of that. */
      translation: { name: string; language: string; direction: string };
    };

const resourcePath = /^\/resources\/[a-z-]{1,40}\/[a-z0-9-]{1,120}$/;
const chapterPattern = /^\/bible\/(?:([a-z0-9-]{1,40})\/)?([a-z0-9-]{1,40})\/(\d{1,3})$/;
const passagePattern = /^\/bible\/passage\/([^/%]{1,80})$/;
const versePattern = /^\/encyclopedia\/([a-z0-9-]{1,40})\/(\d{1,3})\/(\d{1,3})$/;
const versesPattern = /^(\d{1,3})(?:-(\d{1,3}))?$/;

/** Verses of a page; `translation` is the slug that its path names. */
interface PageVerses {
  book: Book;
  chapter: number;
  first: number;
  last: number;
  translation: string | undefined;
}

/** The verses of '/bible/passage/jhn3v16-18', if they are in one chapter. */
function versesOfPassage(segment: string): PageVerses | undefined {
  const passage = readPassage(segment);
  if (passage.kind !== 'passage') return undefined;
  const [part, ...others] = passage.refs.flatMap(partsOf);
  return part && others.length === 0 ? { ...part, translation: passage.translation } : undefined;
}

/** The verses that a page is about; undefined if it is about none. */
function versesOfPage({ pathname, searchParams }: URL): PageVerses | undefined {
  const [, segment] = passagePattern.exec(pathname) ?? [];
  if (segment !== undefined) return versesOfPassage(segment);
  const [, translation, chapterBook, chapterNumber] = chapterPattern.exec(pathname) ?? [];
  const [, verseBook, verseChapter, ownVerse] = versePattern.exec(pathname) ?? [];
  const [, first, last = first] = versesPattern.exec(ownVerse ?? searchParams.get('v') ?? '') ?? [];
  const book = bookBySlug(chapterBook ?? verseBook ?? '');
  if (!book || first === undefined || last === undefined) return undefined;
  return {
    book,
    chapter: Number(chapterNumber ?? verseChapter),
    first: Number(first),
    last: Number(last),
    translation,
  };
}

/** The OSIS range of the verses: 'John.3.16-John.3.18'; undefined if there are none, or too many. */
function osisRange({ book, chapter, first, last }: PageVerses): string | undefined {
  if (last - first >= MAX_VERSES) return undefined;
  const [from, to] = [first, last].map((verse) => verseOsisId(verseNumber({ book: book.number, chapter, verse })));
  return from === undefined || to === undefined ? undefined : `${from}-${to}`;
}

/** What can be embedded of a page of this site; undefined if there is no such page, or nothing of it can be. */
export async function embedTarget(page: URL, context: QueryContext): Promise<EmbedTarget | undefined> {
  if (resourcePath.test(page.pathname)) {
    const entry = await context.entries.byPath(page.pathname);
    const image = entry?.images[0];
    return entry && image && { kind: 'picture', path: entry.pagePath, title: entry.name, image };
  }
  const verses = versesOfPage(page);
  const osis = verses && osisRange(verses);
  const wanted = verses?.translation;
  const words = osis === undefined ? undefined : await wordsOfPassage(osis, context, wanted);
  if (!words) return undefined;
  const { passage, text, translation } = words;
  // A page in one translation is never embedded in another, and what looks like a translation may be none: '/bible/compare/john/3'.
  if (wanted !== undefined && translation.slug !== wanted) return undefined;
  const { name, language, direction } = translation;
  return {
    kind: 'passage',
    path: passage.path,
    title: passage.title,
    text,
    translation: { name, language, direction },
  };
}

/** The path of a file of a picture, as WebP of at most this width if one is as narrow. */
export function picturePath(
  { fileHash, prettyPath, widths }: EntryImage,
  maxWidth = Infinity,
): { path: string; width: number } {
  const width = widths.findLast((one) => one <= maxWidth) ?? widths[0] ?? 0;
  return { path: `/data/files/${fileRevision(fileHash)}/${prettyPath}-${width}.webp`, width };
}
