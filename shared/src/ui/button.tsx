import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import type { LinkComponent } from './link-component';
import styles from './button.module.css';

type Look = 'filled' | 'outlined';

const classOf = (look: Look) => (look === 'filled' ? `${styles.button} ${styles.filled}` : styles.button);

interface ButtonProps {
  onClick: () => void;
  children: ReactNode;
  icon?: IconName;
  look?: Look;
  disabled?: boolean;
}

/** A button. `look` is 'filled' for the main action, otherwise 'outlined' (default). */
export function Button({ onClick, children, icon, look = 'outlined', disabled = false }: ButtonProps) {
  return (
    <button type="button" className={classOf(look)} disabled={disabled} onClick={onClick}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** The button that sends a form, here or without scripts. */
export function SubmitButton({ children, look = 'outlined' }: Pick<ButtonProps, 'children' | 'look'>) {
  return (
    <button type="submit" className={classOf(look)}>
      {children}
    </button>
  );
}

interface ButtonLinkProps {
  as: LinkComponent;
  to: string;
  children: ReactNode;
  icon?: IconName;
  look?: Look;
}

/** A link that looks like a button. */
export function ButtonLink({ as: Link, to, children, icon, look = 'outlined' }: ButtonLinkProps) {
  return (
    <Link to={to} className={classOf(look)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
