import type { Crumb } from '../contracts';
import type { LinkComponent } from './link-component';
import styles from './breadcrumbs.module.css';

/** The trail to this page, as links; its last step is the page itself. */
export function Breadcrumbs({ as: Link, crumbs }: { as: LinkComponent; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs" className={styles.trail}>
      <ol className={styles.steps}>
        {crumbs.map(({ path, fragment }, index) => (
          <li key={path} className={styles.step}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{fragment}</span>
            ) : (
              <Link to={path} className={styles.link}>
                {fragment}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
