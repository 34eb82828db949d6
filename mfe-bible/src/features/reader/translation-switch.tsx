import { chapterPath, type ChapterRef } from '@manna/shared/domain';
import { Link, useSite, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { readerText } from './reader-text';
import styles from './translation-switch.module.css';

interface TranslationSwitchProps {
  chapter: ChapterRef;
  /** Slug of the translation shown. */
  current: string;
  translations: readonly { slug: string; name: string; shortName: string }[];
}

/**
 * The same chapter in each translation of this site: one control that opens over the page, with nothing but HTML. Choosing
 * closes it, since what is open belongs to one address.
 */
export function TranslationSwitch({ chapter, current, translations }: TranslationSwitchProps) {
  const { defaultTranslation } = useSite();
  const text = useText(readerText);
  const path = (slug: string) => chapterPath(chapter, slug, defaultTranslation);
  return (
    <nav aria-label={text.translation} className={styles.switch}>
      <details key={path(current)}>
        <summary className={styles.current}>
          <VisuallyHidden>{text.translation}: </VisuallyHidden>
          {translations.find(({ slug }) => slug === current)?.shortName}
        </summary>
        <ul className={styles.choices} lang="en">
          {translations.map(({ slug, name, shortName }) => (
            <li key={slug}>
              <Link to={path(slug)} className={styles.choice} aria-current={slug === current ? 'true' : undefined}>
                <b className={styles.short}>{shortName}</b> {name}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
