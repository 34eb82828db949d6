import { defineRoute } from '@manna/shared/contracts';
import { bookNames, chapterName, chapterPath, printVerses } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { LanguageNote, PageHead } from '@manna/shared/ui';
import { chapterOf } from '../../names/chapter-of';
import { commentaryPath } from '../../names/commentary-path';
import { VERSES_PARAMETER } from '../../names/verse-selection';
import { Picker } from '../../picker/picker';
import { ChapterSteps } from '../../steps/chapter-steps';
import { commentaryMeta, subjectOf } from './commentary-meta';
import { CommentaryPassages } from './commentary-passages';
import { commentaryText } from './commentary-text';
import { loadCommentary, type CommentaryData } from './load-commentary';
import styles from './commentary-page.module.css';

const idOf = (slug: string) => `commentary-${slug}`;

function CommentaryPage({ data }: { data: CommentaryData }) {
  const text = useText(commentaryText);
  const names = useText(bookNames);
  const language = useLanguage();
  const { verses, commentaries } = data;
  const chapter = chapterOf(data);
  const title = chapterName(chapter, names);
  const subject = subjectOf(data, names);
  const isWhole = verses.length === 0;
  return (
    <div className={styles.page} data-accent="red">
      <PageHead title={text.title(subject)} tools={<Picker book={chapter.book} isShort />}>
        <p className={styles.ways}>
          <Link
            to={isWhole ? chapterPath(chapter) : `${chapterPath(chapter)}?${VERSES_PARAMETER}=${printVerses(verses)}`}
            className={styles.way}
            data-open-in="main"
          >
            {text.read(title)}
          </Link>
          {!isWhole && (
            <Link to={commentaryPath(chapter)} className={styles.way}>
              {text.all(title)}
            </Link>
          )}
        </p>
        {commentaries.length > 1 && (
          <nav aria-label={text.commentaries}>
            <ul className={styles.ways}>
              {commentaries.map(({ slug, name, language: own }) => (
                <li key={slug} lang={own}>
                  <a href={`#${idOf(slug)}`} className={styles.way}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {language !== 'en' && commentaries.some((commentary) => commentary.language === 'en') && (
          <LanguageNote>{text.englishOnly}</LanguageNote>
        )}
      </PageHead>
      {commentaries.length === 0 && <p className={styles.none}>{text.none(subject)}</p>}
      {commentaries.map((commentary) => (
        <section key={commentary.slug} aria-labelledby={idOf(commentary.slug)} className={styles.commentary}>
          <h2 id={idOf(commentary.slug)} lang={commentary.language}>
            {commentary.name}
          </h2>
          <CommentaryPassages chapter={chapter} commentary={commentary} />
        </section>
      ))}
      {isWhole && <ChapterSteps chapter={chapter} pathOf={commentaryPath} />}
    </div>
  );
}

export const route = defineRoute<CommentaryData>({
  loader: loadCommentary,
  loaderQuery: ['v'],
  meta: ({ data, ...page }) => commentaryMeta(data, page),
  Component: CommentaryPage,
});
