import type { Translation } from '@manna/shared/contracts';
import type { QueryContext } from '../graphql/query-context';
import { passageOf, type Passage } from './passage';

/** A passage with its text, and the translation of the text. */
export interface PassageWords {
  passage: Passage;
  text: string;
  translation: Translation;
}

/**
 * The text of 'Ps.23.1-Ps.23.3' in the translation `preferred`, by default the site's, or else in the first that has all of its
 * verses. Undefined if none has, or if the text is not a passage.
 */
export async function wordsOfPassage(
  osis: string,
  context: QueryContext,
  preferred = context.defaultTranslation,
): Promise<PassageWords | undefined> {
  const passage = passageOf(osis);
  if (!passage) return undefined;
  const translations = await context.bible.translations();
  const inOrder = [
    ...translations.filter(({ slug }) => slug === preferred),
    ...translations.filter(({ slug }) => slug !== preferred),
  ];
  for (const translation of inOrder) {
    const texts = await Promise.all(passage.numbers.map((verse) => context.verses.textOf(verse, translation.slug)));
    if (texts.every((text) => text !== undefined)) return { passage, text: texts.join(' '), translation };
  }
  return undefined;
}
