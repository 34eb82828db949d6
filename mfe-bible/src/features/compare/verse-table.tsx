import type { RefObject } from 'react';
import { versePath } from '@manna/shared/domain';
import type { ChapterRef } from '@manna/shared/domain';
import { announce, isForBrowser, useLanguage, useNavigate, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { useListeners, usePressWithoutSelection } from '@manna/shared/ui/hooks';
import { languageName } from '../../names/language-name';
import { languageOfName } from '../../names/language-of-name';
import { inOrder } from '../../names/verse-selection';
import { useSelectVerses } from '../../text/use-select-verses';
import type { VerseSelection } from '../../text/use-verse-selection';
import { compareText } from './compare-text';
import type { Differences } from './find-differences';
import type { ComparisonData } from './load-comparison';
import { VerseRow } from './verse-row';
import styles from './verse-table.module.css';

interface VerseTableProps {
  chapter: ChapterRef;
  /** Name of the chapter. */
  title: string;
  data: ComparisonData;
  selection: VerseSelection;
  differences: Differences;
  isMarked: boolean;
  ref: RefObject<HTMLTableElement | null>;
}

/**
 * The verses of a chapter: a row for each verse and a column for each translation. Style sheets change its layout with
 * the width, which removes the roles of a table in some browsers, so the roles are explicit.
 */
export function VerseTable({ chapter, title, data, selection, differences, isMarked, ref }: VerseTableProps) {
  const { columns, translations, verses } = data;
  const text = useText(compareText);
  const pageLanguage = useLanguage();
  useRows(ref, selection);
  const nameOf = (slug: string) => translations.find((translation) => translation.slug === slug)?.name;
  return (
    <table
      ref={ref}
      role="table"
      aria-label={text.table(title)}
      className={styles.table}
      data-columns={columns.length}
      data-differences={isMarked ? '' : undefined}
    >
      <Languages columns={columns} />
      <thead className={styles.head}>
        <tr role="row" className={styles.row}>
          <th role="columnheader" scope="col">
            <VisuallyHidden>{text.verses}</VisuallyHidden>
          </th>
          {columns.map(({ slug, shortName, language, direction }, column) => (
            <th key={column} role="columnheader" scope="col" className={styles.name} data-direction={direction}>
              <span lang={languageOfName(language)}>
                <b className={styles.short}>{shortName}</b> <span className={styles.long}>{nameOf(slug)}</span>
              </span>
              <small className={styles.language}>{languageName(pageLanguage, language)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {verses.map(({ verse, cells, asides }) => (
          <VerseRow
            key={verse}
            verse={verse}
            cells={cells}
            asides={asides}
            columns={columns}
            path={versePath(chapter.book, chapter.chapter, verse)}
            isSelected={selection.verses.includes(verse)}
            differences={differences.get(verse)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The languages of the columns, shown where the heads of the columns are not, and heard from those only. */
function Languages({ columns }: Pick<ComparisonData, 'columns'>) {
  const pageLanguage = useLanguage();
  const named = columns.flatMap(({ shortName, language }) => {
    const name = languageName(pageLanguage, language);
    return name === undefined ? [] : [`${shortName}: ${name}`];
  });
  if (named.length === 0) return null;
  return (
    <caption className={styles.languages} aria-hidden="true">
      {named.join(' · ')}
    </caption>
  );
}

/** Elements that handle clicks themselves. */
const CONTROLS = 'a, button, summary, input';

/** The verse of the row that contains an event's target. */
function verseAt({ target }: Event): number | undefined {
  const verse = target instanceof Element ? target.closest('[data-verse]')?.getAttribute('data-verse') : null;
  return verse == null ? undefined : Number(verse);
}

const controlAt = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(CONTROLS) : null);

/**
 * Selects verses by a click on their row or the space bar on their number, and follows the links of their numbers. One
 * listener for all rows keeps them light.
 */
function useRows(table: RefObject<HTMLElement | null>, selection: VerseSelection): void {
  const text = useText(compareText);
  const navigate = useNavigate();
  const select = useSelectVerses(selection);
  const { verses } = selection;
  const choose = (verse: number | undefined) => {
    if (verse === undefined) return;
    const isSelected = verses.includes(verse);
    select(isSelected ? verses.filter((other) => other !== verse) : inOrder([...verses, verse]));
    announce(isSelected ? text.released(verse) : text.selected(verse));
  };
  const onPress = (event: MouseEvent) => {
    if (!event.defaultPrevented && !isForBrowser(event) && !controlAt(event)) choose(verseAt(event));
  };
  // The second click of a double click, which selects a word, undoes the first.
  usePressWithoutSelection(table, { onPress, onSecondPress: onPress });
  useListeners(table, {
    click: (event) => {
      const path = controlAt(event)?.getAttribute('href');
      if (!path || event.defaultPrevented || isForBrowser(event) || verseAt(event) === undefined) return;
      event.preventDefault();
      void navigate(path);
    },
    keydown: (event) => {
      const { target, key, repeat, ctrlKey, altKey, metaKey } = event;
      if (key !== ' ' || ctrlKey || altKey || metaKey || !(target instanceof HTMLAnchorElement)) return;
      const verse = verseAt(event);
      if (verse === undefined) return;
      event.preventDefault();
      if (!repeat) choose(verse);
    },
  });
}
