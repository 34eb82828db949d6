import { useState, type MouseEvent } from 'react';
import { chapterPath, type ChapterRef } from '@manna/shared/domain';
import { announce, preferredTranslation, usePreferences, useSite, useText } from '@manna/shared/runtime';
import { OwnTranslation } from '../../../preferred/own-translation';
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
  const { defaultTranslation } = useSite();
  const shown = translations.find(({ slug }) => slug === current);
  return (
    <>
      <OwnTranslation
        isOpen={({ pathname }) => pathname === chapterPath(chapter)}
        addressIn={(slug, { search, hash }) => chapterPath(chapter, slug, defaultTranslation) + search + hash}
        translations={translations}
      />
      {shown && <UseEverywhere key={current} translation={shown} />}
    </>
  );
}

/** Makes a translation the one of the reader's settings, where another one is. */
function UseEverywhere({ translation: { slug, name } }: { translation: Translation }) {
  const text = useText(everywhereText);
  const site = useSite();
  const [preferences, change] = usePreferences();
  const [isDone, setDone] = useState(false);
  const translationId = slug.toUpperCase();
  const isMeant = (by: { translationId: string }) => preferredTranslation(by, site) === slug;
  if (isMeant(preferences)) return isDone && <p className={styles.done}>{text.used(name)}</p>;
  // What no setting can say.
  if (!isMeant({ translationId })) return null;
  const use = ({ currentTarget }: MouseEvent) => {
    // The button goes, and a focus that stands on it would be lost.
    currentTarget.closest('details')?.querySelector('summary')?.focus();
    change({ translationId });
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
