import type { Accent } from '../accent';
import type { LinkComponent } from '../link-component';
import { CategoryIcon } from './category-icon';
import styles from './category-links.module.css';

interface CategoryLinksProps {
  /** The runtime's Link component. */
  as: LinkComponent;
  links: readonly { path: string; name: string; icon: string; accent: Accent }[];
}

/** Links to the categories of a pillar, each in its color, for a tab of the main menu. */
export const CategoryLinks = ({ as: Link, links }: CategoryLinksProps) => (
  <ul>
    {links.map(({ path, name, icon, accent }) => (
      <li key={path} data-accent={accent}>
        <Link to={path} className={styles.link}>
          <CategoryIcon name={icon} />
          {name}
        </Link>
      </li>
    ))}
  </ul>
);
