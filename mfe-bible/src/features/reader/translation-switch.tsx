import { Link, usePartName, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { HeadMenu } from '../../menus/head-menu';
import { printVerses, VERSES_PARAMETER } from '../../names/verse-selection';
import { useVersesOfAddress } from '../../text/use-verses-of-address';
import { readerText } from './reader-text';
import styles from '../../menus/head-menu.module.css';

interface TranslationSwitchProps {
  /** Slug of the translation shown. */
  current: string;
  translations: readonly { slug: string; name: string; shortName: string }[];
  /** Of the chapter's text; 0 where there is none. */
  verseCount: number;
  /** Where the chapter is read in a translation, by its slug. */
  pathIn: (slug: string) => string;
}

/** The same chapter in each translation of this site, with the verses that are selected. */
export function TranslationSwitch({ current, translations, verseCount, pathIn }: TranslationSwitchProps) {
  const text = useText(readerText);
  const verses = useVersesOfAddress(verseCount);
  const query = verses.length > 0 ? `?${VERSES_PARAMETER}=${printVerses(verses)}` : '';
  const label = (
    <>
      <VisuallyHidden>{text.translation}: </VisuallyHidden>
      {translations.find(({ slug }) => slug === current)?.shortName}
    </>
  );
  return (
    <nav aria-label={usePartName()(text.translation)}>
      <HeadMenu label={label} address={pathIn(current)}>
        <ul lang="en">
          {translations.map(({ slug, name, shortName }) => (
            <li key={slug}>
              <Link
                to={pathIn(slug) + query}
                className={styles.choice}
                aria-current={slug === current ? 'true' : undefined}
              >
                <b className={styles.short}>{shortName}</b> {name}
              </Link>
            </li>
          ))}
        </ul>
      </HeadMenu>
    </nav>
  );
}
