import { chapterPath, type ChapterRef, printVerses } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { TranslationChoices } from '../../menus/translation-choices';
import { VERSES_PARAMETER } from '../../names/verse-selection';
import { Later } from '../../steps/later';
import { useVersesOfAddress } from '../../text/use-verses-of-address';
import { readerText } from './reader-text';

interface TranslationSwitchProps {
  chapter: ChapterRef;
  /** Slug of the translation shown. */
  current: string;
  translations: readonly { slug: string; name: string; shortName: string }[];
  /** Number of verses in the chapter's text; 0 if it has none. */
  verseCount: number;
  /** Returns the path of the chapter in a translation, by its slug. */
  pathIn: (slug: string) => string;
}

const loadTools = () =>
  import(/* webpackChunkName: "reader-tools" */ './translation/translation-tools').then(
    (part) => part.TranslationTools,
  );

/** The same chapter in each translation of this site, with the verses that are selected. */
export function TranslationSwitch({ chapter, current, translations, verseCount, pathIn }: TranslationSwitchProps) {
  const text = useText(readerText);
  const verses = useVersesOfAddress(verseCount);
  const query = verses.length > 0 ? `?${VERSES_PARAMETER}=${printVerses(verses)}` : '';
  return (
    <TranslationChoices
      label={text.translation}
      // Always names the translation: the page's own path depends on the preferred one, which may be changed here.
      address={chapterPath(chapter, current, '')}
      current={current}
      translations={translations}
      pathIn={(slug) => pathIn(slug) + query}
    >
      <Later load={loadTools} props={{ chapter, current, translations }} />
    </TranslationChoices>
  );
}
