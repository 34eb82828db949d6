import type { Crumb } from '@manna/shared/contracts';
import { Link, useText } from '@manna/shared/runtime';
import { headerText } from './header-text';
import styles from './crumb-trail.module.css';

/** The breadcrumbs on one line; the last one is the page itself. */
export function CrumbTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const last = crumbs.length - 1;
  return (
    <nav aria-label={useText(headerText).breadcrumbs} className={styles.trail}>
      <ol className={styles.steps}>
        {crumbs.map(({ path, fragment, language }, index) => (
          <li key={path} lang={language} className={styles.step}>
            {index === last ? (
              <span aria-current="page" className={styles.here}>
                {fragment}
              </span>
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
