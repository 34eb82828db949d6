import { useState, type MouseEvent } from 'react';
import { chapterPath, type ChapterRef } from '@manna/shared/domain';
import { announce, usePreference, useText } from '@manna/shared/runtime';
import { FollowPreference } from '../../../translation/follow-preference';
import { translationPreference } from '../../../translation/preferences';
import { useReaderTranslation } from '../../../translation/reader-translation';
import { everywhereText } from './everywhere-text';
import styles from './translation-tools.module.css';

interface Translation {
  slug: string;
  name: string;
}

interface TranslationToolsProps {
  chapter: ChapterRef;
  /** Slug of the translation shown. */
  current: string;
  translations: readonly Translation[];
}

/** What goes by the translation of a reader's settings: it leads them to it, and offers to have the one shown there. */
export function TranslationTools({ chapter, current, translations }: TranslationToolsProps) {
  const shown = translations.find(({ slug }) => slug === current);
  return (
    <>
      <FollowPreference isNamed={({ pathname }) => pathname !== chapterPath(chapter)} translations={translations} />
      {shown && <UseEverywhere key={current} translation={shown} />}
    </>
  );
}

/** Makes a translation the one of the reader's settings, where another one is. */
function UseEverywhere({ translation: { slug, name } }: { translation: Translation }) {
  const text = useText(everywhereText);
  const [, prefer] = usePreference(translationPreference);
  const [isDone, setDone] = useState(false);
  if (useReaderTranslation() === slug) return isDone && <p className={styles.done}>{text.used(name)}</p>;
  const use = ({ currentTarget }: MouseEvent) => {
    // The button goes, and a focus that stands on it would be lost.
    currentTarget.closest('details')?.querySelector('summary')?.focus();
    prefer(slug);
    setDone(true);
    announce(text.used(name));
  };
  return (
    <ul className={styles.offer}>
      <li>
        <button type="button" className={styles.use} onClick={use}>
          {text.use(name)}
        </button>
      </li>
    </ul>
  );
}
