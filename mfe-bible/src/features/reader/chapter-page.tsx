import { defineRoute } from '@manna/shared/contracts';
import { bookNames, chapterName, type ChapterRef, parseChapterOsisId } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { PageHeading } from '@manna/shared/ui';
import { chapterMeta } from './chapter-meta';
import { ChapterSteps } from './chapter-steps';
import { ChapterText } from './chapter-text';
import { layOutChapter } from './layout-chapter';
import { loadChapter, type ChapterData } from './load-chapter';
import { NoteList } from './note-list';
import { readerText } from './reader-text';
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
          <TranslationSwitch chapter={chapter} current={translation} translations={translations} />
        </header>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem === 'invalid' ? invalid(title) : noText(shown?.shortName ?? translation, title)}
          </p>
        )}
        {text && <Reading text={text} />}
      </article>
      <ChapterSteps chapter={chapter} translation={translation} />
    </div>
  );
}

function Reading({ text }: { text: NonNullable<ChapterData['text']> }) {
  const { blocks, notes } = layOutChapter(text);
  const { language, direction, shortName, licence } = text.translation;
  return (
    <>
      <div className={styles.text} lang={language} dir={direction}>
        <ChapterText blocks={blocks} />
      </div>
      <NoteList notes={notes} />
      <p className={styles.licence}>
        {shortName}: {licence}
      </p>
    </>
  );
}

/** Serves both chapter addresses, with a translation and without. */
export const route = defineRoute<ChapterData>({
  loader: loadChapter,
  meta: ({ data, ...page }) => chapterMeta(chapterOf(data), data, page),
  Component: ChapterPage,
});
