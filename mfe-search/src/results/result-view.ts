import {
  biblePaths,
  bookByOsisId,
  bookName,
  categories,
  categoryLook,
  chapterName,
  chapterPath,
  collections,
  entryPath,
  type BookNames,
  type CategoryLook,
  type ListingName,
} from '@manna/shared/domain';
import type { Excerpt } from '../engine/excerpt';
import type { Reason } from '../engine/reason-kinds';
import type { SearchResult } from '../engine/worker/protocol';
import { foundWords } from '../marks/found-words';
import type { FilterPill } from '../pills/filter-pill';

/** A result as it is shown: of what the listing and the worker give, in the names that a result has on the whole site. */
export interface ResultView {
  /** The id of an entry; of a verse 'Gen.1.1'. */
  readonly id: string;
  /** Its title. */
  readonly _resultPrimary: Excerpt;
  /** Some of its text, around what was found. */
  readonly _resultSecondary: Excerpt | undefined;
  /** The translations that have what was found: 'KJV, ASV'. */
  readonly _resultTertiary?: string;
  readonly _resultPath: string;
  /** The address of its picture, if it has one. */
  readonly _resultImage?: string;
  /** Language of its title, BCP 47, if it is not that of the interface. */
  readonly language?: string;
  /** Why it was found. */
  readonly reasons: readonly Reason[];
  /** Slug of its category; undefined for a verse. */
  readonly category: string | undefined;
  readonly look: CategoryLook;
  /** What was found in it, as it is written there. */
  readonly found: readonly string[];
  /** The translation in which its page opens, if that is not the one that is shown: 'WEB'. */
  readonly opensIn?: string;
}

const BIBLE_LOOK: CategoryLook = { accent: 'red', icon: 'bible' };
const DICTIONARY_LOOK: CategoryLook = { accent: 'green', icon: 'spellcheck' };

/** The smallest that every picture has. CSS pixels. */
const PICTURE_WIDTH = 320;

/** A text without marks. */
export const whole = (text: string): Excerpt => ({ text, marks: [], isStart: true, isEnd: true });

const valuesOf = ({ fields }: SearchResult, field: string): readonly Excerpt[] => fields[field] ?? [];

function verseView(result: SearchResult, names: BookNames): ResultView {
  const [osisId = '', chapter = '', verse = ''] = result.id.split('.');
  const book = bookByOsisId(osisId);
  const [text] = valuesOf(result, 'text');
  const { wording, opensIn } = result;
  const place = book && { book, chapter: Number(chapter) };
  return {
    id: result.id,
    _resultPath: place
      ? `${chapterPath(place, opensIn ?? wording?.slug, '')}?v=${verse}#v${verse}`
      : biblePaths.contents,
    _resultPrimary: whole(place ? `${chapterName(place, names)}:${verse}` : result.id),
    _resultSecondary: text,
    reasons: result.reasons,
    category: undefined,
    look: BIBLE_LOOK,
    found: foundWords(result),
    ...(opensIn !== undefined && { opensIn: opensIn.toUpperCase() }),
    ...(wording && { _resultTertiary: wording.names.join(', ') }),
  };
}

function entryView(name: Exclude<ListingName, 'bible'>, result: SearchResult): ResultView {
  const { slug = '', category = '', resultPath = '', image = '' } = result.stored;
  const collection =
    collections.find((each) => each.slug === category) ?? collections.find((each) => each.pillar === name);
  const [title] = valuesOf(result, 'name');
  const others = ['title', 'aliases', 'summary', 'text'].flatMap((field) => valuesOf(result, field));
  // What was found says more than what was not; otherwise its summary says what it is.
  const found = others.find(({ marks }) => marks.length > 0);
  const context = found ?? valuesOf(result, 'summary')[0] ?? valuesOf(result, 'title')[0];
  const path = resultPath || (collection ? entryPath({ typename: collection.typename, category, slug }) : '/');
  return {
    id: result.id,
    _resultPath: path,
    _resultPrimary: title ?? whole(slug),
    language: 'en',
    ...(image !== '' && { _resultImage: `/data/files/${image}-${PICTURE_WIDTH}.webp` }),
    _resultSecondary: context?.text === '' ? undefined : context,
    reasons: result.reasons,
    category,
    look: name === 'dictionary' ? DICTIONARY_LOOK : categoryLook(category),
    found: foundWords(result),
  };
}

/** What a reader sees of a result. `names` are those of the Bible's books. */
export const resultView = (name: ListingName, result: SearchResult, names: BookNames): ResultView =>
  name === 'bible' ? verseView(result, names) : entryView(name, result);

/** The path of a result's page, without the verse that its link leads to. */
export const pathnameOf = (path: string): string => path.replace(/[?#].*/, '');

/** The pill that limits a search to what is related to an entity of the encyclopedia. Undefined for other results. */
export function pillOf({ id, category, _resultPrimary: title, look }: ResultView): FilterPill | undefined {
  const isEntity = categories.some(({ slug, pillar }) => slug === category && pillar === 'encyclopedia');
  return isEntity
    ? { kind: 'entity', id, look: { label: title.text, color: look.accent, icon: look.icon } }
    : undefined;
}

/** The name of a group of results: a category's, or that of a book by its OSIS id. */
export function groupName(group: string, categoryNames: Readonly<Record<string, string>>, names: BookNames): string {
  const book = bookByOsisId(group);
  return categoryNames[group] ?? (book ? bookName(book, names) : group);
}
