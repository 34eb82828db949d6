import { Icon, type IconName } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';

/** Icons by which pillars are known in the menu, and of which no category has one. */
const ofPlaces: readonly IconName[] = ['home', 'book', 'search', 'person'];

/** The icon that a page's trail names: a category's, or that of a place in the menu. */
export function TrailIcon({ name }: { name: string }) {
  const place = ofPlaces.find((icon) => icon === name);
  return place ? <Icon name={place} /> : <CategoryIcon name={name} />;
}
