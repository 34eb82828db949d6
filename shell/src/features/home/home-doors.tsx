import { Link, useLanguage } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { labelOf } from '../menu/menu-entries';
import { useMenu } from '../../host/router/page-context';
import styles from './home-doors.module.css';

/** A door to each part of the site. */
export function HomeDoors() {
  const language = useLanguage();
  const menu = useMenu();
  return (
    <ul className={styles.doors}>
      {menu.map((entry) => (
        <li key={entry.path} data-accent={entry.accent}>
          <Link to={entry.path} className={styles.door}>
            <Icon name={entry.icon} />
            {labelOf(entry, language)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
