import type { ProseInline, ProseTable as Table } from '../../contracts';
import type { LinkComponent } from '../link-component';
import { Inlines } from './prose-inlines';
import { ProseTable } from './prose-table';

interface DataTableProps {
  as: LinkComponent;
  table: Table;
  /** What opens the table, if it is closed at first. In the language of the interface. */
  foldedBehind?: string | undefined;
}

/** Data as a table, with links to entries and verses. */
export function DataTable({ as, table: { caption, head, rows }, foldedBehind }: DataTableProps) {
  const words = (inlines: readonly ProseInline[]) => <Inlines as={as} inlines={inlines} parts={undefined} />;
  return (
    <ProseTable
      caption={words(caption)}
      head={head.map(words)}
      rows={rows.map((row) => row.map(words))}
      foldedBehind={foldedBehind}
    />
  );
}
