import { lazy, Suspense, type ComponentType, type RefObject } from 'react';
import { chapterOsisId, chapterPath, chapterVersesPath } from '@manna/shared/domain';
import type { ChapterRef } from '@manna/shared/domain';
import { Link, useSite, useText } from '@manna/shared/runtime';
import { HeadMenu } from '../../../menus/head-menu';
import { OfferChoices, usePanelOffers } from '../../../menus/offer-choices';
import { commentaryPath } from '../../../names/commentary-path';
import { comparePath } from '../../../names/compare-path';
import { crossReferencesPath } from '../../../names/cross-references-path';
import { interlinearPath } from '../../../names/interlinear-path';
import { Later } from '../../../steps/later';
import { useVersesOfAddress } from '../../../text/use-verses-of-address';
import { studyText } from './study-text';
import styles from '../../../menus/head-menu.module.css';

interface StudyMenuProps {
  /** The head of the page. */
  head: RefObject<HTMLElement | null>;
  chapter: ChapterRef;
  /** Slug of the translation shown. */
  translation: string;
  /** Number of verses in its text; 0 if there is no text. */
  verseCount: number;
  /** Whether a commentary says something about the chapter. */
  hasCommentary: boolean;
  /** Language of its text, BCP 47; undefined if there is no text. */
  language: string | undefined;
  /** Path of this page. */
  address: string;
  onListen: () => void;
}

// The server renders it, so that its options work without JavaScript. The page needs its code only when a reader opens it.
const HandoutChoice = lazy((): Promise<{ default: ComponentType<{ page: string }> }> =>
  import(/* webpackChunkName: "route-chapter.handout" */ '../../../menus/handout/handout-choice').then(
    (part) => ({ default: part.HandoutChoice }),
    // Without a network there is no PDF either.
    () => ({ default: () => null }),
  ),
);

const loadActions = () =>
  import(/* webpackChunkName: "reader-tools" */ './study-actions').then((part) => part.StudyActions);

/** The menu of other things to do with a chapter: compare translations, see cross-references, listen, print. */
export function StudyMenu({ chapter, translation, verseCount, hasCommentary, ...actions }: StudyMenuProps) {
  const text = useText(studyText);
  const { defaultTranslation: siteDefault } = useSite();
  const verses = useVersesOfAddress(verseCount);
  const { book } = chapter;
  const offers = usePanelOffers({ type: 'Chapter', id: chapterOsisId(chapter) });
  return (
    <HeadMenu label={text.study} address={actions.address}>
      <ul>
        <li>
          <Link to={comparePath(chapter, [translation], verses)} className={styles.choice}>
            {text.compare}
          </Link>
        </li>
        <li>
          <Link
            to={crossReferencesPath(chapter, { verses, translation, siteDefault })}
            className={styles.choice}
            data-open-in="panel"
          >
            {text.crossReferences}
          </Link>
        </li>
        {hasCommentary && (
          <li>
            <Link to={commentaryPath(chapter, verses)} className={styles.choice} data-open-in="panel">
              {text.commentary}
            </Link>
          </li>
        )}
        {book.testament === 'old' && (
          <li>
            <Link to={interlinearPath(chapter)} className={styles.choice}>
              {text.interlinear}
            </Link>
          </li>
        )}
        <li>
          <Link to={chapterVersesPath(book, chapter.chapter)} className={styles.choice}>
            {text.verses}
          </Link>
        </li>
        <OfferChoices offers={offers} />
        <li>
          <Suspense>
            <HandoutChoice page={chapterPath(chapter, translation, '')} />
          </Suspense>
        </li>
      </ul>
      <Later load={loadActions} props={{ ...actions, book }} />
    </HeadMenu>
  );
}
