import { useRef, type ReactNode } from 'react';
import type { Extension } from '@manna/shared/domain';
import { usePartName } from '@manna/shared/runtime';
import { useModal } from '../modals/use-modal';
import { useMet } from '../components/use-met';
import { ExtensionPart } from './extension-part';
import styles from './action-field.module.css';

interface ActionFieldProps {
  action: Extension<'headerActions'>;
  /** Name of the field. */
  label: string;
  /** Shows it only if the header is wide enough. */
  isInHeader?: boolean;
  /** The button before the field. */
  children: ReactNode;
}

/**
 * A field that leads to the page of a header action, as a form. When the pointer or the focus comes near, the code of the
 * pillar loads, which shows something below the field while the reader types; React does not control the field, so what
 * was typed before that stays in it.
 */
export function ActionField({ action, label, isInHeader, children }: ActionFieldProps) {
  const { page, pillar, modal, field: name } = action;
  const { toggle } = useModal();
  const landmark = usePartName()(label);
  const field = useRef<HTMLInputElement>(null);
  const [met, meet] = useMet(field, ':focus');
  return (
    <form
      role="search"
      action={page.path}
      aria-label={landmark}
      className={isInHeader ? `${styles.form} ${styles.small}` : styles.form}
    >
      {children}
      <input
        ref={field}
        type="search"
        name={name}
        aria-label={label}
        placeholder={label}
        className={styles.field}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onFocus={meet}
        onPointerEnter={meet}
      />
      {met && (
        <ExtensionPart slot="headerActions" pillar={pillar} id={page.id}>
          {(Part) => <Part field={field} openModal={() => modal && toggle(modal)} />}
        </ExtensionPart>
      )}
    </form>
  );
}
