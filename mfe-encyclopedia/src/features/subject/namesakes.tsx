import { Link, useText } from '@manna/shared/runtime';
import type { EntryData } from './load-subject';
import styles from './namesakes.module.css';
import { entryText } from './subject-text';

type Sharing = Pick<EntryData, 'name' | 'aliases' | 'namesakes'>;

/** The name that an entry shares with another: Paul and the king Saul share 'Saul', which is another name of Paul. */
const sharedName = ({ name, aliases }: Omit<Sharing, 'namesakes'>, other: string): string =>
  name !== other && aliases.includes(other) ? other : name;

/** The other entries that share a name with this one, by what they are. */
export function Namesakes({ entry }: { entry: Sharing }) {
  const text = useText(entryText);
  const names = [...new Set(entry.namesakes.map(({ name }) => sharedName(entry, name)))];
  return names.map((shared, index) => {
    const id = `namesakes-${index}`;
    return (
      <div key={shared} className={styles.namesakes}>
        <p id={id}>{text.namesakes(shared)}:</p>
        <ul aria-labelledby={id} className={styles.list}>
          {entry.namesakes
            .filter(({ name }) => sharedName(entry, name) === shared)
            .map(({ name, title, pagePath, category }) => {
              // The page that lists the bearers of a name says in its title who they are.
              const isOfName = name === shared || category.slug === 'dictionary';
              return (
                <li key={pagePath}>
                  <Link to={pagePath} lang="en">
                    {title == null ? name : isOfName ? title : `${name}: ${title}`}
                  </Link>
                </li>
              );
            })}
        </ul>
      </div>
    );
  });
}
