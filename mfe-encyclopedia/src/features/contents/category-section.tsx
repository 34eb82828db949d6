import { encyclopediaCategoryNames, encyclopediaPaths } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { EntryCard, VisuallyHidden } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';
import type { EncyclopediaContentsQuery } from '../../generated/graphql';
import { lookOf, type CategorySlug } from '../../names/categories';
import { contentsText } from './contents-text';
import styles from './category-section.module.css';

interface CategorySectionProps {
  slug: CategorySlug;
  /** Number of entries in the category. */
  count: number;
  featured: EncyclopediaContentsQuery['entries'];
}

/** A category on the encyclopedia's home page: its description, its number of entries, and a few of them. */
export function CategorySection({ slug, count, featured }: CategorySectionProps) {
  const text = useText(contentsText);
  const names = useText(encyclopediaCategoryNames);
  const language = useLanguage();
  const { accent, icon } = lookOf(slug);
  return (
    <section data-accent={accent} className={styles.section}>
      <div className={styles.head}>
        <h2 id={slug} className={styles.name}>
          <CategoryIcon name={icon} />
          <Link to={encyclopediaPaths.category({ category: slug })} className={styles.link}>
            {names[slug]}
          </Link>
        </h2>
        <p className={styles.text}>{text[slug]}</p>
      </div>
      {featured.length > 0 && (
        <ul className={styles.cards}>
          {featured.map(({ id, pagePath, name, title }) => (
            <li key={id}>
              <EntryCard
                as={Link}
                to={pagePath}
                name={name}
                title={title}
                accent={accent}
                icon={<CategoryIcon name={icon} />}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.links}>
        <Link to={encyclopediaPaths.category({ category: slug })} className={styles.all}>
          {text.all(count.toLocaleString(language))}
          <VisuallyHidden>: {names[slug]}</VisuallyHidden>
        </Link>
        {slug === 'places' && (
          <Link to={encyclopediaPaths.atlas} className={styles.all}>
            {text.atlas}
          </Link>
        )}
      </p>
    </section>
  );
}
