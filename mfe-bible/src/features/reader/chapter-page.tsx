import { memo, Suspense, useMemo, useRef, useState, type RefObject } from 'react';
import { defineRoute, type LoaderArgs } from '@manna/shared/contracts';
import { bookNames, chapterName, chapterPath, type ChapterRef, biblePaths } from '@manna/shared/domain';
import { Link, useSite, useText } from '@manna/shared/runtime';
import { PageHead } from '@manna/shared/ui';
import { layOutChapter } from '@manna/shared/domain/chapter-text';
import { OptionsMenu } from '../../menus/options/options-menu';
import headStyles from '../../menus/page-head.module.css';
import { chapterOf } from '../../names/chapter-of';
import { languageOfName } from '../../names/language-of-name';
import { TRANSLATION_PARAMETER } from '../../names/translation-parameter';
import { Picker } from '../../picker/picker';
import { useTranslationLeftOut } from '../../translation/use-translation-left-out';
import { ChapterSteps } from '../../steps/chapter-steps';
import { Later } from '../../steps/later';
import { NoteList } from '../../text/notes';
import { useVerseSelection } from '../../text/use-verse-selection';
import { chapterMeta } from './chapter-meta';
import { ChapterText } from './chapter-text';
import type { WordButton } from './hebrew/hebrew-text';
import type { ChapterData } from './load-chapter';
import type { VerseAsides } from './own-notes/own-notes';
import { readerText } from './reader-text';
import { countVerses } from './selection/verse-texts';
import { StudyMenu } from './study/study-menu';
import { TranslationSwitch } from './translation-switch';
import styles from './chapter-page.module.css';

function ChapterPage({ data }: { data: ChapterData }) {
  const { text, problem, translation, translations } = data;
  const chapter = chapterOf(data);
  const { defaultTranslation } = useSite();
  const leftOut = useTranslationLeftOut();
  const pathOf = (ref: ChapterRef, slug: string) => chapterPath(ref, slug, leftOut);
  const address = pathOf(chapter, translation);
  const top = useRef<HTMLElement>(null);
  const [listening, setListening] = useState<string>();
  const verseCount = useMemo(() => (text ? countVerses(text) : 0), [text]);
  const title = chapterName(chapter, useText(bookNames));
  const { invalid, noText, readIn } = useText(readerText);
  const named = (wanted: string) => translations.find(({ slug }) => slug === wanted);
  const shown = named(translation);
  return (
    <div className={styles.page} data-accent="red">
      <article>
        <PageHead
          ref={top}
          title={title}
          tools={
            <div className={headStyles.tools}>
              <Picker book={chapter.book} translation={translation} isShort />
              <TranslationSwitch
                chapter={chapter}
                current={translation}
                translations={translations}
                verseCount={verseCount}
                pathIn={(slug) => pathOf(chapter, slug)}
              />
              <OptionsMenu address={address} />
              <StudyMenu
                head={top}
                chapter={chapter}
                translation={translation}
                verseCount={verseCount}
                hasCommentary={data.hasCommentary}
                language={text?.translation.language}
                address={address}
                onListen={() => setListening(address)}
              />
            </div>
          }
        >
          <div>
            <Link
              to={biblePaths.translation({ slug: translation })}
              className={headStyles.translation}
              lang={languageOfName(text?.translation.language)}
            >
              {shown?.name}
            </Link>
            <small>{data.language}</small>
          </div>
        </PageHead>
        {problem && (
          <p role="alert" className={`${styles.reading} ${styles.problem}`}>
            {problem === 'invalid' ? invalid(title) : noText(shown?.shortName ?? translation, title)}{' '}
            {translation !== defaultTranslation && (
              <Link to={pathOf(chapter, defaultTranslation)}>
                {readIn(title, named(defaultTranslation)?.shortName ?? defaultTranslation)}
              </Link>
            )}
          </p>
        )}
        {text && (
          <Reading
            chapter={chapter}
            title={title}
            text={text}
            verseCount={verseCount}
            head={top}
            name={shown?.name}
            translations={translations}
            pathOf={pathOf}
            isListening={listening === address}
            onStopListening={() => setListening(undefined)}
          />
        )}
      </article>
      <ChapterSteps chapter={chapter} pathOf={(ref) => pathOf(ref, translation)} />
    </div>
  );
}

