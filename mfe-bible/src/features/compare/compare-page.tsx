import { memo, useDeferredValue, useRef } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import { bookNames, chapterName, chapterPath, printVerses } from '@manna/shared/domain';
import { defineUserState, Link, useSite, useText, useUserState } from '@manna/shared/runtime';
import { ButtonLink, PageHead } from '@manna/shared/ui';
import { Switch } from '@manna/shared/ui/controls';
import { chapterOf } from '../../names/chapter-of';
import { comparePath, TRANSLATIONS_PARAMETER } from '../../names/compare-path';
import { VERSES_PARAMETER } from '../../names/verse-selection';
import { Picker } from '../../picker/picker';
import { ChapterSteps } from '../../steps/chapter-steps';
import { useVerseSelection } from '../../text/use-verse-selection';
import { ColumnChoice } from './column-choice';
import { compareMeta } from './compare-meta';
import { compareText } from './compare-text';
import { loadComparison, type ComparisonData } from './load-comparison';
import { comparedColumns, useDifferences } from './use-differences';
import { VerseTable } from './verse-table';
import styles from './compare-page.module.css';

/** Whether the reader wants differing words to be marked. */
const differencesState = defineUserState<boolean>({
  key: 'pillars/bible/compare-differences',
  formerKey: 'bible/compare-differences',
  mode: 'user',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  initial: true,
});

// Its many links are updated after the selected verses have been painted.
const SteadyChoice = memo(ColumnChoice);

function ComparePage({ data }: { data: ComparisonData }) {
  const { chosen, columns, verses } = data;
  const { defaultTranslation } = useSite();
  const text = useText(compareText);
  const chapter = chapterOf(data);
  const title = chapterName(chapter, useText(bookNames));
  const table = useRef<HTMLTableElement>(null);
  const selection = useVerseSelection(verses.at(-1)?.verse ?? 0, table);
  const [isMarked, setMarked] = useUserState(differencesState);
  const differences = useDifferences(table, data, isMarked);
  const canDiffer = comparedColumns(data).includes(true);
  const own = chapterPath(chapter, columns[0]?.slug ?? chosen[0], defaultTranslation);
  const verseQuery = selection.verses.length > 0 ? `?${VERSES_PARAMETER}=${printVerses(selection.verses)}` : '';
  return (
    <div className={styles.page} data-accent="red">
      <article className={styles.comparison} data-columns={columns.length}>
        <PageHead
          title={text.title(title)}
          tools={
            <div className={styles.ways}>
              <Picker book={chapter.book} isShort />
              <ButtonLink as={Link} to={own + verseQuery} icon="book">
                {text.read}
              </ButtonLink>
            </div>
          }
        />
        <div className={styles.tools}>
          <SteadyChoice data={data} selected={useDeferredValue(selection.verses)} />
          {canDiffer && (
            <div className={styles.differences}>
              <Switch
                label={text.markDifferences}
                help={text.differencesHelp(columns[0]?.shortName ?? '')}
                checked={isMarked}
                onChange={setMarked}
              />
            </div>
          )}
        </div>
        <Missing data={data} title={title} />
        {columns.length > 0 && (
          <>
            <p className={styles.selecting}>{text.selecting}</p>
            <VerseTable
              ref={table}
              chapter={chapter}
              title={title}
              data={data}
              selection={selection}
              differences={differences}
              isMarked={isMarked}
            />
          </>
        )}
        <ul className={styles.licences}>
          {columns.map(({ slug, shortName, licence }) => (
            <li key={slug} lang="en">
              {shortName}: {licence}
            </li>
          ))}
        </ul>
      </article>
      <ChapterSteps chapter={chapter} pathOf={(ref) => comparePath(ref, chosen)} />
    </div>
  );
}

/** Lists the chosen translations that have no text for this chapter: they have no column. */
function Missing({ data: { chosen, columns, translations }, title }: { data: ComparisonData; title: string }) {
  const text = useText(compareText);
  const missing = chosen.filter((slug) => !columns.some((column) => column.slug === slug));
  return missing.map((slug) => (
    <p key={slug} role="alert" className={styles.problem}>
      {text.noText(translations.find((each) => each.slug === slug)?.shortName ?? slug, title)}
    </p>
  ));
}

export const route = defineRoute<ComparisonData>({
  loader: loadComparison,
  // Selected verses belong to the chapter: selecting some does not load it again.
  loaderQuery: [TRANSLATIONS_PARAMETER],
  meta: ({ data, ...page }) => compareMeta(chapterOf(data), data, page),
  Component: ComparePage,
});
