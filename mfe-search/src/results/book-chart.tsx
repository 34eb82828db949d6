import { useRef } from 'react';
import { bookName, bookNames, books, type Testament } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { useListeners } from '@manna/shared/ui/hooks';
import styles from './book-chart.module.css';
import { bibleToolsText } from './bible-tools-text';

/** The height of the drawing, in units of which a book is one wide. */
const HEIGHT = 40;
/** A book with one result can still be seen. */
const LOWEST = 3;
const BAR_WIDTH = 0.8;
const GROUND = 0.6;
/** So many books away from a press, a bar is still meant. */
const REACH = 2;

interface BookChartProps {
  /** Number of results by the OSIS id of each book that has any. */
  groups: Readonly<Record<string, number>>;
  chosen: string | undefined;
  onChoose: (osisId: string | undefined) => void;
}

/** The book with results that is nearest to a position, from 0 at the first to their number at the last. */
function nearestBook(ids: readonly string[], groups: BookChartProps['groups'], position: number): string | undefined {
  const distance = (index: number) => Math.abs(index + 0.5 - position);
  const near = ids
    .map((id, index) => ({ id, index }))
    .filter(({ id, index }) => groups[id] && distance(index) <= REACH);
  return near.sort((one, other) => distance(one.index) - distance(other.index))[0]?.id;
}

function TestamentBars({ testament, groups, chosen, onChoose }: BookChartProps & { testament: Testament }) {
  const text = useText(bibleToolsText);
  const names = useText(bookNames);
  const bars = useRef<HTMLDivElement>(null);
  const shown = books.filter((book) => book.testament === testament);
  const most = Math.max(...Object.values(groups));
  const total = shown.reduce((sum, { osisId }) => sum + (groups[osisId] ?? 0), 0);
  const [first, last] = [shown[0], shown.at(-1)];
  useListeners(bars, {
    click(event) {
      const { left, width } = bars.current?.getBoundingClientRect() ?? { left: 0, width: 0 };
      const ids = shown.map(({ osisId }) => osisId);
      const book = nearestBook(ids, groups, ((event.clientX - left) / width) * shown.length);
      if (book !== undefined) onChoose(book === chosen ? undefined : book);
    },
  });
  return (
    <div className={styles.testament}>
      <p className={styles.name}>
        {text[testament]} <span className={styles.total}>{total}</span>
      </p>
      <div ref={bars} className={styles.bars}>
        <svg viewBox={`0 0 ${shown.length} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
          {shown.map(({ osisId, ...book }, index) => {
            const count = groups[osisId] ?? 0;
            const height = count === 0 ? GROUND : Math.max(LOWEST, (count / most) * HEIGHT);
            return (
              <g key={osisId} className={styles.book} data-chosen={osisId === chosen}>
                <title>{`${bookName({ osisId, ...book }, names)}: ${count}`}</title>
                <rect className={styles.ground} x={index} width={1} height={HEIGHT} />
                <rect
                  className={styles.bar}
                  x={index + (1 - BAR_WIDTH) / 2}
                  y={HEIGHT - height}
                  width={BAR_WIDTH}
                  height={height}
                />
              </g>
            );
          })}
        </svg>
      </div>
      <p className={styles.ends}>
        <span>{first && bookName(first, names)}</span>
        <span>{last && bookName(last, names)}</span>
      </p>
    </div>
  );
}

/**
 * A bar for each book of the Bible, as high as its results are many. A press filters by the book. It is only for the eye and
 * the pointer: the buttons that filter by book do the same for everyone.
 */
export const BookChart = (props: BookChartProps) => (
  <div aria-hidden="true" className={styles.chart} data-chosen={props.chosen !== undefined}>
    <TestamentBars testament="old" {...props} />
    <TestamentBars testament="new" {...props} />
  </div>
);