interface ReadingProps {
  chapter: ChapterRef;
  title: string;
  text: NonNullable<ChapterData['text']>;
  verseCount: number;
  head: RefObject<HTMLElement | null>;
  /** Name of the translation. */
  name: string | undefined;
  translations: ChapterData['translations'];
  /** Path of a chapter in a translation, by its slug. */
  pathOf: (chapter: ChapterRef, slug: string) => string;
  isListening: boolean;
  onStopListening: () => void;
}

// Other changes of the URL, such as an opened modal or panel, do not render the text again.
const SteadyText = memo(ChapterText);
const SteadyNotes = memo(NoteList);

/** If these fail to load, the numbers of verses work as ordinary links. */
const loadTools = () =>
  import(/* webpackChunkName: "reader-tools" */ './selection/selection-tools').then((part) => part.SelectionTools);

const loadReach = () =>
  import(/* webpackChunkName: "reader-tools" */ './reach/chapter-reach').then((part) => part.ChapterReach);

const loadListening = () =>
  import(/* webpackChunkName: "reader-listen" */ './listen/listen-bar').then((part) => part.ListenBar);

/** If these fail to load, a Hebrew chapter can be read, but its words cannot be looked up. */
const loadHebrewWords = () =>
  import(/* webpackChunkName: "hebrew-words" */ './hebrew/hebrew-words').then((part) => part.HebrewWords);

function Reading({ chapter, title, text, verseCount, head, name, translations, ...props }: ReadingProps) {
  const { pathOf, isListening, onStopListening } = props;
  const site = useSite();
  const textRef = useRef<HTMLDivElement>(null);
  const selection = useVerseSelection(verseCount, textRef);
  const buttonState = useState<WordButton>();
  const [wordButton] = buttonState;
  const [asides, setAsides] = useState<VerseAsides>();
  const { blocks, notes } = useMemo(() => layOutChapter(text), [text]);
  const { slug, language, direction, shortName, licence } = text.translation;
  const address = pathOf(chapter, slug);
  return (
    <div className={styles.reading}>
      <Later
        load={loadReach}
        props={{ head, chapter, translation: slug, translations, verseCount, notes, language, text: textRef, pathOf }}
      />
      <div
        ref={textRef}
        className={styles.text}
        lang={language}
        dir={direction}
        data-lookup={wordButton && ''}
        data-early-clicks=""
      >
        {/* Hydrated after the controls: nothing in the text needs React before its tools have loaded. */}
        <Suspense>
          <SteadyText
            blocks={blocks}
            path={address}
            selected={selection.verses}
            wordButton={wordButton}
            asides={asides}
          />
        </Suspense>
      </div>
      <SteadyNotes notes={notes} language={language} />
      <p className={styles.licence}>
        <span className={styles.source}>
          {title}, {name}. {site.productName}, {site.advertiseAddress?.replace(/\/$/, '')}
          {address}.{' '}
        </span>
        <span lang="en">
          {shortName}: {licence}
        </span>
      </p>
      <div className={styles.bars}>
        {isListening && (
          <Later
            key={address}
            load={loadListening}
            isAsked
            props={{
              chapter,
              text,
              textRef,
              from: selection.verses[0] ?? 1,
              pathOf: (ref: ChapterRef) => pathOf(ref, slug),
              onStop: onStopListening,
            }}
          />
        )}
        <Later load={loadTools} props={{ chapter, text, textRef, selection, onMarks: setAsides }} />
      </div>
      {language === 'he' && (
        <Later load={loadHebrewWords} props={{ chapter, translation: slug, textRef, blocks, buttonState }} />
      )}
    </div>
  );
}

/** The data of the first chapter comes with the page: the code that loads others is not needed before. */
const load = async (args: LoaderArgs) => {
  const { loadChapter } = await import(/* webpackChunkName: "reader-tools" */ './load-chapter');
  return loadChapter(args);
};

/** The route of both chapter paths, with a translation and without. */
export const route = defineRoute<ChapterData>({
  loader: load,
  // Selected verses belong to the chapter: selecting some does not load it again.
  loaderQuery: [TRANSLATION_PARAMETER],
  meta: ({ data, ...page }) => chapterMeta(chapterOf(data), data, page),
  Component: ChapterPage,
});
