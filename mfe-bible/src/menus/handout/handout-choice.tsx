import { handoutText } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { HandoutForm } from '@manna/shared/ui/controls';
import styles from '../head-menu.module.css';

/**
 * The choice to get chapters as a PDF.
 *
 * @param page Path of the page, with its translation.
 */
export const HandoutChoice = ({ page }: { page: string }) => (
  <HandoutForm hasVerses page={page} text={useText(handoutText)} summaryClass={styles.choice} />
);
