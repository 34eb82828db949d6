import { memo, useMemo, useRef, useState } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import { bookNames, chapterName, chapterPath, type ChapterRef, biblePaths } from '@manna/shared/domain';
import { Link, useSite, useText } from '@manna/shared/runtime';
import { PageHeading } from '@manna/shared/ui';
import { OptionsMenu } from '../../menus/options/options-menu';
import head from '../../menus/page-head.module.css';
import { chapterOf } from '../../names/chapter-of';
import { TRANSLATION_PARAMETER } from '../../names/translation-parameter';
import { Picker } from '../../picker/picker';
import { useTranslationLeftOut } from '../../translation/use-translation-left-out';
import { ChapterSteps } from '../../steps/chapter-steps';
import { Later } from '../../steps/later';
import { layOutChapter } from '../../text/layout-chapter';
import { useVerseSelection } from '../../text/use-verse-selection';
import { chapterMeta } from './chapter-meta';
import { ChapterText } from './chapter-text';
import type { WordButton } from './hebrew/hebrew-text';
import { loadChapter, type ChapterData } from './load-chapter';
import { NoteList } from './note-list';
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
      <article className={styles.chapter}>
        <header ref={top} className={head.head}>
          <div>
            <PageHeading>{title}</PageHeading>
            <Link to={biblePaths.translation({ slug: translation })} className={head.translation} lang="en">
              {shown?.name}
            </Link>
          </div>
          <div className={head.tools}>
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
        </header>
        {problem && (
          <p role="alert" className={styles.problem}>
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
            name={shown?.name}
            pathOf={(ref) => pathOf(ref, translation)}
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
  /** Name of the translation. */
  name: string | undefined;
  /** Path of a chapter in the same translation. */
  pathOf: (chapter: ChapterRef) => string;
  isListening: boolean;
  onStopListening: () => void;
}

// Other changes of the URL, such as an opened modal or panel, do not render the text again.
const SteadyText = memo(ChapterText);
const SteadyNotes = memo(NoteList);

/** If these fail to load, the numbers of verses work as ordinary links. */
const loadTools = () =>
  import(/* webpackChunkName: "reader-tools" */ './selection/selection-tools').then((part) => part.SelectionTools);

const loadNotePopover = () =>
  import(/* webpackChunkName: "reader-tools" */ './notes/note-popover').then((part) => part.NotePopover);

const loadListening = () =>
  import(/* webpackChunkName: "reader-listen" */ './listen/listen-bar').then((part) => part.ListenBar);

/** If these fail to load, a Hebrew chapter can be read, but its words cannot be looked up. */
const loadHebrewWords = () =>
  import(/* webpackChunkName: "hebrew-words" */ './hebrew/hebrew-words').then((part) => part.HebrewWords);

function Reading({ chapter, title, text, verseCount, name, pathOf, isListening, onStopListening }: ReadingProps) {
  const site = useSite();
  const address = pathOf(chapter);
  const textRef = useRef<HTMLDivElement>(null);
  const selection = useVerseSelection(verseCount, textRef);
  const buttonState = useState<WordButton>();
  const [wordButton] = buttonState;
  const { blocks, notes } = useMemo(() => layOutChapter(text), [text]);
  const { slug, language, direction, shortName, licence } = text.translation;
  return (
    <>
      <div ref={textRef} className={styles.text} lang={language} dir={direction} data-lookup={wordButton && ''}>
        <SteadyText blocks={blocks} path={address} selected={selection.verses} wordButton={wordButton} />
      </div>
      <SteadyNotes notes={notes} />
      {notes.length > 0 && <Later load={loadNotePopover} props={{ notes, textRef }} />}
      <p className={styles.licence}>
        <span className={styles.source}>
          {title}, {name}. {site.productName}, {site.advertiseAddress?.replace(/\/$/, '')}
          {address}.{' '}
        </span>
        {shortName}: {licence}
      </p>
      <div className={styles.bars}>
        {isListening && (
          <Later
            key={address}
            load={loadListening}
            isAsked
            props={{ chapter, text, textRef, from: selection.verses[0] ?? 1, pathOf, onStop: onStopListening }}
          />
        )}
        <Later load={loadTools} props={{ chapter, text, textRef, selection }} />
      </div>
      {language === 'he' && (
        <Later load={loadHebrewWords} props={{ chapter, translation: slug, textRef, blocks, buttonState }} />
      )}
    </>
  );
}

/** The route of both chapter paths, with a translation and without. */
export const route = defineRoute<ChapterData>({
  loader: loadChapter,
  // Selected verses belong to the chapter: selecting some does not load it again.
  loaderQuery: [TRANSLATION_PARAMETER],
  meta: ({ data, ...page }) => chapterMeta(chapterOf(data), data, page),
  Component: ChapterPage,
});
