import { handoutPath } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Later } from '../../steps/later';
import type { HandoutFormProps } from './handout-form';
import { handoutLabel } from './handout-label';
import styles from '../head-menu.module.css';

const loadForm = () => import(/* webpackChunkName: "reader-tools" */ './handout-form').then((part) => part.HandoutForm);

/**
 * The choice to get a page as a PDF: a link to one of the usual form, and its options once they are loaded.
 *
 * @param page Path of the page, with its translation.
 */
export function HandoutChoice({ page }: { page: string }) {
  const text = useText(handoutLabel);
  const href = handoutPath(page);
  const link = (
    <a href={href} rel="nofollow" className={styles.choice}>
      {text.pdf}
    </a>
  );
  const props: HandoutFormProps = { href };
  return (
    <li>
      <Later load={loadForm} props={props} fallback={link} />
    </li>
  );
}
