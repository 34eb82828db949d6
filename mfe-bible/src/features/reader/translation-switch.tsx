import { chapterPath, type ChapterRef } from '@manna/shared/domain';
import { Link, useSite } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import styles from './translation-switch.module.css';

interface TranslationSwitchProps {
  chapter: ChapterRef;
  /** Slug of the translation shown. */
  current: string;
  translations: readonly { slug: string; name: string; shortName: string }[];
}

/** The same chapter in each translation of this site. */
export function TranslationSwitch({ chapter, current, translations }: TranslationSwitchProps) {
  const { defaultTranslation } = useSite();
  return (
    <nav aria-label="Translation" className={styles.switch}>
      <ul className={styles.choices}>
        {translations.map(({ slug, name, shortName }) => (
          <li key={slug}>
            <Link
              to={chapterPath(chapter, slug, defaultTranslation)}
              className={styles.choice}
              aria-current={slug === current ? 'true' : undefined}
            >
              {shortName}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
