import { useRef } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import { bookNames, chapterName, chapterPath, type ChapterRef, versePath } from '@manna/shared/domain';
import { Link, useLanguage, useSite, useText } from '@manna/shared/runtime';
import { LanguageNote, PageHead } from '@manna/shared/ui';
import { chapterOf } from '../../names/chapter-of';
import { interlinearPath } from '../../names/interlinear-path';
import { Picker } from '../../picker/picker';
import { Later } from '../../steps/later';
import { ChapterSteps } from '../../steps/chapter-steps';
import { useVerseSelection } from '../../text/use-verse-selection';
import { interlinearMeta } from './interlinear-meta';
import { interlinearText } from './interlinear-text';
import { InterlinearWords } from './interlinear-words';
import { loadInterlinear, type InterlinearData, type InterlinearVerse } from './load-interlinear';
import styles from './interlinear-page.module.css';

/** If this fails to load, the page can be read, but its words cannot be looked up. */
const loadLookup = () =>
  import(/* webpackChunkName: "interlinear-lookup" */ './interlinear-lookup').then((part) => part.InterlinearLookup);

function InterlinearPage({ data }: { data: InterlinearData }) {
  const text = useText(interlinearText);
  const { defaultTranslation } = useSite();
  const { translation, hebrew, verses } = data;
  const chapter = chapterOf(data);
  const title = chapterName(chapter, useText(bookNames));
  const place = useRef<HTMLOListElement>(null);
  const selection = useVerseSelection(verses.length, place);
  return (
    <div className={styles.page} data-accent="red">
      <PageHead title={text.title(title)} tools={<Picker book={chapter.book} isShort />}>
        <p className={styles.lead}>
          {text.lead} {text.glosses}
        </p>
        {useLanguage() !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
        <div className={styles.ways}>
          <Link to={chapterPath(chapter)} className={styles.way}>
            {text.read(title)}
          </Link>
          {hebrew && (
            <Link to={chapterPath(chapter, hebrew.slug, defaultTranslation)} className={styles.way}>
              {text.inHebrew(title)}
            </Link>
          )}
        </div>
        {/* Handled by the style sheet alone, so that it works without JavaScript. */}
        <label className={styles.forms}>
          <input type="checkbox" defaultChecked />
          {text.forms}
        </label>
      </PageHead>
      <ol ref={place} className={styles.verses}>
        {verses.map((verse) => (
          <Verse
            key={verse.verse}
            chapter={chapter}
            verse={verse}
            translation={translation}
            isSelected={selection.verses.includes(verse.verse)}
          />
        ))}
      </ol>
      <Later load={loadLookup} props={{ chapter, verses, textRef: place }} />
      {hebrew && (
        <p className={styles.licence} lang="en">
          {hebrew.shortName}: {hebrew.licence}
        </p>
      )}
      <ChapterSteps chapter={chapter} pathOf={interlinearPath} />
    </div>
  );
}

interface VerseProps extends Pick<InterlinearData, 'translation'> {
  chapter: ChapterRef;
  verse: InterlinearVerse;
  isSelected: boolean;
}

function Verse({ chapter: { book, chapter }, verse, translation, isSelected }: VerseProps) {
  const text = useText(interlinearText);
  const { verse: number, title, words, text: translated } = verse;
  return (
    <li id={`v${number}`} className={styles.verse} data-selected={isSelected ? '' : undefined}>
      {title && (
        <section className={styles.title}>
          <p className={styles.titleName}>{text.psalmTitle}</p>
          <InterlinearWords words={title} />
        </section>
      )}
      <Link
        to={versePath(book, chapter, number)}
        className={styles.number}
        aria-label={text.verse(number)}
        aria-current={isSelected ? 'true' : undefined}
      >
        {number}
      </Link>
      {words.length > 0 ? <InterlinearWords words={words} /> : <p className={styles.absent}>{text.noWords}</p>}
      {translated !== null && (
        <p lang={translation.language} dir={translation.direction} className={styles.translated}>
          {translated}
        </p>
      )}
    </li>
  );
}

export const route = defineRoute<InterlinearData>({
  loader: loadInterlinear,
  // Selected verses belong to the chapter: selecting some does not load it again.
  loaderQuery: [],
  meta: ({ data, ...page }) => interlinearMeta(data, page),
  Component: InterlinearPage,
});
