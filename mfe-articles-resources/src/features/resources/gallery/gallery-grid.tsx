import { categoryLook } from '@manna/shared/domain';
import { Link, useHasPanels } from '@manna/shared/runtime';
import { CategoryIcon, PictureTile, VirtualGrid } from '@manna/shared/ui/controls';
import type { ResourceCategory } from '../../../names/categories';
import { PlanMark } from '../plan/plan-mark';
import type { GalleryItem } from './load-gallery';

interface GalleryGridProps {
  /** Name of the list. */
  label: string;
  category: ResourceCategory;
  items: readonly GalleryItem[];
}

/** Resources as tiles with their pictures. */
export function GalleryGrid({ label, category, items }: GalleryGridProps) {
  const hasPanels = useHasPanels();
  const icon = <CategoryIcon name={categoryLook(category).icon} />;
  return (
    <VirtualGrid label={label} items={items} keyOf={({ path }) => path} isVirtual={!hasPanels}>
      {({ path, name, image }, index) => (
        <PictureTile as={Link} to={path} name={name} picture={image} icon={icon} index={index}>
          {category === 'downloads' && <PlanMark path={path} />}
        </PictureTile>
      )}
    </VirtualGrid>
  );
}
