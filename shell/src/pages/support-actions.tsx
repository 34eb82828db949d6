import { useText } from '@manna/shared/runtime';
import { Actions } from '@manna/shared/ui';
import { ModalLink } from '../modals/modal-link';
import { sitePageText } from './site-page-text';
import styles from './support-actions.module.css';

const actions = [
  { modal: 'donate', name: 'give' },
  { modal: 'share', name: 'share' },
  { modal: 'join', name: 'join' },
  { modal: 'contribute', name: 'contribute' },
] as const;

/** The four ways to support the site, each opening its modal over the page. */
export function SupportActions() {
  const text = useText(sitePageText);
  return (
    <Actions>
      {actions.map(({ modal, name }) => (
        <ModalLink key={modal} name={modal} className={styles.action}>
          {text[name]}
        </ModalLink>
      ))}
    </Actions>
  );
}
