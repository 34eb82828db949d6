import { Link, useText } from '@manna/shared/runtime';
import { relationNames } from '../../names/relation-names';
import { groupRelations, type RelatedItem, type RelationGroup } from './group-relations';
import type { EntryData } from './load-subject';
import { entryText } from './subject-text';
import styles from './entry-relations.module.css';

/** Longer groups show this many entries; the others are behind one more press. Family and events are always shown whole. */
const MOST_SHOWN = 12;
const isShownWhole = (group: RelationGroup) => group === 'family' || group === 'events';

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
            <Items items={isShownWhole(group) ? items : items.slice(0, MOST_SHOWN)} />
            {!isShownWhole(group) && items.length > MOST_SHOWN && (
              <details>
                <summary className={styles.more}>{text.more(items.length - MOST_SHOWN)}</summary>
                <Items items={items.slice(MOST_SHOWN)} />
              </details>
            )}
          </section>
        ))}
      </div>
    </section>
  );
}

const Items = ({ items }: { items: readonly RelatedItem[] }) => (
  <ul>
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
