import { bookNames, biblePaths } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { LanguageNote, PageSection, Prose, ReferenceLink } from '@manna/shared/ui';
import { verseAt } from '../../names/verse-at';
import type { VerseData } from './load-verse';
import { verseText } from './verse-text';
import styles from './verse-commentary.module.css';

interface VerseCommentaryProps extends Pick<VerseData, 'commentaries'> {
  osisId: string;
}

/** What commentaries say about a verse, each from its beginning, with links to all of it. */
export function VerseCommentary({ osisId, commentaries }: VerseCommentaryProps) {
  const text = useText(verseText);
  const names = useText(bookNames);
  const language = useLanguage();
  const { book, chapter, verse } = verseAt(osisId);
  const whole = `${biblePaths.commentary({ book: book.slug, chapterNum: chapter })}?v=${verse}`;
  return (
    <PageSection id="commentary" title={text.commentary}>
      {language !== 'en' && commentaries.some((one) => one.language === 'en') && (
        <LanguageNote>{text.englishCommentary}</LanguageNote>
      )}
      {commentaries.map(({ slug, name, language: own, direction, passages, isCut }) => (
        <section key={slug} className={styles.commentary}>
          <h3 className={styles.name} lang={own}>
            {name}
          </h3>
          {passages.map(({ osis, body }) => (
            <div key={osis} className={styles.passage}>
              <p className={styles.verses}>
                <ReferenceLink as={Link} osis={osis} names={names} />
              </p>
              <div dir={direction}>
                <Prose as={Link} prose={body} language={own} isBelowPart citations={{ names, language }} />
              </div>
            </div>
          ))}
          {isCut && (
            <p>
              <Link to={whole} className={styles.way}>
                {text.wholeCommentary(name)}
              </Link>
            </p>
          )}
        </section>
      ))}
    </PageSection>
  );
}
