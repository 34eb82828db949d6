import { Link, useText } from '@manna/shared/runtime';
import { DataTable, PageSection } from '@manna/shared/ui';
import type { Resource } from './load-resource';
import { resourcesText } from './resources-text';

/** A table with more rows is closed at first. */
const LONG = 40;

/** What the picture of a resource shows, as tables. Renders nothing without tables. */
export function ResourceTables({ tables }: Pick<Resource, 'tables'>) {
  const text = useText(resourcesText);
  if (tables.length === 0) return null;
  return (
    <PageSection id="data" title={text.data}>
      <div lang="en">
        {tables.map((table, index) => (
          <DataTable
            key={index}
            as={Link}
            table={table}
            foldedBehind={table.rows.length > LONG ? text.showRows(table.rows.length) : undefined}
          />
        ))}
      </div>
    </PageSection>
  );
}
