import type { ReactNode } from 'react';
import { categoryLook } from '@manna/shared/domain';
import { Link } from '@manna/shared/runtime';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { type ArticleCategory, type ResourceCategory } from '../names/categories';
import styles from './category-list.module.css';

interface CategoryListProps {
  categories: readonly {
    slug: ArticleCategory | ResourceCategory;
    path: string;
    name: string;
    about: string;
    /** '8 articles'. */
    count: ReactNode;
  }[];
}

/** The categories of a pillar, each with a link to its list, a description and its number of entries. */
export function CategoryList({ categories }: CategoryListProps) {
  return (
    <ul className={styles.categories}>
      {categories.map(({ slug, path, name, about, count }) => {
        const { accent, icon } = categoryLook(slug);
        return (
          <li key={slug} className={styles.category} data-accent={accent}>
            <CategoryIcon name={icon} />
            <div>
              <h3 className={styles.name}>
                <Link to={path} className={styles.link}>
                  {name}
                </Link>
              </h3>
              <p className={styles.about}>{about}</p>
              <p className={styles.count}>{count}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
