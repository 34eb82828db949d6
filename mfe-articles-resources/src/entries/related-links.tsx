import { Link, useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import { namesText } from '../names/names-text';
import styles from './related-links.module.css';

interface NamedEntry {
  id: string;
  name: string;
  title: string | null;
  pagePath: string;
}

type Relations = readonly { item: NamedEntry }[];

interface RelatedLinksProps {
  entry: {
    relatedEntities: Relations;
    relatedEvents: Relations;
    relatedWords: Relations;
    relatedArticles?: Relations;
    relatedResources: Relations;
  };
}

/** Links to related entries, by part of the site. Renders nothing without entries. */
export function RelatedLinks({ entry }: RelatedLinksProps) {
  const text = useText(namesText);
  const groups = [
    { title: text.relatedEntities, relations: [...entry.relatedEntities, ...entry.relatedEvents] },
    { title: text.relatedWords, relations: entry.relatedWords },
    { title: text.relatedArticles, relations: entry.relatedArticles ?? [] },
    { title: text.relatedResources, relations: entry.relatedResources },
  ].filter(({ relations }) => relations.length > 0);
  if (groups.length === 0) return null;
  return (
    <PageSection id="related" title={text.related}>
      <div className={styles.groups}>
        {groups.map(({ title, relations }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <ul lang="en">
              {relations.map(({ item }) => (
                <li key={item.id} className={styles.entry}>
                  <Link to={item.pagePath} className={styles.link}>
                    {item.name}
                  </Link>
                  {item.title && <span className={styles.about}>{item.title}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageSection>
  );
}
