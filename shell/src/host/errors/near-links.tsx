import { Link, type NearPage } from '@manna/shared/runtime';
import styles from './not-found-page.module.css';

/** A list of links to the pages that a reader may want instead. */
export function NearLinks({ pages }: { pages: readonly NearPage[] }) {
  return (
    <ul>
      {pages.map(({ path, label }) => (
        <li key={path}>
          <Link to={path} className={styles.near}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
