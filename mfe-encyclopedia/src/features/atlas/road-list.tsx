import { bookNames } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { ReferenceLink } from '@manna/shared/ui';
import type { MappedRoad } from './ancient-roads';
import { roadText } from './road-text';
import panelStyles from './panel.module.css';
import styles from './road-list.module.css';

/** The roads that lie over the map, in words: their towns, their verses, and where their course is described. */
export function RoadList({ roads }: { roads: readonly MappedRoad[] }) {
  const text = useText(roadText);
  const books = useText(bookNames);
  if (roads.length === 0) return null;
  return (
    <section>
      <h2 id="roads" className={panelStyles.heading}>
        {text.title}
      </h2>
      <p className={panelStyles.facts}>{text.approximate}</p>
      <ul className={styles.roads}>
        {roads.map(({ id, places, verses, source }) => (
          <li key={id}>
            <strong>{text[id]}</strong>{' '}
            {verses.map((verse) => (
              <ReferenceLink key={verse} as={Link} osis={verse} names={books} className={styles.verse} />
            ))}
            <p lang="en">{places.map(({ name }) => name).join(' – ')}</p>
            <p className={panelStyles.facts}>
              {text.source} <span lang="en">{source}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
