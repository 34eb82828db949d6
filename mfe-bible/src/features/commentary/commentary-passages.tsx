import type { ComponentProps } from 'react';
import { bookNames, chapterName, chapterPath, parseVerseId, versePlace, type ChapterRef } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { Prose, referenceTitle, type LinkComponent } from '@manna/shared/ui';
import { commentaryPath } from '../../names/commentary-path';
import { range, VERSES_PARAMETER } from '../../names/verse-selection';
import { commentaryText } from './commentary-text';
import type { Commentary } from './load-commentary';
import styles from './commentary-page.module.css';

/** Verses open beside the commentary, where the page has room for both. */
const VersesLink = (props: ComponentProps<LinkComponent>) => <Link {...props} data-open-in="main" />;

/** The verses of a passage of one chapter; empty for the chapter as a whole. */
function versesOf(osis: string): number[] {
  const [start = '', end = start] = osis.split('-');
  const [first, last] = [start, end].map(parseVerseId);
  return first === undefined || last === undefined ? [] : range(versePlace(first).verse, versePlace(last).verse);
}

interface CommentaryPassagesProps {
  chapter: ChapterRef;
  commentary: Commentary;
}

/** What a commentary says about passages of a chapter. Those whose text is not loaded are links to their own pages. */
export function CommentaryPassages({ chapter, commentary }: CommentaryPassagesProps) {
  const text = useText(commentaryText);
  const names = useText(bookNames);
  const citations = { names, language: useLanguage() };
  const { language, direction, licence, passages } = commentary;
  const closed = passages.filter(({ body }) => body == null);
  const chapterTitle = chapterName(chapter, names);
  return (
    <>
      {passages.map(({ osis, body }) => {
        const verses = versesOf(osis);
        const [first] = verses;
        const address =
          first === undefined ? '' : `?${VERSES_PARAMETER}=${verses.length > 1 ? `${first}-${verses.at(-1)}` : first}`;
        return (
          body && (
            <section key={osis} className={styles.passage}>
              <h3 className={styles.verses}>
                <VersesLink to={chapterPath(chapter) + address}>
                  {first === undefined ? text.wholeChapter(chapterTitle) : referenceTitle(osis, names)}
                </VersesLink>
              </h3>
              <div dir={direction}>
                <Prose as={VersesLink} prose={body} language={language} isBelowPart citations={citations} />
              </div>
            </section>
          )
        );
      })}
      {closed.length > 0 && (
        <section className={styles.passage}>
          <h3 className={styles.verses}>{text.more}</h3>
          <ul className={styles.more}>
            {closed.map(({ osis }) => (
              <li key={osis}>
                <Link to={commentaryPath(chapter, versesOf(osis))} className={styles.way}>
                  {referenceTitle(osis, names)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.licence} lang="en">
        {licence}
      </p>
    </>
  );
}
