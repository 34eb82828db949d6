import { Link, useText } from '@manna/shared/runtime';
import type { EntryData } from './load-subject';
import styles from './namesakes.module.css';
import { entryText } from './subject-text';

/** The other entries of the same name, by what they are. */
export function Namesakes({ entry: { name, namesakes } }: { entry: Pick<EntryData, 'name' | 'namesakes'> }) {
  const text = useText(entryText);
  return (
    <div className={styles.namesakes}>
      <p id="namesakes">{text.namesakes(name)}:</p>
      <ul aria-labelledby="namesakes" className={styles.list}>
        {namesakes.map(({ title, pagePath }) => (
          <li key={pagePath}>
            <Link to={pagePath} lang="en">
              {title ?? name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
