import { useState, type MouseEvent } from 'react';
import { chapterPath, translationPreference, type ChapterRef } from '@manna/shared/domain';
import { announce, usePreference, useReaderTranslation, useText } from '@manna/shared/runtime';
import { FollowPreference } from '../../../translation/follow-preference';
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

/** Redirects to the reader's preferred translation, and offers to make the current one preferred. */
export function TranslationTools({ chapter, current, translations }: TranslationToolsProps) {
  const shown = translations.find(({ slug }) => slug === current);
  return (
    <>
      <FollowPreference isNamed={({ pathname }) => pathname !== chapterPath(chapter)} translations={translations} />
      {shown && <UseEverywhere key={current} translation={shown} />}
    </>
  );
}

/** Makes a translation the reader's preferred one, if it is not already. */
function UseEverywhere({ translation: { slug, name } }: { translation: Translation }) {
  const text = useText(everywhereText);
  const [, prefer] = usePreference(translationPreference);
  const [isDone, setDone] = useState(false);
  if (useReaderTranslation() === slug) return isDone && <p className={styles.done}>{text.used(name)}</p>;
  const use = ({ currentTarget }: MouseEvent) => {
    // Move the focus first: it would be lost when the button is unmounted.
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
