import type { MenuEntry } from '@manna/shared/contracts';
import { Link } from '@manna/shared/runtime';
import styles from './footer.module.css';

/** The end of every page: the way to each part of the site that exists. */
export function Footer({ productName, menu }: { productName: string; menu: readonly MenuEntry[] }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.words}>
          <strong className={styles.name}>{productName}</strong>
          Free Bible study for everyone. Reading never asks for an account.
        </p>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {menu.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
