import { useEffect, useEffectEvent, type RefObject } from 'react';
import { versePath } from '@manna/shared/domain';
import type { ChapterRef } from '@manna/shared/domain';
import { announce, useNavigate, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { inOrder } from '../../names/verse-selection';
import { useSelectVerses } from '../../text/use-select-verses';
import type { VerseSelection } from '../../text/use-verse-selection';
import { compareText } from './compare-text';
import type { Differences } from './find-differences';
import type { ComparisonData } from './load-comparison';
import { VerseRow } from './verse-row';
import { watchRows } from './watch-rows';
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
      <thead className={styles.head}>
        <tr role="row" className={styles.row}>
          <th role="columnheader" scope="col">
            <VisuallyHidden>{text.verses}</VisuallyHidden>
          </th>
          {columns.map(({ slug, shortName, direction }, column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              lang="en"
              className={styles.name}
              data-direction={direction}
            >
              <b className={styles.short}>{shortName}</b> <span className={styles.long}>{nameOf(slug)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {verses.map(({ verse, cells }) => (
          <VerseRow
            key={verse}
            verse={verse}
            cells={cells}
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

/** Selects verses, and navigates to their pages. */
function useRows(table: RefObject<HTMLElement | null>, selection: VerseSelection): void {
  const text = useText(compareText);
  const navigate = useNavigate();
  const select = useSelectVerses(selection);
  const { verses } = selection;
  const choose = useEffectEvent((verse: number) => {
    const isSelected = verses.includes(verse);
    select(isSelected ? verses.filter((other) => other !== verse) : inOrder([...verses, verse]));
    announce(isSelected ? text.released(verse) : text.selected(verse));
  });
  const follow = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    if (!table.current) return;
    return watchRows(table.current, { choose: (verse) => choose(verse), follow: (path) => follow(path) });
  }, [table]);
}
