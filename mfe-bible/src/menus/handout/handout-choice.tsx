import { handoutPath } from '@manna/shared/domain';
import { Later } from '../../steps/later';
import styles from '../head-menu.module.css';

const loadForm = () => import(/* webpackChunkName: "reader-tools" */ './handout-form').then((part) => part.HandoutForm);

/**
 * The choice to get a page as a PDF: a link to one of the usual form, and its options once they are loaded. Its name is the
 * same in every language.
 *
 * @param page Path of the page, with its translation.
 */
export function HandoutChoice({ page }: { page: string }) {
  const href = handoutPath(page);
  const link = (
    <a href={href} className={styles.choice}>
      PDF
    </a>
  );
  return (
    <li>
      <Later load={loadForm} props={{ href }} fallback={link} />
    </li>
  );
}
