import { useRef } from 'react';
import { books, type Book, type Testament } from '../../domain';
import { useListeners } from '../hooks';
import styles from './book-chart.module.css';

/** The height of the drawing, in units of which a book is one wide. */
const HEIGHT = 40;
/** A book with one verse can still be seen. */
const LOWEST = 3;
const BAR_WIDTH = 0.8;
const GROUND = 0.6;
/** So many books away from a press, a bar is still meant. */
const REACH = 2;

interface BookChartProps {
  /** How many verses, by the OSIS id of each book that has any. */
  groups: Readonly<Record<string, number>>;
  text: Readonly<Record<Testament, string>>;
  nameOf: (book: Book) => string;
  /** A count in the language of the page: '1,047'. */
  countText: (count: number) => string;
  /** OSIS id of the book that stands out; none by default. */
  chosen?: string | undefined;
  /** Undefined if the chosen book was pressed. */
  onChoose: (osisId: string | undefined) => void;
}

/** The book with verses that is nearest to a position, from 0 at the first to their number at the last. */
function nearestBook(ids: readonly string[], groups: BookChartProps['groups'], position: number): string | undefined {
  const distance = (index: number) => Math.abs(index + 0.5 - position);
  const near = ids
    .map((id, index) => ({ id, index }))
    .filter(({ id, index }) => groups[id] && distance(index) <= REACH);
  return near.sort((one, other) => distance(one.index) - distance(other.index))[0]?.id;
}

function TestamentBars({
  testament,
  groups,
  text,
  nameOf,
  countText,
  chosen,
  onChoose,
}: BookChartProps & { testament: Testament }) {
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
        {text[testament]} <span className={styles.total}>{countText(total)}</span>
      </p>
      <div ref={bars} className={styles.bars}>
        <svg viewBox={`0 0 ${shown.length} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
          {shown.map((book, index) => {
            const { osisId } = book;
            const count = groups[osisId] ?? 0;
            const height = count === 0 ? GROUND : Math.max(LOWEST, (count / most) * HEIGHT);
            return (
              <g key={osisId} className={styles.book} data-chosen={osisId === chosen}>
                <title>{`${nameOf(book)}: ${countText(count)}`}</title>
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
        <span>{first && nameOf(first)}</span>
        <span>{last && nameOf(last)}</span>
      </p>
    </div>
  );
}

/**
 * A bar for each book of the Bible, as high as its verses are many, and a press chooses the book. It is only for the eye and
 * the pointer: the page must offer the same to everyone, as links or buttons.
 */
export const BookChart = (props: BookChartProps) => (
  <div aria-hidden="true" className={styles.chart} data-chosen={props.chosen !== undefined}>
    <TestamentBars testament="old" {...props} />
    <TestamentBars testament="new" {...props} />
  </div>
);
