import { defineRoute } from '@manna/shared/contracts';
import { bibleCrumbs, chapterTitle, parseChapterOsisId, type ChapterRef } from '@manna/shared/domain';
import { Link } from '@manna/shared/runtime';
import { Breadcrumbs, Notice, PageHeading } from '@manna/shared/ui';
import { chapterMeta } from './chapter-meta';
import { ChapterSteps } from './chapter-steps';
import { ChapterText } from './chapter-text';
import { layOutChapter } from './layout-chapter';
import { loadChapter, type ChapterData } from './load-chapter';
import { NoteList } from './note-list';
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
  const shown = translations.find(({ slug }) => slug === translation);
  return (
    <div className={styles.page} data-accent="red">
      <Breadcrumbs as={Link} crumbs={bibleCrumbs(chapter.book, chapter.chapter)} />
      <article className={styles.chapter}>
        <header className={styles.head}>
          <div className={styles.name}>
            <PageHeading>{chapterTitle(chapter)}</PageHeading>
            <p className={styles.translation}>{shown?.name}</p>
          </div>
          <TranslationSwitch chapter={chapter} current={translation} translations={translations} />
        </header>
        {problem && <Notice status="danger">{problem}</Notice>}
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
  meta: ({ data, url, site }) => chapterMeta(chapterOf(data), data, url, site),
  Component: ChapterPage,
});
