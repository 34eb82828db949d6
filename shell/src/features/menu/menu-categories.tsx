import { categories } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { CategoryIcon } from '@manna/shared/ui/controls';
import type { PillarTab } from './menu-entries';
import { menuTabText } from './menu-tab-text';
import styles from './menu-tab.module.css';

const isNamed = (slug: string): slug is Exclude<keyof typeof menuTabText, 'all'> =>
  slug in menuTabText && slug !== 'all';

/** The categories of a pillar, each in its colour. */
export function MenuCategories({ pillar }: { pillar: Exclude<PillarTab, 'bible'> }) {
  const text = useText(menuTabText);
  return (
    <ul>
      {categories
        .filter((category) => category.pillar === pillar)
        .map(({ slug, name, icon, colour }) => (
          <li key={slug} data-accent={colour}>
            <Link to={`/${pillar}/${slug}`} className={styles.category}>
              <CategoryIcon name={icon} />
              {isNamed(slug) ? text[slug] : name}
            </Link>
          </li>
        ))}
    </ul>
  );
}
