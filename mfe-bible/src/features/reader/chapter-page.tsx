import { memo, useMemo, useRef } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import { bookNames, chapterName, chapterPath, type ChapterRef, parseChapterOsisId } from '@manna/shared/domain';
import { Link, useSite, useText } from '@manna/shared/runtime';
import { PageHeading } from '@manna/shared/ui';
import { Picker } from '../../picker/picker';
import { layOutChapter } from '../../text/layout-chapter';
import { chapterMeta } from './chapter-meta';
import { ChapterSteps } from './chapter-steps';
import { ChapterText } from './chapter-text';
import { Later } from './later';
import { loadChapter, type ChapterData } from './load-chapter';
import { NoteList } from './note-list';
import { readerText } from './reader-text';
import { useVerseSelection } from './selection/use-verse-selection';
import { countVerses } from './selection/verse-texts';
import { TranslationSwitch } from './translation-switch';
import styles from './chapter-page.module.css';

/** The chapter of loaded data: the loader let none through that is not one of the 1,189. */
function chapterOf({ osisId }: ChapterData): ChapterRef {
  const chapter = parseChapterOsisId(osisId);
  if (!chapter) throw new Error(`${osisId} is no chapter`);
  return chapter;
}

function ChapterPage({ data }: { data: ChapterData }) {
  const { text, problem, translation, translations } = data;
  const chapter = chapterOf(data);
  const title = chapterName(chapter, useText(bookNames));
  const { invalid, noText } = useText(readerText);
  const shown = translations.find(({ slug }) => slug === translation);
  return (
    <div className={styles.page} data-accent="red">
      <article className={styles.chapter}>
        <header className={styles.head}>
          <div className={styles.name}>
            <PageHeading>{title}</PageHeading>
            <Link to={`/bible/translation/${translation}`} className={styles.translation} lang="en">
              {shown?.name}
            </Link>
          </div>
          <div className={styles.tools}>
            <Picker book={chapter.book} translation={translation} />
            <TranslationSwitch chapter={chapter} current={translation} translations={translations} />
          </div>
        </header>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem === 'invalid' ? invalid(title) : noText(shown?.shortName ?? translation, title)}
          </p>
        )}
        {text && <Reading chapter={chapter} text={text} />}
      </article>
      <ChapterSteps chapter={chapter} translation={translation} />
    </div>
  );
}

interface ReadingProps {
  chapter: ChapterRef;
  text: NonNullable<ChapterData['text']>;
}

// The address says more than which verses are selected: a modal or a panel draws no text anew.
const SteadyText = memo(ChapterText);
const SteadyNotes = memo(NoteList);

/** Without them the numbers of verses are links like any other. */
const loadTools = () =>
  import(/* webpackChunkName: "reader-tools" */ './selection/selection-tools').then((part) => part.SelectionTools);

function Reading({ chapter, text }: ReadingProps) {
  const { defaultTranslation } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const selection = useVerseSelection(countVerses(text), place);
  const { blocks, notes } = useMemo(() => layOutChapter(text), [text]);
  const { slug, language, direction, shortName, licence } = text.translation;
  return (
    <>
      <div ref={place} className={styles.text} lang={language} dir={direction}>
        <SteadyText blocks={blocks} path={chapterPath(chapter, slug, defaultTranslation)} selected={selection.verses} />
      </div>
      <SteadyNotes notes={notes} />
      <p className={styles.licence}>
        {shortName}: {licence}
      </p>
      <Later load={loadTools} props={{ chapter, text, place, selection }} />
    </>
  );
}

/** Serves both chapter addresses, with a translation and without. */
export const route = defineRoute<ChapterData>({
  loader: loadChapter,
  // The verses that are selected are of the chapter.
  loaderQuery: [],
  meta: ({ data, ...page }) => chapterMeta(chapterOf(data), data, page),
  Component: ChapterPage,
});
