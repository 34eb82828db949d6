import { categoryLook } from '@manna/shared/domain';
import { Link, useHasPanels } from '@manna/shared/runtime';
import { pictureAttributes } from '@manna/shared/ui';
import { CategoryIcon, VirtualGrid } from '@manna/shared/ui/controls';
import type { ResourceCategory } from '../../../names/categories';
import styles from './gallery.module.css';
import type { GalleryItem } from './load-gallery';

/** Pictures of the first row of a wide screen, which are loaded at once. */
const FIRST_PICTURES = 4;

interface GalleryGridProps {
  /** Name of the list. */
  label: string;
  category: ResourceCategory;
  items: readonly GalleryItem[];
}

/** Resources as tiles with their pictures. */
export function GalleryGrid({ label, category, items }: GalleryGridProps) {
  const hasPanels = useHasPanels();
  const { icon } = categoryLook(category);
  return (
    <VirtualGrid label={label} items={items} keyOf={({ path }) => path} isVirtual={!hasPanels}>
      {({ path, name, image }, index) => (
        <Link to={path} className={styles.tile} lang="en">
          {image ? (
            <img
              {...pictureAttributes(image, '10rem')}
              // Decorative: its name is below it.
              alt=""
              loading={index < FIRST_PICTURES ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
              className={styles.picture}
            />
          ) : (
            <span className={styles.picture}>
              <CategoryIcon name={icon} />
            </span>
          )}
          <span className={styles.name}>{name}</span>
        </Link>
      )}
    </VirtualGrid>
  );
}
