import { defineRoute } from '@manna/shared/contracts';
import { bookNames, chapterName, chapterVersesPath } from '@manna/shared/domain';
import { Link, useLanguage, useReaderTranslation, useSite, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, LanguageNote, Page, PageSection } from '@manna/shared/ui';
import { interlinearPath, readerPath } from '../../names/crumbs';
import { FollowTranslation } from '../../translation/follow-translation';
import { InRoom, isHebrew, longest } from '../../translation/in-room';
import { CrossReferences } from './cross-references';
import { verseAt } from '../../names/verse-at';
import { loadVerse, type Verse, type VerseData } from './load-verse';
import { VerseCommentary } from './verse-commentary';
import { VerseEntries } from './verse-entries';
import { verseMeta } from './verse-meta';
import { VerseSteps } from './verse-steps';
import { verseText } from './verse-text';
import { VerseWords } from './verse-words';
import styles from './verse-page.module.css';

function VersePage({ data: { verse, translation: loaded, previous, next, commentaries } }: { data: VerseData }) {
  const text = useText(verseText);
  const { defaultTranslation } = useSite();
  const language = useLanguage();
  const isTranslated = verse.texts.some(({ translation }) => translation.language === language);
  const { book, chapter, verse: number } = verseAt(verse.osisId);
  const chapterTitle = chapterName({ book, chapter }, useText(bookNames));
  const preferred = useReaderTranslation();
  const textIn = (slug: string) => verse.texts.find(({ translation }) => translation.slug === slug);
  const own = textIn(defaultTranslation) ?? verse.texts[0];
  const main = textIn(preferred) ?? own;
  const others = verse.texts.filter((other) => other !== own);
  return (
    <Page accent="red" title={`${chapterTitle}:${number}`} lead={main ? undefined : text.absent}>
      {language !== 'en' && <LanguageNote>{isTranslated ? text.englishRest : text.otherLanguages}</LanguageNote>}
      {main && <MainText text={main} room={longest(verse.texts)} />}
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
          <Translations texts={others} main={main} own={own} />
        </PageSection>
      )}
      {verse.words.length > 0 && <VerseWords words={verse.words} />}
      {commentaries.length > 0 && <VerseCommentary osisId={verse.osisId} commentaries={commentaries} />}
      {verse.entries.length > 0 && <VerseEntries entries={verse.entries} />}
      {verse.crossReferences.length > 0 && (
        <CrossReferences
          verse={verse}
          translation={textIn(loaded)?.translation ?? own?.translation}
          siteTranslation={own?.translation}
        />
      )}
      <FollowTranslation shown={loaded} offered={verse.texts.map(({ translation }) => translation.slug)} />
    </Page>
  );
}

type Text = Verse['texts'][number];

interface MainTextProps {
  text: Text;
  /** The longest text that may be shown here: the server does not know the reader's translation. */
  room: string;
}

function MainText({ text, room }: MainTextProps) {
  const { translation } = text;
  return (
    <figure className={styles.main}>
      <blockquote lang={translation.language} dir={translation.direction} className={styles.quote}>
        {isHebrew(text) ? (
          <p className={styles.hebrew}>{text.text}</p>
        ) : (
          <p>
            <InRoom room={room}>{text.text}</InRoom>
          </p>
        )}
      </blockquote>
      <figcaption className={styles.name} lang="en">
        {translation.name}
      </figcaption>
    </figure>
  );
}

interface TranslationsProps extends Pick<Verse, 'texts'> {
  /** The text at the head of the page. The site's own takes its place here. */
  main: Text | undefined;
  own: Text | undefined;
}

function Translations({ texts, main, own }: TranslationsProps) {
  const places = texts.map((text) => ({
    shown: text === main ? (own ?? text) : text,
    room: longest(own ? [text, own] : [text]),
  }));
  return (
    <dl className={styles.translations}>
      {places.map(({ shown, room }) => {
        const { translation } = shown;
        return (
          <div key={translation.slug}>
            <dt className={styles.name} lang="en">
              {translation.name} ({translation.shortName})
            </dt>
            <dd
              lang={translation.language}
              dir={translation.direction}
              className={isHebrew(shown) ? styles.hebrew : styles.words}
            >
              {isHebrew(shown) ? shown.text : <InRoom room={room}>{shown.text}</InRoom>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export const route = defineRoute<VerseData>({
  loader: loadVerse,
  meta: verseMeta,
  Component: VersePage,
});
