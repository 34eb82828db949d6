import { Link, useText } from '@manna/shared/runtime';
import { formatCount } from '@manna/shared/ui';
import { relationNames } from '../../names/relation-names';
import { groupRelations, type RelatedItem } from './group-relations';
import type { EntryData } from './load-subject';
import { entryText } from './subject-text';
import styles from './entry-relations.module.css';

/** Up to this many related entries are all shown; more are folded, group by group. */
const FEW = 12;

/** The related entries of an entry, by group. A long list begins with the featured ones, and its groups are folded. */
export function EntryRelations({ entry }: { entry: EntryData }) {
  const text = useText(entryText);
  const groups = groupRelations(entry);
  const hasFamily =
    groups.some(({ group }) => group === 'family') || (entry.__typename === 'Person' && entry.namedKin.length > 0);
  if (groups.length === 0 && !hasFamily) return null;
  const all = groups.flatMap(({ items }) => items);
  const folded = all.length > FEW;
  const featured = folded ? all.filter((item) => item.featured).slice(0, FEW) : [];
  return (
    <section className={styles.related}>
      <h2 id="related" className={styles.heading}>
        {text.related}
      </h2>
      {featured.length > 0 && <RelatedList items={featured} />}
      {hasFamily && (
        <p>
          <Link to={`${entry.pagePath}/family`}>{text.familyTree}</Link>
        </p>
      )}
      <div className={folded ? styles.folded : styles.groups}>
        {groups.map(({ group, items }) => {
          const name = (
            <h3 id={`related-${group}`} className={styles.name}>
              {text[group]}
            </h3>
          );
          return (
            <section key={group}>
              {folded ? (
                <details>
                  <summary className={styles.summary}>
                    {name} <span className={styles.count}>{formatCount(items.length)}</span>
                  </summary>
                  <RelatedList items={items} />
                </details>
              ) : (
                <>
                  {name}
                  <RelatedList items={items} />
                </>
              )}
            </section>
          );
        })}
      </div>
    </section>
  );
}

const RelatedList = ({ items }: { items: readonly RelatedItem[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item.id}>
        <Related item={item} />
      </li>
    ))}
  </ul>
);

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
