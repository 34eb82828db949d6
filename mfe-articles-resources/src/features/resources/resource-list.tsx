import { categoryLook } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { EntryCard } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { PlanMark } from './plan/plan-mark';
import { findResourceCategory } from '../../names/categories';
import type { ListedResource } from './load-resources';
import { resourcesText } from './resources-text';
import styles from './resource-list.module.css';

interface ResourceListProps {
  resources: readonly ListedResource[];
  /** Level of their headings; 3 by default. */
  level?: 2 | 3;
}

/** Resources as cards, each with its picture. */
export function ResourceList({ resources, level = 3 }: ResourceListProps) {
  const text = useText(resourcesText);
  if (resources.length === 0) return <p>{text.none}</p>;
  return (
    <ul className={styles.resources}>
      {resources.map((resource) => (
        <li key={resource.id}>
          <ResourceCard resource={resource} level={level} />
        </li>
      ))}
    </ul>
  );
}

function ResourceCard({ resource, level }: { resource: ListedResource; level: 2 | 3 }) {
  const { name, title, summary, pagePath, images, category } = resource;
  const { accent, icon } = categoryLook(findResourceCategory(category.slug) ?? 'downloads');
  return (
    <EntryCard
      as={Link}
      to={pagePath}
      name={name}
      title={title}
      summary={summary}
      picture={images[0]}
      accent={accent}
      icon={<CategoryIcon name={icon} />}
      level={level}
      mark={<PlanMark path={pagePath} />}
    />
  );
}
