import { categoryLook } from '@manna/shared/domain';
import { Link } from '@manna/shared/runtime';
import { CategoryIcon, PictureTile, VirtualGrid } from '@manna/shared/ui/controls';
import type { ListSlug } from '../lists';
import type { ListSort } from './list-choices';
import type { ListRow } from './narrow-entries';
import { useFacts } from './use-facts';

export { gridPageOf } from './whole-grid';

interface EntryGridProps {
  list: ListSlug;
  /** Name of the list. */
  label: string;
  rows: readonly ListRow[];
  sort: ListSort | null;
  /** Whether only the visible tiles are rendered, of all pages. */
  isVirtual: boolean;
}

/** Entries as tiles with their pictures. */
export function EntryGrid({ list, label, rows, sort, isVirtual }: EntryGridProps) {
  const factsOf = useFacts();
  const icon = <CategoryIcon name={categoryLook(list).icon} />;
  // A tile has room for one fact: what the list is sorted by. The list of events is sorted by date.
  const compared = sort ?? (list === 'events' ? 'date' : 'name');
  const factOf = (row: ListRow) => {
    const { [compared === 'name' ? 'first' : compared]: fact } = factsOf(row);
    return compared === 'name' && row.picture ? undefined : fact;
  };
  return (
    <VirtualGrid label={label} items={rows} keyOf={({ path }) => path} isVirtual={isVirtual}>
      {(row, index) => (
        <PictureTile
          as={Link}
          to={row.path}
          name={row.name}
          title={row.title}
          fact={factOf(row)}
          picture={row.picture}
          icon={icon}
          index={index}
        />
      )}
    </VirtualGrid>
  );
}
