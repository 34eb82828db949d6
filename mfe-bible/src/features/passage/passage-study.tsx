import { lazy, Suspense, type ComponentType } from 'react';
import type { ChapterRef } from '@manna/shared/domain';
import { Link, useSite, useText } from '@manna/shared/runtime';
import { isWhole, type ChapterPart } from '@manna/shared/domain/chapter-text';
import { HeadMenu } from '../../menus/head-menu';
import { OfferChoices, usePanelOffers } from '../../menus/offer-choices';
import styles from '../../menus/head-menu.module.css';
import { comparePath } from '../../names/compare-path';
import { crossReferencesPath } from '../../names/cross-references-path';
import { passagePath } from '../../names/passage-path';
import { inOrder, range } from '../../names/verse-selection';
import { Later } from '../../steps/later';
import type { PassageActionsProps } from './passage-actions';
import { passageText } from './passage-text';

// The server renders it, so that its options work without JavaScript. The page needs its code only when a reader opens it.
const HandoutChoice = lazy((): Promise<{ default: ComponentType<{ page: string }> }> =>
  import(/* webpackChunkName: "route-passage.handout" */ '../../menus/handout/handout-choice').then(
    (part) => ({ default: part.HandoutChoice }),
    // Without a network there is no PDF either.
    () => ({ default: () => null }),
  ),
);

const loadActions = () =>
  import(/* webpackChunkName: "reader-tools" */ './passage-actions').then((part) => part.PassageActions);

/** The chapter and the verses of a passage in one chapter; no verses mean all of them. */
function inOneChapter(parts: readonly ChapterPart[]): { chapter: ChapterRef; verses: number[] } | undefined {
  const [first] = parts;
  if (!first || parts.some(({ book, chapter }) => book !== first.book || chapter !== first.chapter)) return undefined;
  const verses = inOrder(parts.flatMap((part) => range(part.first, part.last)));
  return { chapter: first, verses: parts.some(isWhole) ? [] : verses };
}

interface PassageStudyProps extends PassageActionsProps {
  parts: readonly ChapterPart[];
  /** The reference in URL form. */
  segment: string;
  /** Slug. */
  translation: string;
  /** Path of the page. */
  address: string;
}

/** The menu of other things to do with a passage; comparisons and cross-references are of one chapter. */
export function PassageStudy({ parts, segment, translation, address, ...actions }: PassageStudyProps) {
  const text = useText(passageText);
  const { defaultTranslation: siteDefault } = useSite();
  const one = inOneChapter(parts);
  const offers = usePanelOffers({ type: 'Passage', id: segment });
  return (
    <HeadMenu label={text.study} address={address}>
      <ul>
        {one && (
          <>
            <li>
              <Link to={comparePath(one.chapter, [translation], one.verses)} className={styles.choice}>
                {text.compare}
              </Link>
            </li>
            <li>
              <Link
                to={crossReferencesPath(one.chapter, { verses: one.verses, translation, siteDefault })}
                className={styles.choice}
                data-open-in="panel"
              >
                {text.crossReferences}
              </Link>
            </li>
          </>
        )}
        <OfferChoices offers={offers} />
        <li>
          <Suspense>
            <HandoutChoice page={passagePath(segment, translation, '')} />
          </Suspense>
        </li>
      </ul>
      <Later load={loadActions} props={actions} />
    </HeadMenu>
  );
}
