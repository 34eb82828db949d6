import type { LoaderArgs } from '@manna/shared/contracts';
import { chapterOsisId } from '@manna/shared/domain';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { InterlinearDocument, type InterlinearQuery } from '../../generated/graphql';
import { interlinearPath } from '../../names/interlinear-path';
import { passageNotFound } from '../../names/passage-not-found';
import { readAddress } from '../../names/read-address';

type Translation = InterlinearQuery['translations'][number];
type Verse = NonNullable<InterlinearQuery['chapter']>['verses'][number];

/** A word as the page renders it. Missing fields are left out, because the page carries hundreds of words. */
export interface InterlinearWord {
  /** With slashes between its parts. */
  text: string;
  /** What renders it in the King James Version, with slashes between its parts. */
  gloss?: string;
  /** Code of its morphology. */
  code: string;
  reading?: 'ketiv' | 'qere';
}

export interface InterlinearVerse {
  verse: number;
  /** Words of a psalm's title, which comes before verse 1. */
  title?: InterlinearWord[];
  words: InterlinearWord[];
  /** In the site's translation. */
  text: string | null;
}

export interface InterlinearData {
  /** OSIS id of the chapter. */
  osisId: string;
  /** The site's own. */
  translation: Pick<Translation, 'slug' | 'name' | 'shortName' | 'language' | 'direction'>;
  /** The translation that is the Hebrew text itself; null if this site does not have it. */
  hebrew: Pick<Translation, 'slug' | 'shortName' | 'licence'> | null;
  verses: InterlinearVerse[];
}

const wordOf = ({ text, morphology, reading, gloss }: Verse['words'][number]): InterlinearWord => ({
  text,
  ...(gloss !== null && { gloss }),
  code: morphology,
  ...((reading === 'ketiv' || reading === 'qere') && { reading }),
});

function verseOf({ verseNumber: verse, text, words }: Verse): InterlinearVerse {
  const shown = (inTitle: boolean) => words.filter(({ title }) => title === inTitle).map(wordOf);
  const title = shown(true);
  return { verse, ...(title.length > 0 && { title }), words: shown(false), text: text ?? null };
}

/** Loads a chapter's Hebrew words and its verses in the site's translation; 404 if the chapter has no Hebrew words. */
export async function loadInterlinear({ params, url, data, site, text }: LoaderArgs): Promise<InterlinearData> {
  const chapter = readAddress(params);
  // For a chapter of the New Testament, suggest its page in the reader.
  if (chapter?.book.testament !== 'old') throw await passageNotFound({ params, text });
  const path = interlinearPath(chapter);
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);

  const osisId = chapterOsisId(chapter);
  const slug = site.defaultTranslation;
  const result = await data.query(InterlinearDocument, { chapter: osisId, translation: slug });
  const verses = result.chapter?.verses ?? [];
  const translation = result.translations.find((candidate) => candidate.slug === slug);
  if (!translation || verses.every(({ words }) => words.length === 0)) throw notFound();
  const { name, shortName, language, direction } = translation;
  const hebrew = result.translations.find(({ contains }) => contains.features.includes('hebrewWords'));
  return {
    osisId,
    translation: { slug, name, shortName, language, direction },
    hebrew: hebrew ? { slug: hebrew.slug, shortName: hebrew.shortName, licence: hebrew.licence } : null,
    verses: verses.map(verseOf),
  };
}
