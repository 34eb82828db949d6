import { chapterPath, type ChapterRef } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { TranslationChoices } from '../../menus/translation-choices';
import { printVerses, VERSES_PARAMETER } from '../../names/verse-selection';
import { Later } from '../../steps/later';
import { useVersesOfAddress } from '../../text/use-verses-of-address';
import { readerText } from './reader-text';

interface TranslationSwitchProps {
  chapter: ChapterRef;
  /** Slug of the translation shown. */
  current: string;
  translations: readonly { slug: string; name: string; shortName: string }[];
  /** Of the chapter's text; 0 where there is none. */
  verseCount: number;
  /** Where the chapter is read in a translation, by its slug. */
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
      // Not by the page's own address: that goes by what the reader prefers, which may be chosen here.
      address={chapterPath(chapter, current, '')}
      current={current}
      translations={translations}
      pathIn={(slug) => pathIn(slug) + query}
    >
      <Later load={loadTools} props={{ chapter, current, translations }} />
    </TranslationChoices>
  );
}
