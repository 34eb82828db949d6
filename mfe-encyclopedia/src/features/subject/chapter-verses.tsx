import { bookNames, chapterName, chapterOsisId, chapterPath, versePath } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, LanguageNote, Page, VisuallyHidden } from '@manna/shared/ui';
import { FollowTranslation } from '../../translation/follow-translation';
import { passageEntriesPath } from '../../passages/passage-paths';
import { useListKey } from '../../translation/use-list-key';
import { bookOfChapter, type ChapterData } from './chapter-data';
import { chapterText } from './subject-text';
import styles from './chapter-verses.module.css';

/** The verses of a chapter as a list, each with a link to its page. */
export function ChapterVerses({ chapter: data }: { chapter: ChapterData }) {
  const text = useText(chapterText);
  const book = bookOfChapter(data);
  const { chapter, verses, translation, offered, language, direction } = data;
  const title = chapterName({ book, chapter }, useText(bookNames));
  return (
    <Page accent="red" title={title} lead={text.lead}>
      {language !== useLanguage() && <LanguageNote>{text.otherLanguage}</LanguageNote>}
      <Actions>
        <ButtonLink as={Link} to={chapterPath({ book, chapter })} icon="book" look="filled">
          {text.read(title)}
        </ButtonLink>
        <ButtonLink as={Link} to={passageEntriesPath(chapterOsisId({ book, chapter }))} data-open-in="panel">
          {text.mentions}
        </ButtonLink>
      </Actions>
      <ol key={useListKey(translation)} className={styles.verses}>
        {verses.map(({ number, text: words }) => (
          <li key={number}>
            <Link to={versePath(book, chapter, number)} className={styles.verse}>
              <span className={styles.number}>
                <VisuallyHidden>{text.verse} </VisuallyHidden>
                {number}
              </span>
              {words === null ? (
                <span className={styles.absent}>{text.absent}</span>
              ) : (
                <span lang={language} dir={direction} className={styles.words}>
                  {words}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
      <FollowTranslation shown={translation} offered={offered} />
    </Page>
  );
}
