import { memo } from 'react';
import type { OmissionReason } from '@manna/shared/contracts';
import { useText } from '@manna/shared/runtime';
import { NoteWords, OmittedWords } from '../../text/said-by-site';
import { Words } from '../../text/words';
import type { Cell, ComparedVerse, Run } from './align-verses';
import { compareText } from './compare-text';
import type { VerseDifferences } from './find-differences';
import type { ComparisonData } from './load-comparison';
import { markRuns } from './mark-runs';
import type { Span } from './word-differences';
import styles from './verse-table.module.css';

interface VerseRowProps extends ComparedVerse {
  columns: ComparisonData['columns'];
  /** Path of the verse's own page. */
  path: string;
  isSelected: boolean;
  /** Undefined until the differences are found. */
  differences: VerseDifferences | undefined;
}

/** A verse in each translation. Memoised, because a chapter has up to 176 and few of them change at a time. */
export const VerseRow = memo(function VerseRow({
  verse,
  cells,
  asides,
  columns,
  path,
  isSelected,
  differences,
}: VerseRowProps) {
  const text = useText(compareText);
  return (
    <tr role="row" className={styles.row} data-verse={verse} data-selected={isSelected ? '' : undefined}>
      <th role="rowheader" scope="row" className={styles.number}>
        <a href={path} aria-label={text.verse(verse)} aria-current={isSelected ? 'true' : undefined}>
          {verse}
        </a>
      </th>
      {columns.map(({ shortName, language, direction }, column) => (
        // Keyed by index, so that no element moves when a translation changes its column.
        <td key={column} className={styles.cell} data-name={shortName} lang={language} dir={direction}>
          <CellView cell={cells[column] ?? null} reason={asides[column]?.reason} differing={differences?.[column]} />
          {asides[column]?.notes.map((note) => (
            <span key={note.text} className={styles.aside}>
              <NoteWords note={note} />
            </span>
          ))}
        </td>
      ))}
    </tr>
  );
});

interface CellProps {
  cell: Cell | null;
  reason: OmissionReason | undefined;
  differing: readonly Span[] | undefined;
}

function CellView({ cell, reason, differing = [] }: CellProps) {
  if (!cell) {
    return (
      <span className={styles.omitted}>
        <OmittedWords reason={reason} />
      </span>
    );
  }
  const { before, runs, after } = cell;
  return (
    <>
      {before?.map((line, index) => (
        <span key={index} className={styles.before}>
          <Runs runs={line} />
        </span>
      ))}
      {differing.length > 0 ? <MarkedRuns runs={runs} differing={differing} /> : <Runs runs={runs} />}
      {after?.map((line, index) => (
        <span key={index} className={styles.after}>
          <Runs runs={line} />
        </span>
      ))}
    </>
  );
}

const Runs = ({ runs }: { runs: readonly Run[] }) => runs.map((run, index) => <RunView key={index} run={run} />);

const MarkedRuns = ({ runs, differing }: { runs: readonly Run[]; differing: readonly Span[] }) =>
  markRuns(runs, differing).map(({ run, differs }, index) =>
    differs ? (
      <mark key={index} className={styles.differs}>
        <RunView run={run} />
      </mark>
    ) : (
      <RunView key={index} run={run} />
    ),
  );

const RunView = ({ run }: { run: Run }) =>
  typeof run === 'string' ? (
    <Words text={run} added={false} jesus={false} />
  ) : (
    <Words text={run.text} added={run.added === true} jesus={run.jesus === true} />
  );
