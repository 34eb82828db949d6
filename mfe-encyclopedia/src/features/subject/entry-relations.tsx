import { Link, useText } from '@manna/shared/runtime';
import { relationNames } from '../../names/relation-names';
import { groupRelations, type RelatedItem } from './group-relations';
import type { EntryData } from './load-subject';
import { entryText } from './subject-text';
import styles from './entry-relations.module.css';

/** The related entries of an entry, under their headings. */
export function EntryRelations({ entry }: { entry: EntryData }) {
  const text = useText(entryText);
  const groups = groupRelations(entry);
  if (groups.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2 id="related" className={styles.heading}>
        {text.related}
      </h2>
      <div className={styles.groups}>
        {groups.map(({ group, items }) => (
          <section key={group}>
            <h3 id={`related-${group}`} className={styles.name}>
              {text[group]}
            </h3>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <Related item={item} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function Related({ item: { name, title, pagePath, kinds } }: { item: RelatedItem }) {
  const names = useText(relationNames);
  return (
    <Link to={pagePath} className={styles.item}>
      <span>
        <span className={styles.link} lang="en">
          {name}
        </span>
        {kinds.length > 0 && <span className={styles.kind}>{` · ${kinds.map((kind) => names[kind]).join(', ')}`}</span>}
      </span>
      {title && (
        <span className={styles.title} lang="en">
          {title}
        </span>
      )}
    </Link>
  );
}
