import { chapterPath, type ChapterRef } from '@manna/shared/domain';
import { Link, usePartName, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { HeadMenu } from '../../menus/head-menu';
import { printVerses, VERSES_PARAMETER } from '../../names/verse-selection';
import { Later } from '../../steps/later';
import { useVersesOfAddress } from '../../text/use-verses-of-address';
import { readerText } from './reader-text';
import styles from '../../menus/head-menu.module.css';

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
  const label = (
    <>
      <VisuallyHidden>{text.translation}: </VisuallyHidden>
      {translations.find(({ slug }) => slug === current)?.shortName}
    </>
  );
  return (
    <nav aria-label={usePartName()(text.translation)}>
      {/* Not by the page's own address: that goes by what the reader prefers, which may be chosen here. */}
      <HeadMenu label={label} address={chapterPath(chapter, current, '')}>
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
        <Later load={loadTools} props={{ chapter, current, translations }} />
      </HeadMenu>
    </nav>
  );
}
