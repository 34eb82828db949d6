import { Icon, type IconName } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';

/** Icons of menu entries. No category uses one of these. */
const ofPlaces: readonly IconName[] = ['home', 'book', 'search', 'person'];

/** The icon of a page in lists: its category's, or its menu entry's. */
export function TrailIcon({ name }: { name: string }) {
  const place = ofPlaces.find((icon) => icon === name);
  return place ? <Icon name={place} /> : <CategoryIcon name={name} />;
}
