import { defineRoute } from '@manna/shared/contracts';
import { bookNames, chapterName, chapterVersesPath } from '@manna/shared/domain';
import { Link, useLanguage, useSite, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, LanguageNote, Page, PageSection } from '@manna/shared/ui';
import { interlinearPath, readerPath } from '../../names/crumbs';
import { CrossReferences } from './cross-references';
import { loadVerse, verseAt, type Verse, type VerseData } from './load-verse';
import { VerseCommentary } from './verse-commentary';
import { VerseEntries } from './verse-entries';
import { verseMeta } from './verse-meta';
import { VerseSteps } from './verse-steps';
import { verseText } from './verse-text';
import { VerseWords } from './verse-words';
import styles from './verse-page.module.css';

function VersePage({ data: { verse, previous, next, commentaries } }: { data: VerseData }) {
  const text = useText(verseText);
  const { defaultTranslation } = useSite();
  const language = useLanguage();
  const isTranslated = verse.texts.some(({ translation }) => translation.language === language);
  const { book, chapter, verse: number } = verseAt(verse.osisId);
  const chapterTitle = chapterName({ book, chapter }, useText(bookNames));
  const main = verse.texts.find(({ translation }) => translation.slug === defaultTranslation) ?? verse.texts[0];
  const others = verse.texts.filter((other) => other !== main);
  return (
    <Page accent="red" title={`${chapterTitle}:${number}`} lead={main ? undefined : text.absent}>
      {language !== 'en' && <LanguageNote>{isTranslated ? text.englishRest : text.otherLanguages}</LanguageNote>}
      {main && <MainText text={main} />}
      <Actions>
        <ButtonLink as={Link} to={readerPath(book, chapter, number)} icon="book" look="filled">
          {text.readIn(chapterTitle)}
        </ButtonLink>
        <ButtonLink as={Link} to={chapterVersesPath(book, chapter)}>
          {text.chapterVerses(chapterTitle)}
        </ButtonLink>
        {book.testament === 'old' && verse.words.length > 0 && (
          <ButtonLink as={Link} to={interlinearPath(book, chapter, number)}>
            {text.interlinear(chapterTitle)}
          </ButtonLink>
        )}
      </Actions>
      <VerseSteps previous={previous} next={next} />
      {others.length > 0 && (
        <PageSection id="translations" title={text.translations}>
          <Translations texts={others} />
        </PageSection>
      )}
      {verse.words.length > 0 && <VerseWords words={verse.words} />}
      {commentaries.length > 0 && <VerseCommentary osisId={verse.osisId} commentaries={commentaries} />}
      {verse.entries.length > 0 && <VerseEntries entries={verse.entries} />}
      {verse.crossReferences.length > 0 && <CrossReferences verse={verse} main={main} />}
    </Page>
  );
}

function MainText({ text: { text, translation } }: { text: Verse['texts'][number] }) {
  return (
    <figure className={styles.main}>
      <blockquote lang={translation.language} dir={translation.direction} className={styles.quote}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.name} lang="en">
        {translation.name}
      </figcaption>
    </figure>
  );
}

function Translations({ texts }: Pick<Verse, 'texts'>) {
  return (
    <dl className={styles.translations}>
      {texts.map(({ text, translation }) => (
        <div key={translation.slug} className={styles.translation}>
          <dt className={styles.name} lang="en">
            {translation.name} ({translation.shortName})
          </dt>
          <dd
            lang={translation.language}
            dir={translation.direction}
            className={translation.language === 'he' ? styles.hebrew : styles.words}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const route = defineRoute<VerseData>({
  loader: loadVerse,
  meta: verseMeta,
  Component: VersePage,
});
