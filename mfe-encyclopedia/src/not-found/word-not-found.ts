import type { LoaderArgs } from '@manna/shared/contracts';
import { LexiconSpelledDocument } from '../generated/graphql';
import { wordPath } from '../names/word-number';
import { entryNotFound } from './entry-not-found';

/** The loader's response to an unknown word of the dictionary: 404, with the Hebrew and Greek words that are spelled so. */
export async function wordNotFound(slug: string, path: string, args: LoaderArgs): Promise<Response> {
  const { lexiconSpelled } = await args.data.query(LexiconSpelledDocument, { spelling: slug });
  const words = lexiconSpelled.map(({ strongs, lemma, transliteration }) => ({
    path: wordPath(strongs),
    label: `${transliteration} (${lemma}, ${strongs})`,
  }));
  return entryNotFound(path, args, words);
}
