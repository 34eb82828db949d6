import { labelOf } from '@manna/shared/domain';
import { Link, useExtensions, useLanguage } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import styles from './home-links.module.css';

/** Links to the parts of the site. */
export function HomeLinks() {
  const language = useLanguage();
  return (
    <ul className={styles.links}>
      {useExtensions('homeLinks').map(({ key, page, accent }) => (
        <li key={key} data-accent={accent}>
          <Link to={page.path} className={styles.link}>
            <Icon name={page.icon} />
            {labelOf(page, language)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
